import { sql, type Kysely } from 'kysely'

/** News can be mailed to thousands at once. Whoever waits for a link to go on with comes before them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_outbox add column is_news boolean not null default false;
    update mail_outbox set is_news = true where params ? 'unsubscribe';
    create index mail_outbox_in_turn on mail_outbox (is_news, next_attempt_at) where sent_at is null and failed_at is null;
    drop index mail_outbox_due;
  `.execute(db)
}

/** What waits in the outbox is little beside what is kept of it, and that is gone after 14 days. */
export const accepts = {
  'mail_outbox_in_turn is made while nobody can write: use indexConcurrently': 'the outbox is short',
  'drops mail_outbox_due': 'a server of the version before reads the whole outbox instead',
}
