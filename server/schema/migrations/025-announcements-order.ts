import { sql, type Kysely } from 'kysely'

/** Numbers announcements by a logged sequence: that of an unlogged table may be broken on a standby that becomes the primary ("bad magic number"). */
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
