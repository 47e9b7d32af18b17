import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { countUnreadMessages, listThreads, type ThreadWindow } from '../../../server/messages/repository-threads.ts'
import { readNewSince } from '../../../server/notifications/repository-stream.ts'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { planned } from '../support/query-plans.ts'

const THREADS = 10_000
/** Every so many threads wait for the customer. */
const UNREAD_EVERY = 500
const now = new Date()
const customerId = newId(now)
const businessId = newId(now)
const idOf = (kind: string, n: unknown) => sql`(${kind} || lpad(to_hex(${n}::int), 12, '0'))::uuid`
const jobOf = (n: unknown) => idOf('00000000-0000-7000-8000-', n)
const threadOf = (n: unknown) => idOf('10000000-0000-7000-8000-', n)
const messageOf = (n: unknown) => idOf('20000000-0000-7000-8000-', n)

const database = await testDatabase()
const { db, costOf, close } = planned(database.url, {
  large: ['jobs', 'threads', 'thread_sides', 'messages', 'accounts'],
})
await fill()
afterAll(async () => {
  await close()
  await database.close()
})

/** A customer whose 10,000 jobs one business has asked about, among as many other accounts. */
async function fill(): Promise<void> {
  const { db: target } = database
  const all = sql`generate_series(1, ${THREADS}::int) as n`
  await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    values (${customerId}, 'customer', 'ana@example.com', 'x', 'Ana Torres', '1', now()),
      (${businessId}, 'business', 'luis@example.com', 'x', 'Luis', '1', now())`.execute(target)
  await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    select gen_random_uuid(), 'customer', 'other-' || n || '@example.com', 'x', 'Other', '1', now() from ${all}`.execute(
    target,
  )
  await sql`insert into customers (account_id, country, state, city)
    values (${customerId}, 'United States', 'Texas', 'Austin')`.execute(target)
  await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state,
      cities, categories, has_license, has_insurance)
    values (${businessId}, 'Ortega', '1', 'x', '78701', 'United States', 'Texas', '{Austin}', '{Plumbing}', true, true)`.execute(
    target,
  )
  await sql`insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
    select ${jobOf(sql`n`)}, ${customerId}, 'Job ' || n, 'x', 'Plumbing', 'United States', 'Texas', 'Austin', 100,
      now() + interval '10 days' from ${all}`.execute(target)
  await sql`insert into threads (id, job_id, business_id, customer_id, last_number)
    select ${threadOf(sql`n`)}, ${jobOf(sql`n`)}, ${businessId}, ${customerId}, 1 from ${all}`.execute(target)
  await sql`insert into messages (id, thread_id, number, author, text, created_at)
    select ${messageOf(sql`n`)}, ${threadOf(sql`n`)}, 1, 'business', 'Hello', now() from ${all}`.execute(target)
  await sql`insert into thread_sides (thread_id, side, account_id, newest_id, unread, unread_since)
    select ${threadOf(sql`n`)}, side, account_id, ${messageOf(sql`n`)}, unread, case when unread > 0 then now() end
    from ${all} cross join lateral (values ('customer', ${customerId}::uuid, (n % ${UNREAD_EVERY}::int = 0)::int),
      ('business', ${businessId}::uuid, 0)) as both_of (side, account_id, unread)`.execute(target)
  await sql`vacuum analyze`.execute(target)
}

const ana = { id: customerId, role: 'customer' } as const
const everything = {
  jobId: undefined,
  search: undefined,
  unreadOnly: false,
  jobStatus: undefined,
  before: undefined,
  limit: 21,
}
const middle = '20000000-0000-7000-8000-000000001388'

test.each<[string, Partial<ThreadWindow>, number]>([
  ['the first page', {}, 21],
  ['a page in the middle', { before: middle }, 21],
  ['unread ones alone', { unreadOnly: true }, 20],
  ['a search that finds many', { search: 'job 9' }, 21],
])('an inbox of 10,000 threads reads a page and little more: %s', shows('talk.inbox'), async (_, filter, found) => {
  const cost = await costOf(async () => listThreads(db, ana, { ...everything, ...filter }, now))
  expect(cost).toMatchObject({ found, scans: [] })
  expect(cost.read).toBeLessThan(filter.search === undefined ? 350 : 4500)
})

test('an inbox of one status reads on until its page is full, each thread once', shows('talk.inbox'), async () => {
  const many = await costOf(async () => listThreads(db, ana, { ...everything, jobStatus: 'open' }, now))
  expect(many).toMatchObject({ found: 21, scans: [] })
  expect(many.read).toBeLessThan(350)
  const none = await costOf(async () => listThreads(db, ana, { ...everything, jobStatus: 'completed' }, now))
  expect(none.found).toBe(0)
  expect(none.read).toBeLessThan(6 * THREADS)
})

test('a search that finds nothing reads each thread once, in a moment', shows('talk.inbox'), async () => {
  const begun = performance.now()
  expect(await listThreads(db, ana, { ...everything, search: 'nowhere' }, now)).toEqual([])
  expect(performance.now() - begun).toBeLessThan(2000)
  const cost = await costOf(async () => listThreads(db, ana, { ...everything, search: 'nowhere' }, now))
  expect(cost.read).toBeLessThan(6 * THREADS)
})

test('counting unread messages reads those threads alone', shows('talk.inbox'), async () => {
  const count = THREADS / UNREAD_EVERY
  expect(await countUnreadMessages(db, customerId)).toBe(count)
  const cost = await costOf(async () => [await countUnreadMessages(db, customerId)])
  expect(cost).toMatchObject({ scans: [] })
  expect(cost.read).toBeLessThan(6 * count)
  expect((await readNewSince(db, customerId, undefined)).unreadMessages).toBe(count)
  expect((await costOf(async () => [await readNewSince(db, customerId, undefined)])).read).toBeLessThan(6 * count)
})
