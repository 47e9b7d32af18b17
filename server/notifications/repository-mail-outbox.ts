import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import { sealedMail } from '../platform/mail/repository.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import type { Language } from '../schema/column-types.ts'
import type { StoredNotification } from '../events/content.ts'

/** A mail about the account itself, which nobody can switch off; the link is a one-time one, or leads to a screen. */
export type AccountMail = Readonly<{
  kind:
    | 'password_reset'
    | 'password_changed'
    | 'email_verification'
    | 'email_change'
    | 'email_undo'
    | 'key_created'
    | 'webhook_created'
    | 'webhook_off'
    | 'account_leaving'
  recipient: string
  language: Language
  params: Readonly<{ name: string; link: string; newEmail?: string; key?: string; address?: string; byLink?: true }>
}>

/** News that are mailed too, for those who want that. */
export type MailedKind =
  | 'bid_placed'
  | 'bid_withdrawn'
  | 'bid_accepted'
  | 'bid_declined'
  | 'bid_reconsidered'
  | 'bid_not_chosen'
  | 'job_completed'
  | 'job_completed_by_owner'
  | 'assignment_ended'
  | 'stepped_down'
  | 'completion_doubted'
  | 'job_rated'
  | 'rating_answered'
  | 'message_received'
  | 'job_expiring'

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that is committed. */
export async function queueMail(db: Db, { params, ...mail }: AccountMail, now: Date): Promise<void> {
  const row = { id: newId(now), ...mail, params: JSON.stringify(params), created_at: now, next_attempt_at: now }
  await db.insertInto('mail_outbox').values(row).execute()
}

/** The same for a mail whose link lets its reader in: until it is sent nobody who reads the database can use it. */
export async function queueSealedMail(
  db: Db,
  secrets: Secrets,
  { params, ...mail }: AccountMail,
  now: Date,
): Promise<void> {
  const id = newId(now)
  await db
    .insertInto('mail_outbox')
    .values({ id, ...mail, ...sealedMail(secrets, id, params), created_at: now, sealed_turn_at: now })
    .execute()
}

/** News as a mail, with a link to what they are about, and the beginning of one that switches such mails off. */
type NewsMail = Readonly<{
  news: Pick<StoredNotification, 'kind' | 'params'>
  link: string
  unsubscribe: string
  now: Date
}>

/** Queues news for accounts, except those that have switched such mail off and those that are gone, but for the news that they are. */
export async function queueNotificationMail(
  db: Db,
  accountIds: readonly string[],
  { news, link, unsubscribe, now }: NewsMail,
): Promise<void> {
  const params = JSON.stringify({ ...news.params, link })
  await sql`
    insert into mail_outbox (id, recipient, kind, language, params, is_news, created_at, next_attempt_at)
    select told.id, email, ${news.kind}, language,
      ${params}::jsonb || jsonb_build_object('name', name, 'unsubscribe', ${unsubscribe}::text || unsubscribe_token),
      true, ${now}, ${now}
    from unnest(${accountIds.map(() => newId(now))}::uuid[], ${[...accountIds]}::uuid[]) as told (id, account_id)
    join accounts on accounts.id = told.account_id
    where mail_enabled and not muted_mails @> array[${news.kind}]::text[]
      and (not is_gone or ${news.kind} = 'own_blocked')`.execute(db)
}
