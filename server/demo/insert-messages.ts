import { deliveryOf } from '../events/content.ts'
import { insertNotificationRows } from '../notifications/service.ts'
import type { Db } from '../platform/db/connection.ts'
import { insertMessage, setLastSeen } from '../messages/service.ts'
import { businesses } from './people.ts'
import { HOUR, type PlacedJob, type Site } from './inserted-jobs.ts'
import { isAble } from './plan.ts'

/** One line of a conversation; `c` is the customer, `b` the business; some come with the picture of the job. */
type Line = readonly [by: 'c' | 'b', text: string, isPictured?: true]

/** The lines, and how many of the last ones the other side has not seen yet. */
export type Talk = Readonly<{ lines: readonly Line[]; unread: number }>

/** About jobs with a bid, in turn. */
export const aboutBids: readonly Talk[] = [
  {
    lines: [
      ['c', 'Thank you for your bid. Does the price include the parts?'],
      ['b', 'Yes, everything. If the valve has to be replaced as well, that would be $25 more.'],
      ['c', 'This is the faucet. Is that the old kind?', true],
      ['b', 'It is. I bring both sizes, then we need no second visit.'],
      ['b', 'Would Thursday at 9 suit you?'],
    ],
    unread: 2,
  },
  {
    lines: [
      ['b', 'Hello! Is there parking close to the house? We come with a van.'],
      ['c', 'There is a driveway, you can use it.'],
      ['b', 'Perfect.'],
      ['c', 'One more thing: we have a dog. Is that a problem?'],
    ],
    unread: 1,
  },
  {
    lines: [
      ['c', 'How long would it take?'],
      ['b', 'Half a day, and the water is off for one hour of it.'],
      ['c', 'That works for us.'],
    ],
    unread: 0,
  },
]

/** About a job in progress. */
export const aboutWork: Talk = {
  lines: [
    ['b', 'We are on our way and should be there by 10.'],
    ['c', 'Great. The gate code is on the note at the door.'],
    ['b', 'The first half is done. This is how it looks now.', true],
    ['c', 'Very nice, thank you!'],
  ],
  unread: 1,
}

/** What a business asks before it bids. */
export const question: Talk = {
  lines: [['b', 'Before I bid: which floor is it on, and can I reach it from outside?']],
  unread: 1,
}

/** One conversation of the town. */
type Spoken = Readonly<{ job: PlacedJob; business: number; talk: Talk; hoursAgo: number }>

/** The first customer and the first business find conversations, of which each has something unread. */
export async function insertTalk(db: Db, jobs: readonly PlacedJob[], site: Site): Promise<void> {
  for (const spoken of conversationsIn(jobs).toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    await speak(db, spoken, site)
  }
  // Nobody in the town reads mails.
  await db.updateTable('thread_sides').set({ mailed_at: site.now }).where('unread', '>', 0).execute()
}

function conversationsIn(jobs: readonly PlacedJob[]): Spoken[] {
  const bidOn = jobs.filter(
    ({ status, placed }) => status === 'open' && placed.some((bid) => isOwn(bid) && bid.setAside === undefined),
  )
  // Those of the first customer first, so that both demo logins meet.
  const sorted = bidOn.toSorted((one, other) => one.customer - other.customer)
  const running = jobs.find((job) => job.status === 'inprogress' && job.customer === 0 && isOwn(job.placed[job.chosen]))
  const quiet = jobs.find(({ status, customer, placed }) => status === 'open' && customer === 0 && placed.length === 0)
  const asking = quiet === undefined ? -1 : businesses.findIndex((one) => isAble(one, quiet))
  return [
    ...aboutBids.flatMap((talk, index): Spoken[] => {
      const job = sorted[index]
      return job === undefined ? [] : [{ job, business: 0, talk, hoursAgo: 1 + 5 * index }]
    }),
    ...(running === undefined ? [] : [{ job: running, business: 0, talk: aboutWork, hoursAgo: 3 }]),
    ...(quiet === undefined || asking < 0 ? [] : [{ job: quiet, business: asking, talk: question, hoursAgo: 2 }]),
  ]
}

const isOwn = (bid: PlacedJob['placed'][number] | undefined): boolean => bid?.business === 0

async function speak(db: Db, { job, business, talk, hoursAgo }: Spoken, site: Site): Promise<void> {
  const { customerIds, businessIds, addPicture, now } = site
  const { lines, unread } = talk
  const [businessId = '', customerId = ''] = [businessIds[business], customerIds[job.customer]]
  const parties = { jobId: job.id, businessId, customerId }
  const name = businesses[business]?.businessName ?? ''
  const about = { title: job.title, businessId }
  for (const [index, [by, text, isPictured]] of lines.entries()) {
    // Within the life of the job, whose newest ones are an hour or two old.
    const share = (lines.length - index) / lines.length
    const at = new Date(now.getTime() - Math.min(hoursAgo, job.posted - 1) * HOUR * share)
    const author = by === 'c' ? 'customer' : 'business'
    const [scene] = isPictured ? job.pictures : []
    const ownerId = by === 'c' ? customerId : businessId
    const pictureIds = scene === undefined ? [] : [await addPicture(db, scene, ownerId)]
    await insertMessage(db, { ...parties, author, text, pictureIds, now: at })
    if (index !== lines.length - unread) continue
    // One notice for all that is unread.
    const params =
      by === 'c'
        ? ({ ...about, author: 'customer' } as const)
        : ({ ...about, author: 'business', business: name } as const)
    const reader = by === 'c' ? businessId : customerId
    await insertNotificationRows(db, [reader], deliveryOf(job.id, { kind: 'message_received', params }, at))
  }
  const thread = await db
    .selectFrom('threads')
    .select('id')
    .where('job_id', '=', job.id)
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow()
  const last = lines.at(-1)?.[0] === 'c' ? 'customer' : 'business'
  const reader = last === 'customer' ? 'business' : 'customer'
  await setLastSeen(db, thread.id, last, lines.length)
  await setLastSeen(db, thread.id, reader, lines.length - unread)
}
