import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import type { StoredNotification } from '../events/content.ts'

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
