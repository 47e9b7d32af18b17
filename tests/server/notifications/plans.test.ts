import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findOverfull } from '../../../server/notifications/repository-retention.ts'
import { countMatching } from '../../../server/businesses/repository.ts'
import { nextRecipients } from '../../../server/events/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { planned } from '../support/query-plans.ts'

const CROWD = 20_000
/** The id of the account or notification of that number. */
const idOf = (n: unknown) =>
  sql<string>`(lpad(to_hex(1700000000000 + ${n}::int), 12, '0') || '70008000' || lpad(to_hex(${n}::int), 12, '0'))::uuid`
const place = { country: 'United States', state: 'Texas', city: 'City 4', category: 'Trade 0' }
const jobId = newId(new Date())

const database = await testDatabase()
const { db, costOf, close } = planned(database.url, {
  large: ['accounts', 'businesses', 'business_areas', 'bids', 'notifications'],
})
afterAll(async () => {
  await close()
  await database.close()
})
await fill()

/** Businesses all over a state, 2000 of which do one trade in one city; all bid on one job, and each was told once. */
async function fill(): Promise<void> {
  const target = database.db
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    select ${idOf(sql`n`)}, case when n = 0 then 'customer' else 'business' end, n || '@example.com', 'x', 'N', '1', now()
    from generate_series(0, ${CROWD}::int) as n`.execute(target)
  await sql`insert into customers (account_id, country, state, city)
    select id, 'United States', 'Texas', 'Austin' from accounts where role = 'customer'`.execute(target)
  await sql`
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities,
      categories, has_license, has_insurance)
    select ${idOf(sql`n`)}, 'B', '1', 'x', '1', 'United States', 'Texas', array['City ' || n % 10], array['Trade ' || n % 2], false, false
    from generate_series(1, ${CROWD}::int) as n`.execute(target)
  await sql`
    insert into jobs (id, customer_id, title, details, country, state, city, category, budget, expires_at)
    values (${jobId}, ${idOf(0)}, 'Tap', 'Drips', ${place.country}, ${place.state}, ${place.city}, ${place.category}, 100,
      now() + interval '10 days')`.execute(target)
  await sql`insert into bids (id, job_id, business_id, amount, proposal, created_at)
    select gen_random_uuid(), ${jobId}, account_id, 50, 'x', now() - interval '1 minute' from businesses`.execute(
    target,
  )
  await sql`insert into notification_groups (id, account_id, newest_id, size, began_at)
    select account_id, account_id, account_id, 1, now() from businesses`.execute(target)
  await sql`insert into notifications (id, account_id, group_id, kind)
    select account_id, account_id, account_id, 'job_deleted' from businesses`.execute(target)
  await sql`analyze`.execute(target)
}

const rowsOf = (count: number) => Array.from({ length: count })

test('how many a new job concerns is counted as far as it is told', shows('rule.told-later'), async () => {
  const counted = await costOf(async () => rowsOf(await countMatching(db, place, 100)))
  // Each of them, and its account.
  expect([counted.found, counted.scans]).toEqual([100, []])
  expect(counted.read).toBeLessThan(250)
})

test.each(['matching', 'bidders'] as const)(
  'those who are told next are found along an index, behind the one that was told last: %s',
  shows('rule.told-later'),
  async (audience) => {
    const { rows } = await sql<{ toldTo: string }>`select ${idOf(CROWD / 2)} as "toldTo"`.execute(database.db)
    const reach = { jobId, audience, accountId: null, toldTo: rows[0]?.toldTo ?? null, createdAt: new Date() }
    const next = await costOf(async () => nextRecipients(db, reach, 50))
    expect([next.found, next.scans]).toEqual([50, []])
    expect(next.read).toBeLessThan(200)
  },
)

test(
  'accounts with too many notifications are found along the index of their lists',
  shows('rule.notices-end'),
  async () => {
    const overfull = await costOf(async () => {
      await findOverfull(db, undefined, { accounts: 50, most: 1000 })
      return []
    })
    expect(overfull.scans).toEqual([])
    expect(overfull.read).toBeLessThan(200)
  },
)
