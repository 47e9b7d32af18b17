import { sql, type Kysely } from 'kysely'

/** What the server keeps for its own work: notifications, mail and answers already given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      kind text not null,
      job_id uuid references jobs on delete set null,
      params jsonb not null default '{}',
      created_at timestamptz not null default now(),
      read_at timestamptz
    );
    create index notifications_newest on notifications (account_id, id desc);
    create index notifications_unread on notifications (account_id) where read_at is null;
    create index notifications_by_job on notifications (job_id) where job_id is not null;

    create table mail_outbox (
      id uuid primary key,
      recipient text not null,
      kind text not null,
      language text not null check (language in ('en', 'es', 'ar')),
      params jsonb not null,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      last_error text,
      sent_at timestamptz,
      failed_at timestamptz,
      check (sent_at is null or failed_at is null)
    );
    create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
    create index mail_outbox_done on mail_outbox (created_at) where sent_at is not null or failed_at is not null;

    create table idempotency_keys (
      scope text not null,
      key text not null check (char_length(key) between 1 and 255),
      operation text not null,
      request_hash bytea not null,
      status smallint,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    );
    create index idempotency_keys_by_age on idempotency_keys (created_at);
  `.execute(db)
}
