import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import type { StoredNotification } from '../events/content.ts'
import type { Language } from '../schema/column-types.ts'

/** News that are mailed too, for those who want that. */
export type MailedKind =
  | 'invited'
  | 'invitation_declined'
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
  | 'jobs_found'

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

export type MailSettings = Readonly<{
  isEnabled: boolean
  /** The kinds that are not mailed, even so. */
  muted: readonly string[]
}>

export async function getMailSettings(db: Db, accountId: string): Promise<MailSettings> {
  return await db
    .selectFrom('accounts')
    .select(['mail_enabled as isEnabled', 'muted_mails as muted'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Changes what is given. */
export async function updateMailSettings(db: Db, accountId: string, { isEnabled, muted }: Partial<MailSettings>) {
  const change = {
    ...(isEnabled === undefined ? {} : { mail_enabled: isEnabled }),
    ...(muted === undefined ? {} : { muted_mails: [...muted] }),
  }
  if (Object.keys(change).length === 0) return
  await db.updateTable('accounts').set(change).where('id', '=', accountId).execute()
}

/** Returns the language of an unsubscribe token's recipient; `undefined` if the token was never sent. */
export async function findSubscriber(db: Db, token: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('language')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  return row?.language
}

/** Switches off one kind of mail, or all where none is named. */
export async function muteMails(db: Db, token: string, kind: string | undefined): Promise<void> {
  const change =
    kind === undefined
      ? { mail_enabled: false }
      : { muted_mails: sql<string[]>`array_append(array_remove(muted_mails, ${kind}), ${kind})` }
  await db.updateTable('accounts').set(change).where('unsubscribe_token', '=', token).execute()
}
