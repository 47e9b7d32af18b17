import type { OperatorEventType } from '../events/domain-events.ts'
import { DomainError, codeMessages } from '../platform/domain-error.ts'
import {
  CommandError,
  UsageError,
  argumentAt,
  JSON_OPTION,
  LIMIT_OPTION,
  limitOf,
  sayAll,
  type Command,
  type AdminDbContext,
  entry,
  table,
  day,
} from './command.ts'
import { listJobBids, listJobs, repairJob, type JobLine } from '../console/service-jobs.ts'

const STATUSES = ['open', 'inprogress', 'completed', 'expired', 'deleted'] as const

const isStatus = (text: unknown): text is (typeof STATUSES)[number] => STATUSES.some((status) => status === text)

async function list(desk: AdminDbContext): Promise<void> {
  const { status, account } = desk.options
  if (status !== undefined && !isStatus(status)) throw new UsageError(`--status is one of ${STATUSES.join(', ')}.`)
  const jobs = await listJobs(desk.db, {
    ...(status === undefined ? {} : { status }),
    ...(account === undefined ? {} : { account: String(account) }),
    limit: limitOf(desk),
  })
  sayAll(desk, jobs, rowOf)
}

function rowOf({ id, status, title, customer, business, bids, postedAt }: JobLine): Readonly<Record<string, string>> {
  return {
    posted: day(postedAt),
    status,
    title,
    customer,
    business: business ?? '',
    bids: String(bids ?? 0),
    id,
  }
}

async function show(desk: AdminDbContext): Promise<void> {
  const [job] = await listJobs(desk.db, { id: argumentAt(desk, 0), limit: 1 })
  if (job === undefined) throw noJob(desk)
  const bids = await listJobBids(desk.db, job.id)
  if (desk.options['json'] === true) return desk.say(JSON.stringify({ ...job, bids }, null, 2))
  for (const [name, value] of Object.entries(job)) {
    if (value !== null && name !== 'bids') {
      desk.say(entry(name, value instanceof Date ? value.toISOString() : String(value)))
    }
  }
  const rows = bids.map(({ business, email, amount, state, isGone, placedAt }) => {
    return { bid: amount, state, business, email, placed: day(placedAt), gone: isGone ? 'gone' : '' }
  })
  if (rows.length > 0) for (const line of ['', ...table(rows)]) desk.say(line)
}

const noJob = (desk: AdminDbContext) => new CommandError(`No job has the id ${JSON.stringify(argumentAt(desk, 0))}.`)

/** Repairs a job and writes it down, or does neither. */
async function repair(desk: AdminDbContext, action: string, event: OperatorEventType): Promise<void> {
  const { db, operator } = desk
  const [line] = await listJobs(db, { id: argumentAt(desk, 0), limit: 1 })
  if (line === undefined) throw noJob(desk)
  const { reason } = desk.options
  try {
    const { before, after, job } = await repairJob(
      desk,
      { operator },
      { jobId: line.id, action, event, ...(typeof reason === 'string' && { reason }) },
    )
    desk.say(
      event === 'rating.removed'
        ? `The rating of “${job.title}” is removed.`
        : `“${job.title}” was ${before.status} and is ${after.status} now.`,
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new CommandError(
      `Nothing was done to a job that is ${line.status}: ${codeMessages.en[error.code]} (${error.code})`,
    )
  }
}

type Repair = Readonly<{ summary: string; notes: string; words?: readonly string[] }>

const REASON = { reason: { type: 'string', help: 'why, for the record' } } as const

const repairing = (name: string, event: OperatorEventType, about: Repair): Command => ({
  name,
  words: ['id'],
  options: REASON,
  opens: true,
  run: async (desk) => await repair(desk, name, event),
  ...about,
})

export const jobCommands: readonly Command[] = [
  {
    name: 'jobs list',
    summary: 'List jobs, newest first',
    words: [],
    options: {
      status: { type: 'string', help: STATUSES.join(', ') },
      account: { type: 'string', help: 'only those of this email or id, as customer, business or bidder' },
      ...LIMIT_OPTION,
      ...JSON_OPTION,
    },
    opens: true,
    run: list,
  },
  {
    name: 'jobs show',
    summary: 'Show a job with its bids',
    words: ['id'],
    options: JSON_OPTION,
    opens: true,
    run: show,
  },
  repairing('jobs reopen', 'job.reopened', {
    summary: 'Move a job one status back: completed to in progress, anything else to open',
    notes: 'The rating of a completed job is taken away. A job that becomes open expires as if it was posted now.',
  }),
  {
    name: 'jobs end',
    summary: 'End a job that is open or in progress: it is expired, and nobody works on it',
    words: ['id'],
    options: { completed: { type: 'boolean', help: 'the work was done: it is completed and can be rated' }, ...REASON },
    opens: true,
    run: async (desk) =>
      await repair(desk, 'jobs end', desk.options['completed'] === true ? 'job.completed' : 'job.ended'),
  },
  repairing('jobs remove', 'job.removed', {
    summary: 'Delete a job, whatever its status',
    notes: 'Its rating is taken away. It can be reopened until it is purged after 30 days.',
  }),
  repairing('ratings remove', 'rating.removed', {
    summary: 'Take the rating of a job away, with the reply to it',
    words: ['job id'],
    notes: 'Both parties are told. The customer may rate the job anew; the record keeps the stars.',
  }),
]
