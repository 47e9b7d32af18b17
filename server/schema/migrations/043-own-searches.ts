import { sql, type Kysely } from 'kysely'

/** The search that each business has, for those that are there. By itself: making a trigger keeps writers out until its transaction is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into saved_searches (id, business_id, number, frequency, by_bell, by_mail, next_at)
      select gen_random_uuid(), account_id, 0, 'daily', false, true, 'epoch' from businesses on conflict do nothing`.execute(
    db,
  )
}

export const isConcurrent = true
