import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
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
  /** The newest notification in it: its place in the list. */
  newestId: string
}>

/** What to read: `before` is the place that the page before ended at. */
export type GroupWindow = Readonly<{ before: string | undefined; limit: number }>

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

/** The groups of an account, the one with the newest notification first, without what is out of its sight; of some kinds alone where those are named. */
export async function listGroups(
  db: Db,
  accountId: string,
  { before, limit, kinds }: GroupWindow & Readonly<{ kinds?: readonly string[] | undefined }>,
): Promise<GroupView[]> {
  const { rows } = await sql<GroupView>`
    select id, kind, params, job_id as "jobId", created_at as "createdAt", newest_id as "newestId",
      ${pictureId} as "pictureId",
      case when exists (select from accounts where is_gone and deleted_at is null)
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
  { before, limit }: GroupWindow,
): Promise<GroupView[]> {
  const { rows } = await sql<GroupView>`
    select id, kind, params, job_id as "jobId", created_at as "createdAt", 1 as count, id as "newestId",
      ${pictureId} as "pictureId", (read_at is null)::int as unread
    from (
      select id, kind, params, job_id, created_at, read_at, 1 as size from notifications
      where account_id = ${accountId} and group_id = ${groupId} and ${isVisibleNotification}
        ${before === undefined ? sql`` : sql`and id < ${before}`}
      order by id desc limit ${limit}
    ) as shown
    order by id desc`.execute(db)
  return rows
}
