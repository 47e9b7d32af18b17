import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fanOutBatch } from '../../../server/events/service.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { untilOneWaits } from '../support/locks.ts'
import { tellAll } from '../support/drain-outbox.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp({ tells: 'by itself' })
afterAll(server.close)
const { db } = server.database
const ana = await newCustomer(server)

/** More than two batches. */
const CROWD = 1100

/** Businesses of a city that do one trade. */
async function crowd(city: string, category: string): Promise<void> {
  await sql`
    with crowd as (
      insert into accounts (id, role, email, name, phone, password_hash, terms_accepted_at)
      select gen_random_uuid(), 'business', ${city} || n || '@crowd.example', 'N', '1', 'x', now()
      from generate_series(1, ${CROWD}::int) n returning id
    )
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
      has_license, has_insurance)
    select id, 'B', '1', 'A', '1', 'United States', 'Texas', array[${city}::text], array[${category}::text], false, false
    from crowd`.execute(db)
}

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

/** What one business was told of a job, in order. */
async function toldTo({ id }: Person, jobId: string): Promise<string[]> {
  const told = db.selectFrom('notifications').select('kind').where('account_id', '=', id).where('job_id', '=', jobId)
  return (await told.orderBy('id').execute()).map(({ kind }) => kind)
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
  await crowd('Lubbock', 'Painting')
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

test(
  'however many tell at once, and whichever of them is cut off in the middle, nobody is told twice or never',
  shows('rule.told-once'),
  async () => {
    await crowd('Plano', 'Roofing')
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
  },
)

test('of a job that is gone nobody is told that it is new', shows('rule.told-in-order'), async () => {
  await crowd('Houston', 'Moving')
  const luis = await newBusiness(server, { city: ['Houston'], category: ['Moving'] })
  const jobId = await newJob(server, ana, { city: 'Houston', category: 'Moving' })
  await fanOutBatch(server.deps)
  const told = (await timesTold(jobId))['job_matching 1'] ?? 0
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThan(CROWD)
  await newBid(luis, jobId)
  await ana.must('deleteJob', { jobid: jobId })
  await tellAll(server.deps)
  expect(await timesTold(jobId)).toEqual({ 'job_matching 1': told, 'bid_placed 1': 1, 'job_deleted 1': 1 })
  expect((await toldTo(luis, jobId)).at(-1)).toBe('job_deleted')
})

test('what concerns few does not wait behind what concerns many', shows('rule.told-once'), async () => {
  await crowd('El Paso', 'Moving')
  const luis = await newBusiness(server)
  const [many, few] = [await newJob(server, ana, { city: 'El Paso', category: 'Moving' }), await newJob(server, ana)]
  await fanOutBatch(server.deps)
  expect(await toldTo(luis, few)).toEqual(['job_matching'])
  expect((await timesTold(many))['job_matching 1']).toBeLessThan(CROWD)
  await tellAll(server.deps)
  expect(await timesTold(many)).toEqual({ 'job_matching 1': CROWD })
})

test('what becomes of a job is told in its order, however much of it waits', shows('rule.told-in-order'), async () => {
  const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await newBid(mia, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('endAssignment', { jobId, reason: 'My van broke down.' })
  await ana.must('acceptBid', { jobId, companyId: mia.id })
  server.clock.now = new Date(server.clock.now.getTime() + 1000)
  await Promise.all([tellAll(server.deps), tellAll(server.deps)])
  await tellAll(server.deps)
  // That it is new was no news any more when its turn came.
  expect(await toldTo(mia, jobId)).toEqual(['bid_not_chosen', 'job_open_again', 'bid_accepted'])
  expect(await toldTo(luis, jobId)).toEqual(['bid_accepted'])
})

test('whoever bids later is not told what was before', async () => {
  const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await ana.must('updateJob', { jobId, title: 'T', details: 'D' })
  server.clock.now = new Date(server.clock.now.getTime() + 1000)
  await newBid(mia, jobId)
  await tellAll(server.deps)
  expect(await toldTo(luis, jobId)).toEqual(['job_matching', 'job_edited'])
  expect(await toldTo(mia, jobId)).toEqual(['job_matching'])
})

test('a business is told of the places and trades that it works in now', async () => {
  const luis = await newBusiness(server, { category: ['Catering'] })
  await db
    .updateTable('businesses')
    .set({ cities: ['Dallas'] })
    .where('account_id', '=', luis.id)
    .execute()
  const jobs = [
    await newJob(server, ana, { category: 'Catering' }),
    await newJob(server, ana, { category: 'Catering', city: 'Dallas' }),
  ]
  await tellAll(server.deps)
  expect(await Promise.all(jobs.map((jobId) => toldTo(luis, jobId)))).toEqual([[], ['job_matching']])
})
