import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listInterests } from '../../../server/bids/repository-bid-list.ts'
import { newId } from '../../../server/platform/ids.ts'
import { testDatabase } from '../support/database.ts'
import { planned } from '../support/query-plans.ts'
import { shows } from '../../support/shows.ts'

const BIDS = 1000
const LIMIT = 51
const customerId = newId(new Date())
const jobId = newId(new Date())
const others = Array.from({ length: 11 }, () => newId(new Date()))
const idOf = (n: unknown) => sql`lpad(to_hex(${n}::int), 32, '0')::uuid`

const database = await testDatabase()
const { db, costOf, close } = planned(database.url, { large: ['bids'] })
afterAll(async () => {
  await close()
  await database.close()
})

// A dozen jobs with a thousand bids each, every tenth of which was declined.
await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
  select ${customerId}::uuid, 'customer', 'ana@example.com', 'x', 'Ana', '1', now() union all
  select ${idOf(sql`n`)}, 'business', 'bidder' || n || '@example.com', 'x', 'Bo', '1', now()
  from generate_series(1, ${BIDS}::int) as n`.execute(database.db)
await sql`insert into customers (account_id, country, state, city)
  values (${customerId}, 'United States', 'Texas', 'Austin')`.execute(database.db)
await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state,
    cities, categories, has_license, has_insurance, rating_sum, rating_count, star_counts,
    jobs_completed)
  select ${idOf(sql`n`)}, 'Bidder ' || n, '1', 'x', '78701', 'United States', 'Texas', '{Austin}', '{Plumbing}',
    true, true, n % 11 * 4, n % 11, array[0, 0, 0, n % 11, 0], 11 from generate_series(1, ${BIDS}::int) as n`.execute(
  database.db,
)
for (const id of [jobId, ...others]) {
  await sql`insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
    values (${id}, ${customerId}, 'Tap', 'Details', 'Plumbing', 'United States', 'Texas', 'Austin', 100, now())`.execute(
    database.db,
  )
  await sql`insert into bids (id, job_id, business_id, amount, proposal, created_at, state, set_aside_at)
    select gen_random_uuid(), ${id}, ${idOf(sql`n`)}, 1 + n % 300, 'x', now() - n * interval '1 second',
      case when n % 10 = 0 then 'declined' else 'standing' end, case when n % 10 = 0 then now() end
    from generate_series(1, ${BIDS}::int) as n`.execute(database.db)
}
await sql`analyze`.execute(database.db)

test.each([
  // Each bid with its business, the account of that, and the job.
  ['price', 4 * LIMIT],
  ['newest', 4 * LIMIT],
  // What is known of a business has no index: all bids of the job are looked at with their businesses, but not those of others.
  ['rating', 6 * BIDS],
] as const)(
  'of a thousand bids by %s a page reads no more than it needs',
  shows('bids.in-pages'),
  async (order, most) => {
    let after: readonly string[] | null = null
    for (const page of ['the first', 'one in the middle']) {
      const listing: Parameters<typeof listInterests>[2] = { order, after, limit: LIMIT }
      const cost = await costOf(async () => listInterests(db, jobId, listing))
      expect([page, cost.found, cost.scans]).toEqual([page, LIMIT, []])
      expect(cost.read).toBeLessThanOrEqual(most)
      after = (await listInterests(db, jobId, { ...listing, limit: BIDS / 2 })).at(-1)?.place ?? null
    }
  },
)
