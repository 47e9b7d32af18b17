import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { isAboutSomethingInSight } from './rows.ts'

/** Like notifications as one row, in the words of the newest; or a single one of them. */
export type GroupView = Readonly<{
  id: string
  kind: string
  params: Record<string, unknown>
  jobId: string | null
  createdAt: Date
  count: number
  unread: number
  /** The newest notification in it: its place in the list. */
  newestId: string
}>

/** What to read: `before` is the place that the page before ended at. */
export type GroupWindow = Readonly<{ before: string | undefined; limit: number }>

/** The groups of an account, the one with the newest notification first, without what is out of its sight. */
export async function listGroups(db: Db, accountId: string, { before, limit }: GroupWindow): Promise<GroupView[]> {
  const { rows } = await sql<GroupView>`
    select page.id, kind, params, job_id as "jobId", created_at as "createdAt", inside.count, newest_id as "newestId",
      inside.unread
    from (
      select id, newest_id from notification_groups
      where account_id = ${accountId} ${before === undefined ? sql`` : sql`and newest_id < ${before}`}
        and exists (select from notifications where group_id = notification_groups.id and ${isAboutSomethingInSight})
      order by newest_id desc limit ${limit}
    ) as page
    cross join lateral (
      select kind, params, job_id, created_at from notifications
      where group_id = page.id and ${isAboutSomethingInSight} order by id desc limit 1
    ) as newest
    cross join lateral (
      select count(*) as count, count(*) filter (where read_at is null) as unread from notifications
      where group_id = page.id and ${isAboutSomethingInSight}
    ) as inside
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
      (read_at is null)::int as unread
    from notifications
    where account_id = ${accountId} and group_id = ${groupId} and ${isAboutSomethingInSight}
      ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}
