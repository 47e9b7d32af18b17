import { sql, type Kysely } from 'kysely'

/** Messages have scopes of their own. Keys that are there, and those that servers of the version before still make, keep what they may do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column has_message_scopes boolean not null default false`.execute(db)
}
