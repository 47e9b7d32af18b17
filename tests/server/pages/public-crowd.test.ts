import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listBusinesses, type Place } from '../../../server/directory/repository.ts'
import { testDatabase } from '../support/database.ts'

const { db, close } = await testDatabase()
afterAll(close)

test('a city with thousands of businesses has them in the same order, each once', async () => {
  await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    select uuidv7(), 'business', n || '@example.com', 'none', 'B', '1', now() from generate_series(1, 2100) n`.execute(
    db,
  )
  await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
      has_license, has_insurance)
    select id, 'Firm', '1', 'x', '1', 'United States', 'Texas', '{Austin}', '{Plumbing}', true, true from accounts`.execute(
    db,
  )
  const where = { trade: 'Plumbing', country: 'United States', state: 'Texas', city: 'Austin' }
  const seen: string[] = []
  let after: Place | undefined
  do {
    const rows = await listBusinesses(db, where, { after, limit: 500 })
    seen.push(...rows.map(({ id }) => id))
    after = rows.at(-1)
  } while (after !== undefined)
  expect([seen.length, seen]).toEqual([2100, [...new Set(seen)].toSorted().toReversed()])
})
