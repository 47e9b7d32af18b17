import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import type { DeclineReason } from '../schema/column-types.ts'

type OfJob = { readonly title: string }
/** The id goes unsaid; by it the name is taken out once the business is deleted. */
type OfBusiness = OfJob & { readonly business: string; readonly businessId: string }
type OfBid = OfBusiness & { readonly amount: string }
/** Who wrote, in the thread of which business; the customer is not named. */
type OfThread = OfJob & { readonly businessId: string } & (
    | { readonly author: 'business'; readonly business: string }
    | { readonly author: 'customer' }
  )

/** What an operator did to a job. */
export type OperatorJobKind =
  | 'job_reopened'
  | 'job_resumed'
  | 'job_ended'
  | 'job_removed'
  | 'job_settled'
  | 'rating_removed'

/** What an operator did with a document of a business. */
export type LicenseCheckKind = 'license_checked' | 'insurance_checked' | 'license_unchecked' | 'insurance_unchecked'

/** What an operator did, which concerns people enough to be mailed with the rest. */
export type OperatorNotificationKind =
  | OperatorJobKind
  | LicenseCheckKind
  | 'partner_blocked'
  | 'partner_unblocked'
  | 'own_blocked'
  | 'own_unblocked'

/** What may be told, with what its words need; they are made when it is read, in the reader's language. */
export type NotificationContent =
  | { readonly kind: 'bid_placed' | 'bid_edited'; readonly params: OfBid }
  | { readonly kind: 'bid_withdrawn'; readonly params: OfBusiness }
  | { readonly kind: 'bid_declined'; readonly params: OfJob & { readonly declineReason: DeclineReason | null } }
  | { readonly kind: 'bid_reconsidered'; readonly params: OfJob }
  | { readonly kind: 'bid_accepted' | 'bid_not_chosen' | 'job_edited' | 'job_deleted'; readonly params: OfJob }
  | { readonly kind: 'rating_answered' | 'reply_changed'; readonly params: OfBusiness }
  | { readonly kind: 'job_rated' | 'rating_changed'; readonly params: OfJob & { readonly rating: number } }
  | { readonly kind: 'message_received'; readonly params: OfThread }
  | { readonly kind: 'job_completed'; readonly params: OfBusiness }
  | { readonly kind: 'job_completed_by_owner'; readonly params: OfJob }
  | { readonly kind: 'stepped_down'; readonly params: OfBusiness }
  | { readonly kind: 'assignment_ended' | 'job_open_again'; readonly params: OfJob }
  | { readonly kind: 'completion_doubted'; readonly params: OfJob & { readonly reason: string } }
  | { readonly kind: 'job_expiring' | 'job_expired'; readonly params: OfJob }
  | { readonly kind: OperatorJobKind; readonly params: OfJob }
  | { readonly kind: 'partner_blocked' | 'partner_unblocked'; readonly params: OfJob & { readonly party: string } }
  | { readonly kind: 'own_blocked' | 'own_unblocked'; readonly params: OfJob }
  | { readonly kind: LicenseCheckKind; readonly params: Readonly<Record<string, never>> }
  | { readonly kind: 'job_matching'; readonly params: OfJob & { readonly category: string; readonly city: string } }

export type NotificationKind = NotificationContent['kind']

/** News as they are stored, with what like ones have in common. */
export type StoredNotification = Readonly<{
  kind: string
  params: Readonly<Record<string, unknown>>
  groupKey: string | null
}>

export const withGroupKey = (jobId: string | null, news: NotificationContent): StoredNotification => ({
  ...news,
  groupKey: keyOf(jobId, news),
})

/** The job is null where the news are about the account itself. */
export type NotificationInput = Readonly<{ jobId: string | null; news: NotificationContent; now: Date }>

/** Puts news on the bells of accounts, each with what is like it. In a transaction. */
export async function insertNotifications(
  db: Db,
  accountIds: readonly string[],
  about: NotificationInput,
): Promise<void> {
  const { jobId, news, now } = about
  await insertNotificationRows(db, accountIds, { jobId, news: withGroupKey(jobId, news), happenedAt: now, now })
}

/** What is told, and when it became true. */
export type NotificationEvent = Readonly<{
  jobId: string | null
  news: StoredNotification
  happenedAt: Date
  now: Date
}>

/** The same of news that were stored to be told later. */
export async function insertNotificationRows(
  db: Db,
  accountIds: readonly string[],
  { jobId, news: { kind, params, groupKey }, happenedAt, now }: NotificationEvent,
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

/** What like news have in common; null for those that stand alone. */
function keyOf(jobId: string | null, { kind, params }: NotificationContent): string | null {
  switch (kind) {
    case 'job_matching':
      return JSON.stringify([kind, params.category, params.city])
    case 'bid_placed':
    case 'bid_edited':
    case 'bid_withdrawn':
    case 'job_edited':
    case 'job_open_again':
    case 'rating_changed':
    case 'reply_changed':
      return JSON.stringify([kind, jobId])
    case 'message_received':
      return JSON.stringify([kind, jobId, params.businessId])
    default:
      return null
  }
}

const GROUPS_LOCK = 4_246_011

/** How long a group takes more in though all of it was read, in milliseconds. */
const OPEN_FOR = 24 * 60 * 60 * 1000

/**
 * Lets what is told next begin a group of its own where the one before was read and is a day old. Until the transaction
 * ends nobody else tells of the same.
 */
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

/** Whether what the row of `notifications` is about can still be seen by whoever was told. */
export const isVisibleNotification = sql<boolean>`not exists (
  select from jobs join accounts as owner on owner.id = jobs.customer_id
  where jobs.id = notifications.job_id and jobs.assigned_business_id is null and owner.is_gone
    and owner.id <> notifications.account_id)`

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
