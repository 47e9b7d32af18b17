import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Language } from '../schema/tables.ts'
import { newId } from '../platform/ids.ts'
import type { News } from './rows.ts'
import { idPerRow } from '../platform/db/statement.ts'

/** A mail with a one-time link. */
export type LinkMail = Readonly<{
  kind: 'password_reset' | 'email_verification'
  recipient: string
  language: Language
  params: Readonly<{ name: string; link: string }>
}>

/** News that are mailed too, for those who want that. */
export type MailedKind = 'bid_placed' | 'bid_accepted' | 'bid_not_chosen' | 'job_completed' | 'job_expiring'
export type MailedNews = News & { readonly kind: MailedKind }

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that is committed. */
export async function queueMail(db: Db, { kind, recipient, language, params }: LinkMail, now: Date): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id: newId(),
      kind,
      recipient,
      language,
      params: JSON.stringify(params),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}

/** News as a mail, with a link to what they are about. */
type NewsMail = Readonly<{ news: MailedNews; link: string; now: Date }>

/** Queues news for one account, unless it has switched such mail off. */
export async function queueNews(db: Db, accountId: string, mail: NewsMail): Promise<void> {
  await queueFor(db, sql`id = ${accountId}`, mail)
}

/** Queues news for every bidder of a job but one, except those who have switched such mail off. */
export async function queueNewsForBidders(db: Db, jobId: string, except: string, mail: NewsMail): Promise<void> {
  const bidders = sql`select business_id from bids where job_id = ${jobId} and business_id <> ${except}`
  await queueFor(db, sql`id in (${bidders})`, mail)
}

async function queueFor(db: Db, whom: RawBuilder<unknown>, { news, link, now }: NewsMail): Promise<void> {
  const params = JSON.stringify({ ...news.params, link })
  await sql`
    insert into mail_outbox (id, recipient, kind, language, params, created_at, next_attempt_at)
    select ${idPerRow}, email, ${news.kind}, language, ${params}::jsonb || jsonb_build_object('name', name), ${now}, ${now}
    from accounts
    where ${whom} and mail_enabled and blocked_at is null`.execute(db)
}
