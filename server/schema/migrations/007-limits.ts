import { sql, type Kysely } from 'kysely'

/** How often something was tried in the window that runs, for all processes. Unlogged, which makes a count cheap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table limit_counts (
      -- SHA-256 of what is limited and of whom, which may be a mail address.
      key bytea primary key,
      points integer not null,
      ends_at timestamptz not null
    );
  `.execute(db)
}
