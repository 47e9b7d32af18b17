import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import { areApart, isThreadVisible, statusNow, unreadByAccount } from '../schema/expressions.ts'
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
  jobPictureId: string | null
  budget: string
  assignedBusinessId: string | null
  bidState: BidState | null
  bidAmount: string | null
  /** The job is completed for too long. */
  isOver: boolean
  /** Null where there is no such business. */
  otherName: string | null
  otherPictureId: string | null
  /** Of the business, where that is the other side. */
  ratingCount: number
  ratingSum: number
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

/** A row to join, looked up for each row before it: PostgreSQL must not read a table whole for one page. */
const one = (table: string, name: string, condition: string): string =>
  `lateral (select * from ${table} where ${condition} limit 1) as ${name} on true`

type Reader = Readonly<{ id: string; role: Role }>

/** Which of the threads of an account. */
export type ThreadFilter = Readonly<{
  jobId: string | undefined
  /** Part of what the other side is called, or of the title of the job. */
  search: string | undefined
  unreadOnly: boolean
  /** Of the job at this moment. */
  jobStatus: JobStatus | undefined
}>

/** `before` is the place that the page before ended at. */
export type ThreadWindow = ThreadFilter & Readonly<{ before: string | undefined; limit: number }>

/** The threads of an account that it sees, the one with the newest message first. */
export async function listThreads(
  db: Db,
  reader: Reader,
  { jobId, search, unreadOnly, jobStatus, before, limit }: ThreadWindow,
  now: Date,
): Promise<ThreadView[]> {
  const { role: side } = reader
  const source = (bind: Bind) => {
    const joined = `threads page join ${one('jobs', 'j', 'id = page.job_id')}
      join ${one('accounts', 'other', `id = ${side === 'customer' ? 'page.business_id' : 'page.customer_id'}`)}
      left join ${one('businesses', 'b', 'account_id = page.business_id')}`
    const isShown = `${isThreadVisible[side]} ${search === undefined ? '' : `and ${contains(side, bind(search))}`}
      ${jobStatus === undefined ? '' : `and j.deleted_at is null and ${statusNow(bind, now)} = ${bind(jobStatus)}`}`
    // From the job on, which an account with many other threads has few of.
    if (jobId !== undefined)
      return `(
        select page.id, page.job_id, page.business_id from ${joined}
        where page.job_id = ${bind(jobId)} and ${isShown} offset 0
      ) as page join thread_sides mine on mine.thread_id = page.id and mine.side = '${side}'`
    // The limit inside keeps PostgreSQL from joining the tables whole: it reads on until the page is full.
    return `thread_sides mine cross join lateral (
      select page.job_id, page.business_id from ${joined}
      where page.id = mine.thread_id and ${isShown} limit 1
    ) as page`
  }
  const own = (bind: Bind) => `select page.job_id, page.business_id, mine.newest_id
    from ${source(bind)}
    where mine.account_id = ${bind(reader.id)} ${unreadOnly ? 'and mine.unread > 0' : ''}
      ${before === undefined ? '' : `and mine.newest_id < ${bind(before)}`}
    order by mine.newest_id desc limit ${bind(limit)}`
  return await readThreads(db, side, own, now)
}

/** The name of the customer `other` as a business without the job is shown it (`shortName`): what it is not shown it cannot find. */
const SHORT_NAME = String.raw`regexp_replace(other.name, '^\s*(\S+)(.*\s([[:alpha:]])\S*)?.*$', '\1 \3.')`

/** Whether what a side is called to the reader, or the title of the job, contains a text. */
function contains(reader: Role, text: string): string {
  const name =
    reader === 'customer'
      ? 'b.business_name'
      : `case when j.assigned_business_id = page.business_id then other.name else ${SHORT_NAME} end`
  const shown = `case when other.deleted_at is null then ${name} end`
  return `(strpos(lower(j.title), lower(${text})) > 0 or coalesce(strpos(lower(${shown}), lower(${text})) > 0, false))`
}

/** How many messages an account has not seen in all its threads. */
export async function countUnreadMessages(db: Db, accountId: string): Promise<number> {
  const { bind, run } = statement()
  const [row] = await run<{ unread: number }>(db, `select ${unreadByAccount(bind(accountId))} as unread`)
  return row?.unread ?? 0
}

/** @param pairs a query for jobs and businesses, and the place of their threads */
async function readThreads(db: Db, side: Role, pairs: (bind: Bind) => string, now: Date): Promise<ThreadView[]> {
  const { bind, run } = statement()
  const [otherId, otherName, otherPicture, otherSide] =
    side === 'customer'
      ? ['page.business_id', 'b.business_name', 'b.logo_file_id', 'business']
      : ['j.customer_id', 'other.name', 'other.picture_file_id', 'customer']
  const [ratingCount, ratingSum] = side === 'customer' ? ['b.rating_count', 'b.rating_sum'] : ['0', '0']
  const rows = await run<Row>(
    db,
    `select t.id as "threadId", j.id as "jobId", page.business_id as "businessId", j.customer_id as "customerId",
      j.title as "jobTitle", j.country, j.state, j.city, j.category,
      case when j.deleted_at is null then ${statusNow(bind, now)} else 'deleted' end as status,
      (select file_id from job_pictures where job_id = j.id order by position limit 1) as "jobPictureId", j.budget,
      j.assigned_business_id as "assignedBusinessId", bid.state as "bidState", bid.amount as "bidAmount",
      coalesce(j.completed_at + interval '${TALK_DAYS} days' <= ${bind(now)}, false) as "isOver",
      ${otherName} as "otherName", ${otherPicture} as "otherPictureId",
      coalesce(${ratingCount}, 0) as "ratingCount", coalesce(${ratingSum}, 0) as "ratingSum",
      coalesce(other.is_gone, true)
        or (j.status <> 'inprogress' and ${areApart('j.customer_id', 'page.business_id')}) as "isOtherGone", other.deleted_at is not null as "isOtherErased",
      coalesce(${isThreadVisible[side]}, false) as "isInSight",
      coalesce(mine.unread, 0) as unread, coalesce(theirs.seen, 0) as "seenByOther",
      coalesce(t.last_number, 0) as "lastNumber", page.newest_id as "newestId", ${messageColumns(side)}
    from (${pairs(bind)}) as page
    join ${one('jobs', 'j', 'id = page.job_id')}
    left join ${one('businesses', 'b', 'account_id = page.business_id')}
    left join ${one('accounts', 'other', `id = ${otherId}`)}
    left join ${one('bids', 'bid', 'job_id = page.job_id and business_id = page.business_id')}
    left join ${one('threads', 't', 'job_id = page.job_id and business_id = page.business_id')}
    left join ${one('thread_sides', 'mine', `thread_id = t.id and side = '${side}'`)}
    left join ${one('thread_sides', 'theirs', `thread_id = t.id and side = '${otherSide}'`)}
    left join ${one('messages', 'm', 'thread_id = t.id and number = t.last_number')}
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
