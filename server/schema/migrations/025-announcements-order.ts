import { sql, type Kysely } from 'kysely'

/**
 * Numbers what is to be announced by a sequence that is written to the log of PostgreSQL. That of an unlogged table is not, from version 15
 * on, and on a standby that becomes the primary it may then be broken for good ("bad magic number in sequence"): nothing that tells anybody
 * could be committed any more. What a standby loses are the rows, as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table announcements alter column id drop identity;
    create sequence announcements_order;
    alter table announcements alter column id set default nextval('announcements_order');
  `.execute(db)
}

export const accepts = {
  'AT_DropIdentity id': 'the number still comes by itself, for nobody has ever written one',
  'does what is not known to only add (CreateSeqStmt)': 'a sequence adds',
  'AT_ColumnDefault id': 'as above',
}
