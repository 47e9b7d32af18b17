import { sql, type Kysely } from 'kysely'

/** Sessions that their account can tell apart and end, which live 4320 hours at most, and links that confirm and undo another address. */
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
