import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import { idPerRow } from '../platform/db/statement.ts'

type OfJob = { readonly title: string }
type OfBid = OfJob & { readonly business: string; readonly amount: string }

/** What may be told, with what its words need; they are made when it is read, in the reader's language. */
export type News =
  | { readonly kind: 'bid_placed' | 'bid_edited'; readonly params: OfBid }
  | { readonly kind: 'bid_accepted' | 'bid_not_chosen' | 'job_edited' | 'job_deleted'; readonly params: OfJob }
  | { readonly kind: 'job_rated'; readonly params: OfJob & { readonly rating: number } }
  | { readonly kind: 'job_completed'; readonly params: OfJob & { readonly business: string } }
  | { readonly kind: 'job_expiring' | 'job_expired'; readonly params: OfJob }
  | { readonly kind: 'job_matching'; readonly params: OfJob & { readonly city: string } }

export type NewsKind = News['kind']

/** Tells one account. */
export async function tell(db: Db, accountId: string, jobId: string, news: News, now: Date): Promise<void> {
  await db
    .insertInto('notifications')
    .values({
      id: newId(),
      account_id: accountId,
      kind: news.kind,
      job_id: jobId,
      params: JSON.stringify(news.params),
      created_at: now,
    })
    .execute()
}

/** Tells every bidder of a job, except one where it is given. */
export async function tellBidders(db: Db, jobId: string, news: News, now: Date, except?: string): Promise<void> {
  await sql`
    insert into notifications (id, account_id, kind, job_id, params, created_at)
    select ${idPerRow}, business_id, ${news.kind}, job_id, ${JSON.stringify(news.params)}::jsonb, ${now}
    from bids
    where job_id = ${jobId} and business_id is distinct from ${except ?? null}::uuid`.execute(db)
}

type JobPlace = Readonly<{ id: string; country: string; state: string; city: string; category: string }>

/** Tells every business that works in the place and trade of a job. */
export async function tellMatching(db: Db, job: JobPlace, news: News, now: Date): Promise<void> {
  await sql`
    insert into notifications (id, account_id, kind, job_id, params, created_at)
    select ${idPerRow}, account_id, ${news.kind}, ${job.id}, ${JSON.stringify(news.params)}::jsonb, ${now}
    from businesses
    where country = ${job.country} and state = ${job.state}
      and ${job.city} = any(cities) and ${job.category} = any(categories)`.execute(db)
}

export type NotificationView = Readonly<{
  id: string
  kind: string
  params: Record<string, unknown>
  jobId: string | null
  createdAt: Date
  isRead: boolean
}>

/** The newest notifications of an account. */
export async function listNotifications(db: Db, accountId: string, limit: number): Promise<NotificationView[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'params', 'job_id as jobId', 'created_at as createdAt', 'read_at'])
    .where('account_id', '=', accountId)
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
    .executeTakeFirstOrThrow()
  return row.unread
}

/** Marks one notification and all older ones as read; all of them where none is named. */
export async function markRead(db: Db, accountId: string, upTo: string | undefined, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? ''))
    .execute()
}
