import { sql, type Kysely } from 'kysely'

/**
 * How often something was tried in the window of time that runs, for all processes together. It is not logged, which makes
 * a count as cheap as it can be: a crash of the database forgets it, and nothing else hangs on it.
 */
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
