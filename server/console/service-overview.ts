import { readJobsToMatch } from '../alerts/service-matching.ts'
import { readOutboxDepth } from '../events/service.ts'
import { fieldError } from '../platform/domain-error.ts'
import { readWaitingMail } from '../platform/mail/repository.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { Queues } from '../platform/background/queue-metrics.ts'
import { readWaitingDeliveries } from '../webhooks/service-delivery.ts'
import { countAccounts, countJobs, countNow, type JobFigures } from './repository-overview.ts'
import type { Db } from '../platform/db/connection.ts'
import { countOpenCases } from '../reports/service-cases.ts'

/** What waits in the database for the background; a line for each. */
export const QUEUES = {
  tell: readOutboxDepth,
  match: readJobsToMatch,
  mail: readWaitingMail,
  webhooks: readWaitingDeliveries,
} satisfies Queues

/** How many wait in each queue, and for how many seconds the oldest has. */
export async function readQueues(db: Db, now: Date) {
  return await Promise.all(
    Object.entries(QUEUES).map(async ([queue, read]) => {
      const { length: waiting, oldest } = await read(db)
      const oldestSeconds = oldest === null ? null : Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000))
      return { queue, waiting, oldestSeconds }
    }),
  )
}

const DAY = 24 * 60 * 60 * 1000

/** The most days of one overview, so that it takes bounded time: a quarter of a year. */
const MOST_DAYS = 92

/** How many days it has where nobody says. */
const USUAL_DAYS = 30

/** Nobody needs to know how many more there are. */
const MOST_REPORTS = 1000

type Asked = Readonly<{ from?: string; until?: string; category?: string; state?: string }>

/** The days that are asked for, by the calendar of UTC. Throws INVALID_VALUE where they are none, or too many. */
function rangeOf({ from, until }: Asked, now: Date) {
  const last = new Date(until ?? now.toISOString().slice(0, 10))
  const first = from === undefined ? new Date(last.getTime() - (USUAL_DAYS - 1) * DAY) : new Date(from)
  const before = new Date(last.getTime() + DAY)
  const days = (before.getTime() - first.getTime()) / DAY
  if (days < 1 || days > MOST_DAYS) throw fieldError('from', 'INVALID_VALUE')
  return { from: first, before, days: [first, last].map((day) => day.toISOString().slice(0, 10)) }
}

/** Figures of a range of days, and what waits now. Throws INVALID_VALUE. */
export async function readOverview({ db, now }: Pick<Deps, 'db' | 'now'>, asked: Asked) {
  const time = now()
  const { from, before, days } = rangeOf(asked, time)
  const [first = '', last = ''] = days
  const narrowed = { from, before, category: asked.category || undefined, state: asked.state || undefined }
  const [rows, accounts, numbers, openReports, queues] = await Promise.all([
    countJobs(db, narrowed),
    countAccounts(db, { from, before }),
    countNow(db, time),
    countOpenCases(db, MOST_REPORTS),
    readQueues(db, time),
  ])
  const of = (wanted: 'day' | 'trade' | 'state'): JobFigures[] =>
    rows.flatMap(({ kind, ...figures }) => (kind === wanted ? [figures] : []))
  return {
    from: first,
    until: last,
    days: of('day').toSorted((one, other) => (one.of < other.of ? -1 : 1)),
    trades: of('trade'),
    states: of('state'),
    accounts: [...accounts],
    ...numbers,
    openReports,
    queues,
  }
}
