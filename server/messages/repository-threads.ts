import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import { statusNow, isThreadVisible } from '../schema/expressions.ts'
import type { BidState, JobStatus, Role } from '../schema/column-types.ts'
import { messageColumns, type MessageView } from './repository.ts'

/** A thread as one of its sides sees it; of one that nobody has begun yet, what it would begin with. */
export type ThreadView = Readonly<{
  /** Null before the first message. */
  threadId: string | null
  jobId: string
  businessId: string
  customerId: string
  jobTitle: string
  country: string
  state: string
  city: string
  category: string
  status: JobStatus | 'deleted'
  assignedBusinessId: string | null
  bidState: BidState | null
  /** The job is completed for too long. */
  isOver: boolean
  /** Null where there is no such business. */
  otherName: string | null
  otherPictureId: string | null
  isOtherGone: boolean
  isOtherErased: boolean
  isInSight: boolean
  unread: number
  seenByOther: number
  lastNumber: number
  lastMessage: MessageView | null
  /** Its place in the list; null before the first message. */
  newestId: string | null
}>

type Row = Omit<ThreadView, 'lastMessage'> & { readonly [Name in keyof MessageView]: MessageView[Name] | null }

/** For how many days after its completion the two sides of a job may write. */
const TALK_DAYS = 30

/** The thread of a job and a business, begun or not; undefined where there is no such job. */
export async function findThread(
  db: Db,
  side: Role,
  { jobId, businessId, now }: Readonly<{ jobId: string; businessId: string; now: Date }>,
): Promise<ThreadView | undefined> {
  const pair = (bind: Bind) =>
    `select ${bind(jobId)}::uuid as job_id, ${bind(businessId)}::uuid as business_id, null::uuid as newest_id`
  const [thread] = await readThreads(db, side, pair, now)
  return thread
}

/** Which of the threads of an account: `before` is the place that the page before ended at. */
export type ThreadWindow = Readonly<{ jobId: string | undefined; before: string | undefined; limit: number }>

/** The threads of an account that it sees, the one with the newest message first. */
export async function listThreads(
  db: Db,
  reader: Readonly<{ id: string; role: Role }>,
  { jobId, before, limit }: ThreadWindow,
  now: Date,
): Promise<ThreadView[]> {
  const { role: side } = reader
  const seen = `join jobs j on j.id = page.job_id
    join accounts other on other.id = ${side === 'customer' ? 'page.business_id' : 'page.customer_id'}`
  const sources = {
    // The limit inside keeps PostgreSQL from joining the tables whole: it reads on until the page is full.
    ofAll: () => `thread_sides mine cross join lateral (
      select page.job_id, page.business_id from threads page ${seen}
      where page.id = mine.thread_id and ${isThreadVisible[side]} limit 1
    ) as page`,
    // From the job on, which an account with many other threads has few of.
    ofJob: (job: string) => `(
      select page.id, page.job_id, page.business_id from threads page ${seen}
      where page.job_id = ${job} and ${isThreadVisible[side]} offset 0
    ) as page join thread_sides mine on mine.thread_id = page.id and mine.side = '${side}'`,
  }
  const own = (bind: Bind) => `select page.job_id, page.business_id, mine.newest_id
    from ${jobId === undefined ? sources.ofAll() : sources.ofJob(bind(jobId))}
    where mine.account_id = ${bind(reader.id)}
      ${before === undefined ? '' : `and mine.newest_id < ${bind(before)}`}
    order by mine.newest_id desc limit ${bind(limit)}`
  return await readThreads(db, side, own, now)
}

/** @param pairs a query for jobs and businesses, and the place of their threads */
async function readThreads(db: Db, side: Role, pairs: (bind: Bind) => string, now: Date): Promise<ThreadView[]> {
  const { bind, run } = statement()
  const [otherId, otherName, otherPicture, otherSide] =
    side === 'customer'
      ? ['page.business_id', 'b.business_name', 'b.logo_file_id', 'business']
      : ['j.customer_id', 'other.name', 'other.picture_file_id', 'customer']
  const rows = await run<Row>(
    db,
    `select t.id as "threadId", j.id as "jobId", page.business_id as "businessId", j.customer_id as "customerId",
      j.title as "jobTitle", j.country, j.state, j.city, j.category,
      case when j.deleted_at is null then ${statusNow(bind, now)} else 'deleted' end as status,
      j.assigned_business_id as "assignedBusinessId", bid.state as "bidState",
      coalesce(j.completed_at + interval '${TALK_DAYS} days' <= ${bind(now)}, false) as "isOver",
      ${otherName} as "otherName", ${otherPicture} as "otherPictureId",
      coalesce(other.is_gone, true) as "isOtherGone", other.deleted_at is not null as "isOtherErased",
      coalesce(${isThreadVisible[side]}, false) as "isInSight",
      coalesce(mine.unread, 0) as unread, coalesce(theirs.seen, 0) as "seenByOther",
      coalesce(t.last_number, 0) as "lastNumber", page.newest_id as "newestId", ${messageColumns(side)}
    from (${pairs(bind)}) as page
    join jobs j on j.id = page.job_id
    left join businesses b on b.account_id = page.business_id
    left join accounts other on other.id = ${otherId}
    left join bids bid on bid.job_id = page.job_id and bid.business_id = page.business_id
    left join threads t on t.job_id = page.job_id and t.business_id = page.business_id
    left join thread_sides mine on mine.thread_id = t.id and mine.side = '${side}'
    left join thread_sides theirs on theirs.thread_id = t.id and theirs.side = '${otherSide}'
    left join messages m on m.thread_id = t.id and m.number = t.last_number
    order by page.newest_id desc`,
  )
  return rows.map(({ id, number, author, text, pictureIds, createdAt, isReported, ...thread }) => ({
    ...thread,
    lastMessage:
      id === null || number === null || author === null || text === null || createdAt === null
        ? null
        : { id, number, author, text, pictureIds: pictureIds ?? [], createdAt, isReported: isReported ?? false },
  }))
}
