import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import type { Delivery } from '../events/content.ts'

/** Inserts one notification per account, grouped with similar ones. Needs a transaction. */
export async function insertNotificationRows(
  db: Db,
  accountIds: readonly string[],
  { jobId, kind, params, groupKey, happenedAt, now }: Delivery,
): Promise<void> {
  if (groupKey !== null) await closeGroups(db, accountIds, groupKey, now)
  await sql`
    with told as (
      select * from unnest(${accountIds.map(() => newId(now))}::uuid[], ${[...accountIds]}::uuid[]) as told (id, account_id)
      where exists (select from accounts where accounts.id = told.account_id and deleted_at is null)
    ), grouped as (
      insert into notification_groups as known (id, account_id, key, newest_id, size, began_at)
      select id, account_id, ${groupKey}, id, 1, ${now} from told
      on conflict (account_id, key) where key is not null
        do update set size = known.size + 1, newest_id = greatest(known.newest_id, excluded.newest_id)
      returning id, account_id
    )
    insert into notifications (id, account_id, group_id, kind, job_id, params, created_at)
    select told.id, account_id, grouped.id, ${kind}, ${jobId}, ${JSON.stringify(params)}::jsonb, ${happenedAt}
    from told join grouped using (account_id)`.execute(db)
}

const GROUPS_LOCK = 4_246_011

/** How long a group takes more in though all of it was read, in milliseconds. */
const OPEN_FOR = 24 * 60 * 60 * 1000

/** Closes groups that are read and a day old, so the next notification starts a new one. A lock keeps other writers of the key out. */
async function closeGroups(db: Db, accountIds: readonly string[], key: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(GROUPS_LOCK)}, hashtext(${key}))`.execute(db)
  await sql`
    update notification_groups as known set key = null
    where account_id = any(${[...accountIds]}::uuid[]) and key = ${key}
      and began_at <= ${new Date(now.getTime() - OPEN_FOR)}
      and not exists (select from notifications where group_id = known.id and read_at is null)`.execute(db)
}

export type NotificationView = Readonly<{
  id: string
  kind: string
  params: Record<string, unknown>
  jobId: string | null
  createdAt: Date
  isRead: boolean
}>

/** The business that a row of `notifications` is about or for; null where it says none. */
const business = sql`(case when owner.id = notifications.account_id then (notifications.params ->> 'businessId')::uuid
  else notifications.account_id end)`

/**
 * True if the recipient can still see the subject of the row of `notifications`. Of a job that it was not assigned, a business that is kept
 * apart from the customer reads nothing but that an assignment ended, nor does the customer of that business.
 */
export const isVisibleNotification = sql<boolean>`not exists (
  select from jobs join accounts as owner on owner.id = jobs.customer_id
  where jobs.id = notifications.job_id and (
    jobs.assigned_business_id is null and owner.is_gone and owner.id <> notifications.account_id
    or jobs.assigned_business_id is distinct from ${business} and notifications.kind not in ('assignment_ended', 'stepped_down')
      and exists (select from blocks where blocks.customer_id = owner.id and blocks.business_id = ${business})))`

/** The newest notifications of an account. */
export async function listNotifications(db: Db, accountId: string, limit: number): Promise<NotificationView[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'params', 'job_id as jobId', 'created_at as createdAt', 'read_at'])
    .where('account_id', '=', accountId)
    .where(isVisibleNotification)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ read_at, ...row }) => ({ ...row, isRead: read_at !== null }))
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(isVisibleNotification)
    .executeTakeFirstOrThrow()
  return row.unread
}

/** Which notifications of an account; all of them where nothing is named. */
export type NotificationSelector = Readonly<{
  /** This one and all older ones. */
  upTo: string | undefined
  /** About this job; messages are read in their thread. */
  jobId: string | undefined
  groupId: string | undefined
}>

export async function markRead(
  db: Db,
  accountId: string,
  { upTo, jobId, groupId }: NotificationSelector,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? ''))
    .$if(jobId !== undefined, (query) =>
      query.where('job_id', '=', jobId ?? '').where('kind', '<>', 'message_received'),
    )
    .$if(groupId !== undefined, (query) => query.where('group_id', '=', groupId ?? ''))
    .execute()
}

/** What an account was told of one thread. */
export type ThreadNotice = Readonly<{ accountId: string; jobId: string; businessId: string }>

const unreadOf = ({ accountId, jobId, businessId }: ThreadNotice) => sql<boolean>`
  account_id = ${accountId} and read_at is null and job_id = ${jobId} and kind = 'message_received'
  and params ->> 'businessId' = ${businessId}`

/** Whether an account was told of a thread and has not read that yet. */
export async function hasUnreadOfThread(db: Db, notice: ThreadNotice): Promise<boolean> {
  const row = await db.selectFrom('notifications').select('id').where(unreadOf(notice)).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function markThreadRead(db: Db, notice: ThreadNotice, now: Date): Promise<void> {
  await db.updateTable('notifications').set({ read_at: now }).where(unreadOf(notice)).execute()
}
