import { sql, type Kysely } from 'kysely'

/** What operators did, line by line. Lines are only ever added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_actions (
      id uuid primary key,
      at timestamptz not null default now(),
      operator text not null,
      action text not null,
      -- An account's id, a file or a folder.
      subject text not null,
      details jsonb not null default '{}'
    );
  `.execute(db)
}
