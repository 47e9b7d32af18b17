import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listReviews } from '../../../server/businesses/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { migrate, migrateTo } from '../../../server/schema/migrations/migrate.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { listGroups } from '../../../server/notifications/repository-groups.ts'
import { groupNotificationText } from '../../../server/notifications/render-text.ts'

const database = await testDatabase()
afterAll(database.close)

/** Stars, and the day on which they were given, in the order in which the jobs were posted. */
const GIVEN = [
  [5, '2026-03-03T10:00:00Z'],
  [1, '2026-03-01T10:00:00Z'],
  [5, '2026-03-02T10:00:00Z'],
] as const

test('ratings of before are counted by their stars, and read newest first', shows('business.counted'), async () => {
  const { db, url } = database
  await sql`drop owned by bidfair cascade`.execute(db)
  await sql`create schema if not exists public`.execute(db)
  await migrateTo(url, '014-ratings')
  const [business, fresh, customer] = [newId(new Date()), newId(new Date()), newId(new Date())]
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at) values
      (${business}, 'business', 'luis@example.com', 'x', 'Luis', '1', now()),
      (${fresh}, 'business', 'mia@example.com', 'x', 'Mia', '1', now()),
      (${customer}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now())`.execute(db)
  await sql`insert into customers (account_id, country, state, city) values (${customer}, 'US', 'Texas', 'Austin')`.execute(
    db,
  )
  await sql`
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
      has_license, has_insurance)
    select id, 'Ortega', '1', 'x', '78701', 'US', 'Texas', '{Austin}', '{Plumbing}', true, true
    from accounts where role = 'business'`.execute(db)
  for (const [stars, day] of GIVEN) {
    const id = newId(new Date())
    await sql`
      insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
      values (${id}, ${customer}, 'Tap', 'Drips', 'Plumbing', 'US', 'Texas', 'Austin', 100, now())`.execute(db)
    await sql`insert into bids (id, job_id, business_id, amount, proposal) values (${id}, ${id}, ${business}, 90, 'x')`.execute(
      db,
    )
    await sql`
      update jobs set status = 'completed', assigned_business_id = ${business}, assigned_bid_id = ${id},
        assigned_at = now(), completed_at = now() where id = ${id}`.execute(db)
    await sql`
      insert into ratings (job_id, business_id, rating, created_at)
      values (${id}, ${business}, ${stars}, ${day})`.execute(db)
  }
  await migrate(url)

  const counts = async (id: string) =>
    (await db.selectFrom('businesses').select('star_counts').where('account_id', '=', id).executeTakeFirst())
      ?.star_counts
  expect([await counts(business), await counts(fresh)]).toEqual([
    [1, 0, 0, 0, 2],
    [0, 0, 0, 0, 0],
  ])
  const reviews = await listReviews(db, business, { before: undefined, limit: 10 })
  expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 1])
  const again = await listReviews(db, business, { before: reviews[0]?.id, limit: 1 })
  expect(again).toEqual([reviews[1]])
})

const grouped = await testDatabase()
afterAll(grouped.close)

test('what was told before there were groups is put together by its day', async () => {
  const { db, url } = grouped
  await sql`drop owned by bidfair cascade`.execute(db)
  await sql`create schema if not exists public`.execute(db)
  await migrateTo(url, '005-operators')
  const [business, job] = [newId(new Date()), newId(new Date())]
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    values (${business}, 'business', 'luis@example.com', 'x', 'Luis', '1', now())`.execute(db)
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    values (${job}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now())`.execute(db)
  await sql`insert into customers (account_id, country, state, city) values (${job}, 'US', 'Texas', 'Austin')`.execute(
    db,
  )
  await sql`
    insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
    values (${job}, ${job}, 'Tap', 'Drips', 'Plumbing', 'US', 'Texas', 'Austin', 100, now())`.execute(db)
  const tell = (kind: string, day: string) =>
    sql`
      insert into notifications (id, account_id, kind, job_id, params, created_at)
      values (${newId(new Date())}, ${business}, ${kind}, ${job}, '{"title": "Tap", "city": "Austin"}', ${day})`.execute(
      db,
    )
  await tell('bid_accepted', '2026-03-01T09:00:00Z')
  for (let turn = 0; turn < 3; turn += 1) await tell('job_matching', '2026-03-01T10:00:00Z')
  for (let turn = 0; turn < 2; turn += 1) await tell('job_matching', '2026-03-02T10:00:00Z')
  await migrate(url)

  const groups = await listGroups(db, business, { before: undefined, limit: 10 })
  expect(groups.map(({ kind, params, count }) => groupNotificationText(kind, { ...params, count }, 'en'))).toEqual([
    '2 new jobs in Plumbing, Austin.',
    '3 new jobs in Plumbing, Austin.',
    'Your bid on “Tap” was accepted. The job is yours.',
  ])
  expect(groups.map(({ unread }) => unread)).toEqual([2, 3, 1])
})
