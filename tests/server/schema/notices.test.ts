import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrate, migrateTo } from '../../../server/schema/migrations/migrate.ts'
import { listGroups } from '../../../server/notifications/repository-groups.ts'
import { groupNotificationText } from '../../../server/notifications/render-text.ts'
import { newId } from '../../../server/platform/ids.ts'
import { testDatabase } from '../support/database.ts'

const database = await testDatabase()
afterAll(database.close)

test('what was told before there were groups is put together by its day', async () => {
  const { db, url } = database
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
