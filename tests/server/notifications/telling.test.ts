import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fanOutBatch } from '../../../server/events/service.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { untilOneWaits } from '../support/database.ts'
import { addCrowd, CROWD } from '../support/crowd.ts'
import { kindsToldOf } from '../support/mails.ts'
import { runTask, tellAll } from '../support/background.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { deliveryOf } from '../../../server/events/content.ts'
import { insertNotificationRows } from '../../../server/notifications/repository.ts'

const server = await testApp({ tells: 'by itself' })
afterAll(server.close)

const { db } = server.database
const ana = await newCustomer(server)

/** All businesses of the place of a job bid on it. */
async function crowdBids(jobId: string): Promise<void> {
  await sql`
    insert into bids (id, job_id, business_id, amount, proposal, created_at)
    select gen_random_uuid(), ${jobId}, business_id, 50, 'x', ${server.clock.now}
    from jobs join business_areas using (state, city, category, country) where jobs.id = ${jobId}
    on conflict do nothing`.execute(db)
}

/** How many were told of a job so often, by kind. */
async function timesTold(jobId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; accounts: number }>`
    select kind || ' ' || times as key, count(*) as accounts
    from (select kind, count(*) as times from notifications where job_id = ${jobId} group by kind, account_id) as told
    group by kind, times`.execute(db)
  return Object.fromEntries(rows.map(({ key, accounts }) => [key, accounts]))
}

/** How many rows of the tables that telling fills an act writes itself. */
async function writtenBy(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const count = async () => {
    const names = ['tellings', 'notifications', 'notification_groups', 'mail_outbox'] as const
    const counts = await Promise.all(
      names.map(async (name) => {
        const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
        return [name, rows[0]?.count ?? 0] as const
      }),
    )
    return Object.fromEntries(counts)
  }
  await tellAll(server.deps)
  const before = await count()
  await act()
  const after = await count()
  return Object.fromEntries(Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)]))
}

test('an act that concerns many writes as little as one that concerns few', shows('rule.told-later'), async () => {
  await addCrowd(db, 'Lubbock', 'Painting')
  const luis = await newBusiness(server, { city: ['Lubbock'], category: ['Painting'] })
  const place = { city: 'Lubbock', category: 'Painting' }
  const telling = { notifications: 0, notification_groups: 0, mail_outbox: 0 }
  let jobId = ''
  const body = await jobBody(server, place)
  const post = async () => {
    const posted = await ana.must('createJob', body)
    jobId = posted.jobId
    // It is counted as far as counting costs the same everywhere.
    expect(posted.businessesTold).toBe(100)
  }
  expect(await writtenBy(post)).toEqual({ ...telling, tellings: 1 })
  await newBid(luis, jobId)
  await crowdBids(jobId)
  const edited = { jobId, title: 'T', details: 'D' }
  expect(await writtenBy(() => ana.must('updateJob', edited))).toEqual({ ...telling, tellings: 1 })
  const accepted = { jobId, companyId: luis.id }
  expect(await writtenBy(() => ana.must('acceptBid', accepted))).toEqual({ ...telling, tellings: 2 })
  const ended = { jobId, reason: 'We do it ourselves.' }
  expect(await writtenBy(() => ana.must('endAssignment', ended))).toEqual({ ...telling, tellings: 2 })
  expect(await writtenBy(() => ana.must('deleteJob', { jobid: jobId }))).toEqual({ ...telling, tellings: 1 })
  await tellAll(server.deps)
  expect(await timesTold(jobId)).toEqual({
    'job_matching 1': CROWD + 1,
    'bid_placed 1': 1,
    'job_edited 1': CROWD + 1,
    'bid_accepted 1': 1,
    'bid_not_chosen 1': CROWD,
    'assignment_ended 1': 1,
    'job_open_again 1': CROWD,
    'job_deleted 1': CROWD,
  })
})

test('deliveries at once, some cut off, tell everybody once', shows('rule.told-once'), async () => {
  await addCrowd(db, 'Plano', 'Roofing')
  const place = { city: 'Plano', category: 'Roofing' }
  const jobs = [await newJob(server, ana, place), await newJob(server, ana, place), await newJob(server, ana, place)]
  await fanOutBatch(server.deps)
  // The connection of one is lost in the middle of a batch.
  await db.transaction().execute(async (trx) => {
    await sql`lock table notifications in share mode`.execute(trx)
    const cutOff = async (): Promise<void> => {
      await untilOneWaits(db)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx)
    }
    // It may end before it is known that it was cut off.
    await Promise.all([expect(fanOutBatch(server.deps)).rejects.toThrow(/terminat|ECONNRESET/), cutOff()])
  })
  await Promise.all([1, 2, 3, 4].map(() => tellAll(server.deps)))
  await tellAll(server.deps)
  for (const jobId of jobs) expect(await timesTold(jobId)).toEqual({ 'job_matching 1': CROWD })
})

test('what becomes of a job is told in its order, however much of it waits', shows('rule.told-in-order'), async () => {
  const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await newBid(mia, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('endAssignment', { jobId, reason: 'My van broke down.' })
  await ana.must('acceptBid', { jobId, companyId: mia.id })
  server.pass(1000)
  await Promise.all([tellAll(server.deps), tellAll(server.deps)])
  await tellAll(server.deps)
  // That it is new was no news any more when its turn came.
  expect(await kindsToldOf(server, mia, jobId)).toEqual(['bid_not_chosen', 'job_open_again', 'bid_accepted'])
  expect(await kindsToldOf(server, luis, jobId)).toEqual(['bid_accepted'])
})

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

test('notifications older than 180 days are removed with their groups', shows('rule.notices-end'), async () => {
  const luis = await newBusiness(server)
  await tell(luis, 3, 'Austin', 181)
  await tell(luis, 2, 'Dallas', 181)
  await tell(luis, 4, 'Dallas', 179)
  await runTask(server, 'purge old notices')
  expect(await groupsOf(luis)).toEqual([{ size: 4, held: 4, newest: true }])
})

test('an account keeps its newest thousand notifications', shows('rule.notices-end'), async () => {
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
