import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '../../server/platform/db/connection.ts'
import type { JobStatus } from '../../server/schema/columns.ts'
import { newId } from '../../server/platform/ids.ts'
import { listBusinessJobs, listCustomerJobs } from '../../server/jobs/rows-lists.ts'
import { listGroup, listGroups } from '../../server/news/rows-groups.ts'
import { shows } from '../support/shows.ts'
import { testDatabase } from './support/database.ts'
import { planned } from './support/plans.ts'

const JOBS = 120_000
const NOTIFICATIONS = 10_000
/** The id of a notification or of its group, by its number. */
const idOf = (n: unknown) =>
  sql`(lpad(to_hex(1700000000000 + ${n}::int), 12, '0') || '70008000' || lpad(to_hex(${n}::int), 12, '0'))::uuid`
/** The tables that are filled here; PostgreSQL rightly reads an empty one as a whole. */
const LARGE = ['jobs', 'bids', 'notifications', 'notification_groups']
const customerId = newId(new Date())
const businessId = newId(new Date())
const rivalId = newId(new Date())
const now = new Date()
const cities = ['Austin', 'Dallas', 'Houston', 'El Paso', 'Plano']
const categories = ['Plumbing', 'Roofing', 'Painting']
const area = { country: 'United States', state: 'Texas', cities, categories }
const anything = { state: undefined, cities: undefined, categories: undefined }

const database = await testDatabase()
const { db, costOf, close } = planned(database.url, { large: LARGE })
await fill(database.db)

afterAll(async () => {
  await close()
  await database.close()
})

/** One customer and one business in a country of many jobs, some of them theirs. */
async function fill(target: Db): Promise<void> {
  const other = newId(new Date())
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
      values (${customerId}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now()),
        (${other}, 'customer', 'eva@example.com', 'x', 'Eva', '1', now()),
        (${businessId}, 'business', 'luis@example.com', 'x', 'Luis', '1', now()),
        (${rivalId}, 'business', 'mia@example.com', 'x', 'Mia', '1', now())`.execute(target)
  await sql`insert into customers (account_id, country, state, city)
    select id, 'United States', 'Texas', 'Austin' from accounts where role = 'customer'`.execute(target)
  await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state,
      cities, categories, has_license, has_insurance)
    select id, 'Ortega', '1', 'x', '78701', 'United States', 'Texas', ${cities}, ${categories}, true, true
    from accounts where role = 'business'`.execute(target)
  await sql`
    insert into jobs (id, customer_id, title, details, category, country, state, city, budget, status, expires_at)
    select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
      case when n % 200 = 0 then ${customerId}::uuid else ${other}::uuid end, 'Job ' || n, 'Details', 
      (array['Plumbing', 'Roofing', 'Painting', 'Moving', 'Catering'])[1 + (n / 10) % 5], 'United States',
      (array['Texas', 'Texas', 'Ohio'])[1 + n % 3],
      (array['Austin', 'Dallas', 'Houston', 'El Paso', 'Plano', 'Lubbock', 'Laredo'])[1 + (n / 50) % 7],
      100, case when (n / 7) % 4 = 0 then 'open' else 'expired' end, now() + interval '10 days'
    from generate_series(1, ${JOBS}::int) as n`.execute(target)
  await sql`insert into bids (id, job_id, business_id, amount, proposal)
    select gen_random_uuid(), id, ${rivalId}::uuid, 50, 'x' from jobs where substr(title, 5)::int % 2 = 0
    union all
    select gen_random_uuid(), id, ${businessId}::uuid, 50, 'x' from jobs where substr(title, 5)::int % 101 = 7`.execute(
    target,
  )
  await fillNotifications(target)
  await sql`analyze`.execute(target)
}

/** The business was told 10 000 times, ten times in each group, of which one is unread. */
async function fillNotifications(target: Db): Promise<void> {
  await sql`
    insert into notification_groups (id, account_id, newest_id, size, began_at)
    select ${idOf(sql`n`)}, ${businessId}, ${idOf(sql`n + 9`)}, 10, now()
    from generate_series(0, ${NOTIFICATIONS - 10}::int, 10) as n`.execute(target)
  await sql`
    insert into notifications (id, account_id, group_id, kind, read_at)
    select ${idOf(sql`n`)}, ${businessId}, ${idOf(sql`n - n % 10`)}, 'job_matching', case when n % 10 > 0 then now() end
    from generate_series(0, ${NOTIFICATIONS - 1}::int) as n`.execute(target)
}

const listing = (statuses: readonly JobStatus[], page: number, after?: string) => ({
  statuses,
  now,
  window: { after, page, limit: 10 },
})

/** Deep in the list: half of the jobs are older. */
const middle = `${(1_700_000_000_000 + JOBS / 2)
  .toString(16)
  .padStart(12, '0')
  .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`

test.each([
  ['the first page', [], undefined],
  ['a page in the middle', [], middle],
  ['open ones', ['open'], undefined],
  ['expired ones in the middle', ['expired'], middle],
  ['two statuses', ['open', 'inprogress'], undefined],
  ['a status that no job has', ['completed'], undefined],
] as const)("a customer's list reads a page and little more: %s", async (_, statuses, after) => {
  const cost = await costOf(async () => listCustomerJobs(db, customerId, listing(statuses, 1, after)))
  expect(cost.found).toBe(statuses[0] === 'completed' ? 0 : 11)
  expect(cost.scans).toEqual([])
  expect(cost.read).toBeLessThan(200)
})

test.each([
  ['the first page', [], undefined],
  ['a page in the middle', [], middle],
  ['open ones', ['open'], undefined],
  ['what it bid on', ['expired'], undefined],
] as const)('a list of a business reads a page of each city and trade: %s', async (_, statuses, after) => {
  const cost = await costOf(async () =>
    listBusinessJobs(db, businessId, { ...area, narrowing: anything }, listing(statuses, 1, after)),
  )
  expect(cost.found).toBe(11)
  expect(cost.scans).toEqual([])
  // 15 pairs of city and trade with 11 jobs each, its bids, and the page itself with what hangs on it.
  expect(cost.read).toBeLessThan(500)
})

test.each([
  ['the first page', undefined],
  ['a page in the middle', NOTIFICATIONS / 2],
])('a list of notifications reads a page: %s of 10 000', shows('rule.notifications-older'), async (_, at) => {
  const { rows } = await sql<{ id: string }>`select ${idOf(at ?? 0)} as id`.execute(db)
  const before = at === undefined ? undefined : rows[0]?.id
  const groups = await costOf(async () => listGroups(db, businessId, { before, limit: 21 }))
  expect([groups.found, groups.scans]).toEqual([21, []])
  // Each group, its newest notification and its unread one, and the four accounts, for whether any is gone.
  expect(groups.read).toBe(67)
  const [{ id: group } = { id: '' }] = await listGroups(db, businessId, { before, limit: 1 })
  const inside = await costOf(async () => listGroup(db, businessId, group, { before: undefined, limit: 21 }))
  expect(inside).toEqual({ found: 10, scans: [], read: 10 })
})
