import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { areApart } from '../schema/expressions.ts'
import { isVisibleNotification } from './repository.ts'

/** Like notifications as one row, in the words of the newest; or a single one of them. */
export type GroupView = Readonly<{
  id: string
  kind: string
  params: Record<string, unknown>
  jobId: string | null
  createdAt: Date
  /** The file that shows what it is about. */
  pictureId: string | null
  count: number
  unread: number
  /** Whether what it asks of its reader is still to be done. */
  isPending: boolean
  /** The lowest standing bid on the open job that a row of several is about. */
  lowestBid: string | null
  /** How the last message of a thread begins that is from the other side. */
  lastWords: string | null
  /** The newest notification in it: its place in the list. */
  newestId: string
}>

/** What to read, and when: `before` is the place that the page before ended at. */
export type GroupWindow = Readonly<{ before: string | undefined; limit: number; now: Date }>

/** The kinds that a business causes, which is then known by its logo. */
const FROM_BUSINESS = [
  'bid_placed',
  'bid_edited',
  'bid_withdrawn',
  'message_received',
  'rating_answered',
  'reply_changed',
] as const

/** The logo of the one business that a row of `shown` is from, or else the first picture of its job. */
const pictureId = sql<string | null>`coalesce(
  (
    select logo_file_id from businesses join accounts on accounts.id = account_id
    where shown.size = 1 and shown.kind = any(${sql.lit(`{${FROM_BUSINESS.join(',')}}`)}::text[])
      and shown.params ->> 'author' is distinct from 'customer'
      and account_id = (shown.params ->> 'businessId')::uuid and not is_gone
  ), (
    select file_id from job_pictures join jobs on jobs.id = job_pictures.job_id
    where job_pictures.job_id = shown.job_id and jobs.deleted_at is null order by position limit 1
  )
)`

/** Whether the business of a row of `bids` is not kept apart from the customer of its job. */
const isWithin = sql.raw(`not ${areApart('jobs.customer_id', 'bids.business_id')}`)

/** Whether the reader of a row of `shown` can still choose the bid, rate the work, finish it, or answer the last word of a talk. */
const isPending = (reader: string, now: Date) => sql<boolean>`case
  when shown.kind in ('bid_placed', 'bid_edited') then exists (
    select from jobs join bids on bids.job_id = jobs.id
    where jobs.id = shown.job_id and jobs.deleted_at is null and jobs.status = 'open' and jobs.expires_at > ${now}
      and bids.state = 'standing' and ${isWithin} and (shown.size > 1 or bids.business_id = (shown.params ->> 'businessId')::uuid))
  when shown.kind = 'job_completed' then exists (
    select from jobs
    where jobs.id = shown.job_id and jobs.deleted_at is null and jobs.status = 'completed' and not jobs.is_rated)
  when shown.kind = 'completion_doubted' then exists (
    select from jobs
    where jobs.id = shown.job_id and jobs.deleted_at is null and jobs.status = 'inprogress'
      and jobs.assigned_business_id = ${reader} and jobs.doubted_at >= jobs.assigned_at)
  when shown.kind = 'message_received' then exists (
    select from jobs join threads on threads.job_id = jobs.id
      join messages on messages.thread_id = threads.id and messages.number = threads.last_number
    where jobs.id = shown.job_id and jobs.deleted_at is null
      and (jobs.status = 'inprogress' or jobs.status = 'open' and jobs.expires_at > ${now})
      and threads.business_id = (shown.params ->> 'businessId')::uuid
      and messages.author = coalesce(shown.params ->> 'author', 'business'))
  else false end`

/** What the several bids of a row of `shown` begin at, while one of them can be chosen. */
const lowestBid = (now: Date) => sql<string | null>`case when shown.kind = 'bid_placed' and shown.size > 1 then (
  select min(bids.amount) from jobs join bids on bids.job_id = jobs.id
  where jobs.id = shown.job_id and jobs.deleted_at is null and jobs.status = 'open' and jobs.expires_at > ${now}
    and bids.state = 'standing' and ${isWithin}
) end`

/** How many characters of a message a row has: more than a line of it shows. */
const WORDS = 140

/** The beginning of the message that a row of `shown` tells of; its reader is the other party of the thread. */
const lastWords = sql<string | null>`case when shown.kind = 'message_received' then (
  select left(messages.text, ${sql.lit(WORDS)}) from jobs join threads on threads.job_id = jobs.id
    join messages on messages.thread_id = threads.id and messages.number = threads.last_number
  where jobs.id = shown.job_id and jobs.deleted_at is null
    and threads.business_id = (shown.params ->> 'businessId')::uuid
    and messages.author = coalesce(shown.params ->> 'author', 'business')
) end`

/** The groups of an account, the one with the newest notification first, without what is out of its sight; of some kinds alone where those are named. */
export async function listGroups(
  db: Db,
  accountId: string,
  { before, limit, now, kinds }: GroupWindow & Readonly<{ kinds?: readonly string[] | undefined }>,
): Promise<GroupView[]> {
  const { rows } = await sql<GroupView>`
    select id, kind, params, job_id as "jobId", created_at as "createdAt", newest_id as "newestId",
      ${pictureId} as "pictureId", ${isPending(accountId, now)} as "isPending", ${lowestBid(now)} as "lowestBid", ${lastWords} as "lastWords",
      case when exists (select from accounts where is_gone and deleted_at is null)
          or exists (select from blocks where customer_id = ${accountId})
          or exists (select from blocks where business_id = ${accountId})
        then (select count(*) from notifications where group_id = shown.id and ${isVisibleNotification})
        else size end as count,
      (
        select count(*) from notifications
        where group_id = shown.id and read_at is null and ${isVisibleNotification}
      ) as unread
    from (
      select known.id, newest_id, size, kind, params, job_id, created_at
      from notification_groups as known cross join lateral (
        select kind, params, job_id, created_at from notifications
        where group_id = known.id and ${isVisibleNotification} order by id desc limit 1
      ) as newest
      where account_id = ${accountId} ${before === undefined ? sql`` : sql`and newest_id < ${before}`}
        ${kinds === undefined ? sql`` : sql`and kind = any(${[...kinds]}::text[])`}
      order by newest_id desc limit ${limit}
    ) as shown
    order by newest_id desc`.execute(db)
  return rows
}

/** The notifications of one group of an account, newest first; none of a group that is not the account's. */
export async function listGroup(
  db: Db,
  accountId: string,
  groupId: string,
  { before, limit, now }: GroupWindow,
): Promise<GroupView[]> {
  const { rows } = await sql<GroupView>`
    select id, kind, params, job_id as "jobId", created_at as "createdAt", 1 as count, id as "newestId",
      ${pictureId} as "pictureId", ${isPending(accountId, now)} as "isPending", ${lowestBid(now)} as "lowestBid", ${lastWords} as "lastWords",
      (read_at is null)::int as unread
    from (
      select id, kind, params, job_id, created_at, read_at, 1 as size from notifications
      where account_id = ${accountId} and group_id = ${groupId} and ${isVisibleNotification}
        ${before === undefined ? sql`` : sql`and id < ${before}`}
      order by id desc limit ${limit}
    ) as shown
    order by id desc`.execute(db)
  return rows
}
