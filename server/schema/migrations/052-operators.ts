import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * The accounts of operators, who use the console, and their sessions. They have nothing in common with accounts of the marketplace. A line
 * of the record says by whose account it was done; those of commands have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists operators (
      id uuid primary key,
      email text not null,
      name text not null,
      role text not null check (role in ('owner', 'support', 'viewer')),
      -- Null until the invitation is taken up.
      password_hash text,
      -- The key of the authenticator app, sealed; null until the invitation is first opened.
      sealed_key bytea,
      -- The time step of the last code that was used, so that none works twice.
      last_step bigint not null default 0,
      invitation_hash bytea unique,
      invitation_ends_at timestamptz,
      created_at timestamptz not null,
      check ((invitation_hash is null) = (invitation_ends_at is null)),
      check ((invitation_hash is null) = (password_hash is not null))
    );
    create unique index if not exists operators_email on operators (lower(email));

    create table if not exists operator_sessions (
      token_hash bytea primary key,
      operator_id uuid not null references operators on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null check (expires_at <= created_at + interval '12 hours')
    );
    create index if not exists operator_sessions_of_operator on operator_sessions (operator_id);
    create index if not exists operator_sessions_end on operator_sessions (expires_at);

    -- Without a key to operators: the line stays when its operator goes.
    alter table operator_actions add column if not exists operator_id uuid;
  `.execute(db)
  await indexConcurrently(db, 'operator_actions_by_operator', 'on operator_actions (lower(operator), id)')
  await indexConcurrently(db, 'operator_actions_by_subject', 'on operator_actions (subject, id)')
  await indexConcurrently(db, 'operator_actions_by_action', 'on operator_actions (action text_pattern_ops, id)')
}

export const isConcurrent = true
