import { sql, type Kysely } from 'kysely'

/** Where in the city a job is to be done. Lists never read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column street_address text check (char_length(street_address) between 1 and 200)`.execute(db)
}
