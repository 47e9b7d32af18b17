import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { readCard } from '../../../server/jobs/repository-job-cards.ts'
import { listWaitingForBusiness } from '../../../server/jobs/repository-lists.ts'
import { listMessages } from '../../../server/messages/repository.ts'
import { listThreads } from '../../../server/messages/repository-threads.ts'
import { claimUnreadReminders } from '../../../server/messages/repository-unread-mail.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { planned } from '../support/query-plans.ts'

const MESSAGES = 10_000
const THREADS = 20_000
const now = new Date()
const [customerId, businessId] = [newId(now), newId(now)]
const database = await testDatabase()
const { db, costOf, close } = planned(database.url, { large: ['messages', 'threads', 'thread_sides'] })
afterAll(async () => {
  await close()
  await database.close()
})

/** An id that tells its number. */
const idOf = (n: unknown) => sql`lpad(to_hex(${n}::int), 32, '0')::uuid`
const idAt = (n: number) =>
  n
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

// One business and one customer with a thread for each of many jobs, of which one is huge.
await sql`
  insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    values (${customerId}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now()),
      (${businessId}, 'business', 'luis@example.com', 'x', 'Luis', '1', now())`.execute(database.db)
await sql`insert into customers (account_id, country, state, city) values (${customerId}, 'x', 'x', 'x')`.execute(
  database.db,
)
await sql`
  insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
    has_license, has_insurance)
  values (${businessId}, 'Ortega', '1', 'x', '1', 'x', 'x', ${['x']}, ${['x']}, true, true)`.execute(database.db)
await sql`
  insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
  select ${idOf(sql`n`)}, ${customerId}, 'Job', 'x', 'x', 'x', 'x', 'x', 1, now() + interval '9 days'
  from generate_series(1, ${THREADS}::int) as n`.execute(database.db)
await sql`
  insert into threads (id, job_id, business_id, customer_id, last_number)
  select id, id, ${businessId}, ${customerId}, case when id = ${idOf(1)} then ${MESSAGES}::int else 1 end from jobs`.execute(
  database.db,
)
await sql`
  insert into messages (id, thread_id, number, author, text, created_at)
  select ${idOf(sql`n`)}, ${idOf(1)}, n, 'business', 'x', now() from generate_series(1, ${MESSAGES}::int) as n
  union all
  select ${idOf(sql`100000 + n`)}, ${idOf(sql`n`)}, 1, 'business', 'x', now() from generate_series(2, ${THREADS}::int) as n`.execute(
  database.db,
)
await sql`
  insert into thread_sides (thread_id, side, account_id, newest_id, unread, unread_since, mailed_at)
  select id, side, case side when 'customer' then customer_id else business_id end, id,
    is_unread::int, case when is_unread then now() - interval '1 hour' end,
    case when is_unread and (side = 'business' or id > ${idOf(20)}) then now() end
  from threads, (values ('customer'), ('business')) as both_of (side),
    lateral (select id < case side when 'customer' then ${idOf(40)} else ${idOf(1000)} end as is_unread)`.execute(
  database.db,
)
await sql`analyze`.execute(database.db)

test.each([
  ['the newest page', { after: undefined, before: undefined }],
  ['a page in the middle', { after: undefined, before: idAt(MESSAGES / 2) }],
  ['what was missed', { after: MESSAGES / 2, before: undefined }],
])('a huge thread is read by pages: %s', shows('talk.pages'), async (_, part) => {
  const cost = await costOf(async () => listMessages(db, idAt(1), 'customer', { ...part, limit: 31 }))
  expect(cost).toMatchObject({ found: 31, scans: [] })
  expect(cost.read).toBeLessThan(100)
})

test.each(['customer', 'business'] as const)('a list of many threads reads a page: to a %s', async (role) => {
  const reader = { id: role === 'customer' ? customerId : businessId, role }
  for (const before of [undefined, idAt(THREADS / 2)]) {
    const cost = await costOf(async () => listThreads(db, reader, { jobId: undefined, before, limit: 21 }, now))
    expect(cost).toMatchObject({ found: 21, scans: [] })
    expect(cost.read).toBeLessThan(500)
  }
})

test.each(['customer', 'business'] as const)(
  'the threads of one job are found without the others: of a %s',
  async (role) => {
    const reader = { id: role === 'customer' ? customerId : businessId, role }
    const window = { jobId: idAt(7), before: undefined, limit: 21 }
    const cost = await costOf(async () => listThreads(db, reader, window, now))
    expect(cost).toMatchObject({ found: 1, scans: [] })
    expect(cost.read).toBeLessThan(50)
  },
)

test('what is unread is found without a look at all threads', shows('scale.every-call'), async () => {
  const waiting = await costOf(async () => listWaitingForBusiness(db, businessId, now))
  expect([waiting.found, waiting.scans]).toEqual([50, []])
  expect(waiting.read).toBeLessThan(6000)
})

test('unread messages of a card, and what waits to be mailed, are found by index', shows('talk.pages'), async () => {
  const card = await costOf(async () => [await readCard(db, idAt(1), null, now)])
  expect(card.scans).toEqual([])
  expect(card.read).toBeLessThan(100)
  // Only looked for: the plan is that of the first part, which is the one that grows.
  const waiting = await database.db.transaction().execute(async (trx) => await claimUnreadReminders(trx, now, now, 100))
  expect(waiting).toHaveLength(20)
})
