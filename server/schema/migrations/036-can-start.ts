import { sql, type Kysely } from 'kysely'

/** From which day the business of a bid can start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bids add column can_start date check (can_start between '2000-01-01' and '2999-12-31')`.execute(db)
}
