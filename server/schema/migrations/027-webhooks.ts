import { sql, type Kysely } from 'kysely'

/**
 * Where accounts have events sent, and what is sent there. Servers of the version before write none, so that what is told by them is
 * not sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      url text not null,
      topics text[] not null check (cardinality(topics) > 0),
      secret text not null,
      old_secret text,
      old_secret_until timestamptz,
      created_at timestamptz not null,
      failures integer not null default 0,
      failing_since timestamptz,
      turn_at timestamptz not null,
      leased_until timestamptz,
      off_at timestamptz,
      off_reason text check (off_reason in ('failing', 'gone', 'full')),
      constraint webhooks_off check ((off_at is null) = (off_reason is null))
    );
    create index webhooks_by_account on webhooks (account_id);
    create index webhooks_in_turn on webhooks (turn_at) where off_at is null;

    create table webhook_jobs (
      job_id uuid not null references jobs on delete cascade,
      webhook_id uuid not null references webhooks on delete cascade,
      sequence integer not null,
      primary key (job_id, webhook_id)
    );
    create index webhook_jobs_by_webhook on webhook_jobs (webhook_id);

    create table webhook_deliveries (
      id uuid primary key,
      webhook_id uuid not null references webhooks on delete cascade,
      type text not null,
      job_id uuid,
      sequence integer,
      business_id uuid,
      message_number integer,
      happened_at timestamptz not null,
      created_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
      next_attempt_at timestamptz not null,
      attempts integer not null default 0,
      tried_at timestamptz,
      status integer,
      error text,
      milliseconds integer,
      constraint webhook_deliveries_sequence check ((job_id is null) = (sequence is null))
    );
    create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id);
    create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where state = 'waiting';
    create index webhook_deliveries_in_order on webhook_deliveries (webhook_id, coalesce(job_id, id), sequence)
      where state = 'waiting';
    create index webhook_deliveries_old on webhook_deliveries (created_at) where state <> 'waiting';
  `.execute(db)
}
