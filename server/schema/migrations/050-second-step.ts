import { sql, type Kysely } from 'kysely'

/**
 * The second step of a login, and passkeys. A server of the version before asks for none, so a login there needs the password alone until every server
 * has this version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticators (
      account_id uuid primary key references accounts on delete cascade,
      sealed_key bytea not null,
      -- Null until a first code has shown that the app has the key.
      confirmed_at timestamptz,
      -- The step of the last code that was taken, in periods of 30 seconds since 1970; that one and all before are used.
      last_step bigint not null default 0,
      created_at timestamptz not null
    );
    create table recovery_codes (
      account_id uuid not null references accounts on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (account_id, code_hash)
    );
    -- Logins whose password was right and whose second step is still to come.
    create table login_tickets (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      keeps_account boolean not null,
      tries smallint not null default 0,
      expires_at timestamptz not null
    );
    create table passkeys (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      -- How often the authenticator says that it has signed; 0 for one that does not count.
      sign_count bigint not null,
      name text not null check (char_length(name) between 1 and 60),
      is_synced boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkeys_by_account on passkeys (account_id);
    -- Challenges that were answered, until they end by themselves.
    create table used_challenges (
      challenge_hash bytea primary key,
      expires_at timestamptz not null
    );
    create index used_challenges_by_end on used_challenges (expires_at);
    -- When the session last proved the second step; null where it never did.
    alter table sessions add column second_step_at timestamptz;
    -- What happened to the safety of an account, for its owner, in the last 90 days.
    create table security_events (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      event text not null,
      -- The beginning of the address that it came from.
      network text not null,
      browser text,
      system text,
      created_at timestamptz not null
    );
    create index security_events_of_account on security_events (account_id, id desc);
    create index security_events_by_age on security_events (created_at);
    create index login_tickets_by_account on login_tickets (account_id);
    create index login_tickets_by_end on login_tickets (expires_at);
  `.execute(db)
}
