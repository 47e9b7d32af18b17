import { sql } from 'kysely'
import type { Db } from '../../../server/platform/db/connection.ts'

/** Number of businesses in a crowd: more than two batches of the fan-out. */
export const CROWD = 1100

/** Inserts businesses of one city and trade. */
export async function addCrowd(db: Db, city: string, category: string): Promise<void> {
  await sql`
    with crowd as (
      insert into accounts (id, role, email, name, phone, password_hash, terms_accepted_at)
      select gen_random_uuid(), 'business', ${city} || n || '@crowd.example', 'N', '1', 'x', now()
      from generate_series(1, ${CROWD}::int) n returning id
    )
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
      has_license, has_insurance)
    select id, 'B', '1', 'A', '1', 'United States', 'Texas', array[${city}::text], array[${category}::text], false, false
    from crowd`.execute(db)
}
