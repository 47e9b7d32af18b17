import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { deliveryOf } from '../../../server/events/content.ts'
import { insertNotificationRows } from '../../../server/notifications/repository.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { newBusiness, type Person } from '../support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000

const server = await testApp()
afterAll(server.close)
const { db } = server.database

/** Tells a business of so many jobs of a city at once, so long ago. */
async function tell({ id }: Person, count: number, city: string, days: number): Promise<void> {
  const now = new Date(server.clock.now.getTime() - days * DAY)
  const news = { kind: 'job_matching', params: { title: 'Tap', category: 'Plumbing', city } } as const
  for (let turn = 0; turn < count; turn += 1) await insertNotificationRows(db, [id], deliveryOf(null, news, now))
}

/** The groups of an account with what they say that is in them, and what is. */
async function groupsOf({ id }: Person) {
  const { rows } = await sql<{ size: number; held: number; newest: boolean }>`
    select size, count(n.id) as held, newest_id = max(n.id::text)::uuid as newest
    from notification_groups g left join notifications n on n.group_id = g.id
    where g.account_id = ${id} group by g.id order by g.id`.execute(db)
  return rows
}

test(
  'what was told more than 180 days ago is removed, with groups that have nothing else',
  shows('rule.notices-end'),
  async () => {
    const luis = await newBusiness(server)
    await tell(luis, 3, 'Austin', 181)
    await tell(luis, 2, 'Dallas', 181)
    await tell(luis, 4, 'Dallas', 179)
    await runTask(server, 'purge old notices')
    expect(await groupsOf(luis)).toEqual([{ size: 4, held: 4, newest: true }])
  },
)

test('of what an account was told the newest thousand are kept', shows('rule.notices-end'), async () => {
  const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
  await tell(mia, 3, 'Austin', 1)
  await sql`
    with groups as (
      insert into notification_groups (id, account_id, newest_id, size, began_at)
      select id, ${luis.id}, id, 1, now() from (
        select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 5000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid as id
        from generate_series(1, 1250) n
      ) as made returning id
    )
    insert into notifications (id, account_id, group_id, kind) select id, ${luis.id}, id, 'bid_accepted' from groups`.execute(
    db,
  )
  const ids = async () =>
    (
      await db
        .selectFrom('notifications')
        .select('id')
        .where('account_id', '=', luis.id)
        .orderBy('id', 'desc')
        .execute()
    ).map(({ id }) => id)
  const newest = (await ids()).slice(0, 1000)
  await runTask(server, 'purge excess notices')
  expect(await ids()).toEqual(newest)
  expect((await groupsOf(luis)).length).toBe(1000)
  expect(await groupsOf(mia)).toEqual([{ size: 3, held: 3, newest: true }])
})
