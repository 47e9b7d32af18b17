import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/ids.ts'
import { NO_LIMITS, type BusinessFilter, type CustomerFilter } from '../../server/jobs/repository-list-filters.ts'
import type { Order, Place } from '../../server/jobs/repository-list-slices.ts'
import {
  countBusinessJobs,
  countCustomerJobs,
  listBusinessJobs,
  listCustomerJobs,
  listWaitingForBusiness,
  listActionableForCustomer,
} from '../../server/jobs/repository-lists.ts'
import { exportedLists } from '../../server/account-data/repository-export.ts'
import { deleteNeverUsed } from '../../server/files/repository-retention.ts'
import { findJobsInProgress } from '../../server/jobs/repository-assignments.ts'
import { listGroup, listGroups } from '../../server/notifications/repository-groups.ts'
import { shows } from '../support/shows.ts'
import { testDatabase } from './support/database.ts'
import { planned } from './support/query-plans.ts'

const JOBS = 120_000
const NOTIFICATIONS = 10_000
/** The id of a notification or of its group, by its number. */
const idOf = (n: unknown) =>
  sql`(lpad(to_hex(1700000000000 + ${n}::int), 12, '0') || '70008000' || lpad(to_hex(${n}::int), 12, '0'))::uuid`
/** The tables that are filled here; PostgreSQL rightly reads an empty one as a whole. */
const LARGE = ['jobs', 'bids', 'accounts', 'businesses', 'notifications', 'notification_groups', 'files']
const OTHERS = 3000
const otherOf = (n: unknown) => sql`lpad(to_hex(${n}::int), 32, '0')::uuid`
const customerId = newId(new Date())
const businessId = newId(new Date())
const rivalId = newId(new Date())
/** Who has nearly all of the jobs. */
const hugeId = newId(new Date())
/** Who has nothing. */
const newcomerId = newId(new Date())
const now = new Date()
const cities = ['Austin', 'Dallas', 'Houston', 'El Paso', 'Plano']
const categories = ['Plumbing', 'Roofing', 'Painting']
const anything = { state: undefined, cities: undefined, categories: undefined, limits: NO_LIMITS }
const customer = { customerId, limits: NO_LIMITS }
const huge = { customerId: hugeId, limits: NO_LIMITS }
const database = await testDatabase()
const { db, costOf, countStatements, close } = planned(database.url, { large: LARGE })
await fill(database.db)

afterAll(async () => {
  await close()
  await database.close()
})

/** One customer and one business in a country of many jobs, some of them theirs. */
async function fill(target: Db): Promise<void> {
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
      values (${customerId}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now()),
        (${hugeId}, 'customer', 'eva@example.com', 'x', 'Eva', '1', now()),
        (${newcomerId}, 'customer', 'new@example.com', 'x', 'New', '1', now()),
        (${businessId}, 'business', 'luis@example.com', 'x', 'Luis', '1', now()),
        (${rivalId}, 'business', 'mia@example.com', 'x', 'Mia', '1', now())`.execute(target)
  // Many more of both roles, with little each.
  await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    select ${otherOf(sql`n`)}, case when n % 3 = 0 then 'business' else 'customer' end, 'other-' || n || '@example.com', 'x',
      'Other', '1', now() from generate_series(1, ${OTHERS}::int) as n`.execute(target)
  await sql`insert into customers (account_id, country, state, city)
    select id, 'United States', 'Texas', 'Austin' from accounts where role = 'customer'`.execute(target)
  await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state,
      cities, categories, has_license, has_insurance)
    select id, 'Ortega', '1', 'x', '78701', 'United States', 'Texas', ${cities}, ${categories}, true, true
    from accounts where role = 'business'`.execute(target)
  await sql`
    insert into jobs (id, customer_id, title, details, category, country, state, city, budget, status, expires_at, needed_by)
    select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
      case when n % 200 = 0 then ${customerId}::uuid
        when n % 200 = 100 then ${otherOf(sql`1 + (n / 200 * 3) % ${OTHERS}::int`)} else ${hugeId}::uuid end, 'Job ' || n, 'Details', 
      (array['Plumbing', 'Roofing', 'Painting', 'Moving', 'Catering'])[1 + (n / 10) % 5], 'United States',
      (array['Texas', 'Texas', 'Ohio'])[1 + n % 3],
      (array['Austin', 'Dallas', 'Houston', 'El Paso', 'Plano', 'Lubbock', 'Laredo'])[1 + (n / 50) % 7],
      100 + n % 400, case when (n / 7) % 4 = 0 then 'open' else 'expired' end, now() + interval '10 days',
      case when n % 3 = 0 then date '2030-01-01' + n % 1000 end
    from generate_series(1, ${JOBS}::int) as n`.execute(target)
  await sql`insert into bids (id, job_id, business_id, amount, proposal)
    select gen_random_uuid(), id, ${rivalId}::uuid, 50, 'x' from jobs where substr(title, 5)::int % 2 = 0
    union all
    select gen_random_uuid(), id, ${businessId}::uuid, 50, 'x' from jobs where substr(title, 5)::int % 101 = 7
    union all
    select gen_random_uuid(), id, ${otherOf(sql`3 + (n / 200 * 3) % ${OTHERS}::int`)}, 50, 'x'
    from jobs cross join lateral (select substr(title, 5)::int as n) as numbered where n % 200 = 50`.execute(target)
  await fillNotifications(target)
  await sql`insert into files (id, kind, media_type, byte_size, purpose, created_at)
    select substr(md5(n::text), 1, 22), 'image', 'image/webp', 1, 'picture', now() - interval '9 days' from generate_series(1, 20000) as n`.execute(
    target,
  )
  // Every tenth bid of the business won, and the work is done; a few of the customer's are to be rated.
  await sql`
    update jobs set status = 'completed', assigned_business_id = b.business_id, assigned_bid_id = b.id,
      assigned_at = now(), completed_at = now()
    from bids b where b.job_id = jobs.id and (b.business_id = ${businessId} and substr(title, 5)::int % 10 = 0
      or b.business_id = ${rivalId} and customer_id = ${customerId} and substr(title, 5)::int % 1600 = 0)`.execute(
    target,
  )
  await sql`update bids set unseen_by = ${customerId} from jobs
    where jobs.id = job_id and customer_id = ${customerId} and status = 'open'`.execute(target)
  await sql`vacuum analyze`.execute(target)
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

const listing = <Filter>(filters: readonly Filter[], after?: Place, order: Order = 'newest') => ({
  filters,
  order,
  now,
  window: { after, page: 1, limit: 10 },
})

/** Deep in the list: half of the jobs are older. */
const middle = {
  rank: '0',
  id: `${(1_700_000_000_000 + JOBS / 2)
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`,
}

test.each<[string, CustomerFilter[], typeof middle | undefined, Order?]>([
  ['the first page', ['all'], undefined],
  ['a page in the middle', ['all'], middle],
  ['open ones', ['open'], undefined],
  ['expired ones in the middle', ['expired'], middle],
  ['two statuses', ['open', 'inprogress'], undefined],
  ['those to rate', ['toRate'], undefined],
  ['what is needed soonest', ['all'], undefined, 'neededBy'],
  ['what is needed soonest of the open ones', ['open'], { ...middle, rank: '300000' }, 'neededBy'],
  ['what nobody needs by a day', ['all'], middle, 'neededBy'],
  ['the highest budget', ['all'], undefined, 'budget'],
  ['the highest budget of the open ones in the middle', ['open'], { ...middle, rank: '300' }, 'budget'],
  ['the highest budget of those to rate', ['toRate'], undefined, 'budget'],
])("a customer's list reads a page and little more: %s", async (_, filters, after, order) => {
  const cost = await costOf(async () => listCustomerJobs(db, customer, listing(filters, after, order)))
  expect(cost.found).toBe(11)
  expect(cost.scans).toEqual([])
  expect(cost.read).toBeLessThan(250)
})

test.each<[CustomerFilter, Order]>([
  ['all', 'newest'],
  ['all', 'neededBy'],
  ['open', 'newest'],
  ['open', 'neededBy'],
  ['expired', 'newest'],
  ['expired', 'neededBy'],
  ['all', 'budget'],
  ['open', 'budget'],
  ['expired', 'budget'],
])(
  'a page of who has nearly all jobs reads no more of them: %s, %s',
  shows('scale.every-call'),
  async (filter, order) => {
    const cost = await costOf(async () => listCustomerJobs(db, huge, listing([filter], undefined, order)))
    expect([cost.found, cost.scans]).toEqual([11, []])
    expect(cost.read).toBeLessThan(250)
  },
)

test('pages of all sizes are few statements to prepare', shows('running.prepared'), async () => {
  const sent = await countStatements(async () => {
    for (let limit = 1; limit <= 50; limit += 1)
      for (const page of [1, 2, 20]) {
        const { window, ...rest } = listing<CustomerFilter>(['all'])
        await listCustomerJobs(db, customer, { ...rest, window: { ...window, page, limit } })
      }
  })
  // One for each doubling of 11 rows, up to the 1001 of the last page.
  expect(sent).toBe(8)
})

test(
  'a customer without jobs finds that out without a look at those of others',
  shows('scale.every-call'),
  async () => {
    expect(await costOf(async () => findJobsInProgress(db, newcomerId))).toEqual({ found: 0, scans: [], read: 0 })
    const exported = async () => {
      const rows: object[] = []
      for await (const page of exportedLists['jobs']?.(db, newcomerId) ?? []) rows.push(...page)
      return rows
    }
    expect(await costOf(exported)).toEqual({ found: 0, scans: [], read: 0 })
  },
)

test('uploads that were never used are found without a look at all files', shows('scale.every-call'), async () => {
  const cost = await costOf(async () => deleteNeverUsed(db, now, 100))
  expect(cost).toEqual({ found: 0, scans: [], read: 0 })
})

const seeker = { businessId, narrowing: anything }

test.each<[string, BusinessFilter[], typeof middle | undefined, Order?]>([
  ['the first page', ['all'], undefined],
  ['a page in the middle', ['all'], middle],
  ['open ones', ['open'], undefined],
  ['what it bid on', ['expired'], undefined],
  ['work to find', ['findWork'], undefined],
  ['its bids', ['myBids'], undefined],
  ['what it did', ['done'], undefined],
  ['work that is needed soonest', ['findWork'], undefined, 'neededBy'],
  ['work of the highest budget', ['findWork'], undefined, 'budget'],
  ['work of the highest budget in the middle', ['findWork'], { ...middle, rank: '300' }, 'budget'],
  ['the nearest work', ['findWork'], undefined, 'nearest'],
  ['the nearest work in the middle', ['findWork'], middle, 'nearest'],
])('a list of a business reads a page of each city and trade: %s', async (_, filters, after, order) => {
  const cost = await costOf(async () => listBusinessJobs(db, seeker, listing(filters, after, order)))
  expect(cost.found).toBe(11)
  expect(cost.scans).toEqual([])
  // 15 pairs of city and trade with 11 jobs each, twice by day: those that press, and the rest. Each of them is compared with
  // its bid and its customer, and the page has what hangs on it.
  expect(cost.read).toBeLessThan(1100)
})

test.each(['250', '150'])('work within budgets from 150 to %s is found without a look at all', async (budgetTo) => {
  const narrowing = { ...anything, limits: { ...NO_LIMITS, budgetFrom: '150', budgetTo } }
  const cost = await costOf(async () => listBusinessJobs(db, { businessId, narrowing }, listing(['findWork'])))
  // Of each pair of city and trade the 300 newest; where few of these are within the budgets, all that are.
  expect([cost.found, cost.scans, cost.read < 15 * 320 + 1100]).toEqual([11, [], true])
})

test('counting reads no more than it tells', shows('rule.list-chips'), async () => {
  const ofCustomer = await costOf(async () => countCustomerJobs(db, customer, now))
  // Six chips of at most a hundred.
  expect(ofCustomer.scans).toEqual([])
  expect(ofCustomer.read).toBeLessThan(650)
  const ofBusiness = await costOf(async () => countBusinessJobs(db, seeker, now))
  expect(ofBusiness.scans).toEqual([])
  // All jobs are bids and those of each city and trade, up to a hundred of each; open ones are compared with its bids.
  expect(ofBusiness.read).toBeLessThan(2500)
})

test('what waits is found without the rest', shows('rule.waits-first'), async () => {
  const forCustomer = await costOf(async () => listActionableForCustomer(db, customerId, now))
  expect([forCustomer.found, forCustomer.scans]).toEqual([50, []])
  expect(forCustomer.read).toBeLessThan(1200)
  const forBusiness = await costOf(async () => listWaitingForBusiness(db, businessId, now))
  expect([forBusiness.found, forBusiness.scans]).toEqual([0, []])
  expect(forBusiness.read).toBeLessThan(20)
})

test.each([
  ['the first page', undefined],
  ['a page in the middle', NOTIFICATIONS / 2],
])('a list of notifications reads a page: %s of 10 000', shows('rule.notifications-older'), async (_, at) => {
  const { rows } = await sql<{ id: string }>`select ${idOf(at ?? 0)} as id`.execute(db)
  const before = at === undefined ? undefined : rows[0]?.id
  const groups = await costOf(async () => listGroups(db, businessId, { before, limit: 21, now: new Date() }))
  expect([groups.found, groups.scans]).toEqual([21, []])
  // Each group, its newest notification and its unread one.
  expect(groups.read).toBe(63)
  const [{ id: group } = { id: '' }] = await listGroups(db, businessId, { before, limit: 1, now: new Date() })
  // Of a topic that most are about as many are read, as what is left out is few.
  const about = await costOf(async () =>
    listGroups(db, businessId, { before, limit: 21, now: new Date(), kinds: ['job_matching'] }),
  )
  expect(about).toEqual(groups)
  const inside = await costOf(async () =>
    listGroup(db, businessId, group, { before: undefined, limit: 21, now: new Date() }),
  )
  expect(inside).toEqual({ found: 10, scans: [], read: 10 })
})

test('a topic that nothing is about is looked for once in each group', shows('rule.notifications-topic'), async () => {
  const kinds = ['message_received']
  const cost = await costOf(async () =>
    listGroups(db, businessId, { before: undefined, limit: 21, now: new Date(), kinds }),
  )
  // Of 1000 groups each and its newest notification, by their indexes.
  expect(cost).toEqual({ found: 0, scans: [], read: (2 * NOTIFICATIONS) / 10 })
})

test('what is past its time is found among tens of thousands of open jobs', shows('scale.every-call'), async () => {
  // As they are once they have expired: PostgreSQL takes it that many of the open ones have, too.
  await sql`update jobs set expires_at = now() - interval '10 days' where status <> 'open'`.execute(database.db)
  await sql`vacuum analyze jobs`.execute(database.db)
  const listed = await costOf(async () => listCustomerJobs(db, huge, listing(['expired'])))
  expect([listed.found, listed.scans]).toEqual([11, []])
  expect(listed.read).toBeLessThan(200)
  const counted = await costOf(async () => countCustomerJobs(db, huge, now))
  expect(counted.scans).toEqual([])
  expect(counted.read).toBeLessThan(1000)
})
