import { sql, type Kysely } from 'kysely'

/**
 * Keys for programs, apart from sessions: a server of the version before knows nothing of scopes, and would let a key in a row of
 * `sessions` do all that a person may. Their streams end as those of sessions do, by the function that is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid not null unique,
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      start text not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      created_at timestamptz not null,
      last_used_at timestamptz,
      expires_at timestamptz not null,
      constraint api_keys_end check (expires_at <= created_at + interval '8760 hours')
    );
    create index api_keys_by_account on api_keys (account_id);
    create trigger api_keys_ended after delete on api_keys
      referencing old table as ended for each statement execute function send_ended_sessions();
  `.execute(db)
}
