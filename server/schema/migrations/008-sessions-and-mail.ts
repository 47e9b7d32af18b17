import { sql, type Kysely } from 'kysely'

/**
 * Sessions that their account can tell apart and end, which live 180 days at most (4320 hours: a day of the database may
 * have 23), and links that confirm and undo another email address. While it can be undone, the old address is nobody
 * else's, which is asked for at each sign-up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update sessions set expires_at = least(expires_at, created_at + interval '4320 hours');
    alter table sessions
      add column id uuid not null default gen_random_uuid() unique,
      add column browser text,
      add column system text,
      add constraint sessions_end check (expires_at <= created_at + interval '4320 hours');

    alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
    alter table one_time_tokens add constraint one_time_tokens_purpose_check
      check (purpose in ('password_reset', 'email_verification', 'email_change', 'email_undo'));
    create index one_time_tokens_undo on one_time_tokens (lower(email)) where purpose = 'email_undo';
  `.execute(db)
}
