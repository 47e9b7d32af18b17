import { sql, type Kysely } from 'kysely'

/**
 * Secrets that are sealed. A server of the version before cannot open them, so it is kept away: what it goes by says that a sealed
 * mail has its turn in the year 9999, and that a sealed webhook is taken until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secrets_key (
      is_only boolean primary key default true check (is_only),
      key_id text not null,
      since timestamptz not null
    );

    alter table mail_outbox
      add column sealed bytea,
      add column sealed_turn_at timestamptz;
    create index mail_outbox_by_turn on mail_outbox (is_news, coalesce(sealed_turn_at, next_attempt_at))
      where sent_at is null and failed_at is null;

    alter table webhooks
      add column sealed_secret bytea,
      add column sealed_old_secret bytea,
      add column sealed_leased_until timestamptz;
  `.execute(db)
}

/** What waits in the outbox is little beside what is kept of it, and that is gone after 14 days. */
export const accepts = {
  'mail_outbox_by_turn is made while nobody can write: use indexConcurrently': 'the outbox is short',
}
