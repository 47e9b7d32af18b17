import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { matchJobs } from '../../../server/alerts/service-matching.ts'
import { tellDue } from '../../../server/alerts/service-digest.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { tellAll } from '../support/background.ts'
import { addCrowd, CROWD } from '../support/crowd.ts'
import { untilOneWaits } from '../support/database.ts'
import { kindsToldOf } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { alertsTo, morning, ownSearchOf, provenBusiness, save, tell } from './support/alerts.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const EVENING = new Date('2026-06-08T20:00:00-05:00')
const TUESDAY = morning('2026-06-09', 5)
beforeEach(() => {
  server.clock.now = EVENING
})
const ana = await newCustomer(server)

test('a job that several searches find is told once each way', shows('alerts.once'), async () => {
  const place = { city: ['Abilene'] }
  const luis = await provenBusiness(server, place)
  await tell(server)
  for (const name of ['One', 'Two']) await save(luis, { name, q: 'faucet', frequency: 'atOnce', byBell: true })
  await save(luis, { name: 'Daily', q: 'faucet' })
  const jobId = await newJob(server, ana, { title: 'Faucet', city: 'Abilene' })
  await tell(server)
  expect(await alertsTo(server, luis)).toEqual([{ One: ['Faucet'] }])
  // It is on the bell as a new job of the area already.
  expect(await kindsToldOf(server, luis, jobId)).toEqual(['job_matching'])
  await ana.must('updateJob', { jobId, title: 'Faucet, again', details: 'It drips.' })
  await tell(server)
  server.clock.now = TUESDAY
  await tell(server)
  expect(await alertsTo(server, luis)).toHaveLength(1)
})

test('a job that an edit lets a search find is told, by bell and by mail', shows('alerts.edited'), async () => {
  const jobId = await newJob(server, ana, { title: 'Tap', city: 'Amarillo' })
  const luis = await provenBusiness(server, { city: ['Amarillo'] })
  await save(luis, { q: 'chandelier', frequency: 'atOnce', byBell: true })
  await tell(server)
  expect(await alertsTo(server, luis)).toEqual([])
  await ana.must('updateJob', { jobId, title: 'Chandelier', details: 'It hangs.' })
  await tell(server)
  expect(await alertsTo(server, luis)).toEqual([{ Taps: ['Chandelier'] }])
  expect(await kindsToldOf(server, luis, jobId)).toEqual(['job_found'])
  const { notifications } = await luis.must('listBusinessNotifications', { limit: 1 })
  expect(notifications[0]?.message).toBe('One of your searches found “Chandelier” in Amarillo.')
  // The change of an address that nobody sees is no reason to look again.
  await tell(server)
  await ana.must('updateJob', { jobId, title: 'Chandelier', details: 'It hangs.', streetAddress: '12 Oak Street' })
  const waiting = await db.selectFrom('jobs_to_match').select('id').execute()
  expect(waiting).toEqual([])
})

test('a job that is open again is told to whom it was not told', shows('alerts.edited'), async () => {
  const mia = await newBusiness(server, { city: ['Arlington'] })
  const jobId = await newJob(server, ana, { title: 'Tap', city: 'Arlington' })
  await newBid(mia, jobId)
  await ana.must('acceptBid', { jobId, companyId: mia.id })
  const luis = await provenBusiness(server, { city: ['Arlington'] })
  const { searchId } = await ownSearchOf(luis)
  await luis.must('editSavedSearch', { searchId, frequency: 'atOnce' })
  await mia.must('endAssignment', { jobId, reason: 'My van broke down.' })
  await tell(server)
  expect(await alertsTo(server, luis)).toEqual([{ '': ['Tap'] }])
})

/** How many were told of a job so often by mail. */
async function timesMailed(title: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ times: number; accounts: number }>`
    select times, count(*) as accounts from (
      select recipient, count(*) as times from mail_outbox
        cross join lateral jsonb_path_query(params, '$.groups[*].jobs[*].title') as title
      where kind = 'jobs_found' and title #>> '{}' = ${title} group by recipient
    ) as mailed group by times`.execute(db)
  return Object.fromEntries(rows.map(({ times, accounts }) => [times, accounts]))
}

/** Businesses of a city that are told of what their own search finds. */
async function crowd(city: string, frequency: 'daily' | 'atOnce'): Promise<void> {
  await addCrowd(db, city, 'Painting')
  await sql`update accounts set email_verified_at = now() where email like ${`${city}%`}`.execute(db)
  await sql`update saved_searches set frequency = ${frequency}, next_at = ${frequency === 'daily' ? TUESDAY : null}
    where business_id in (select id from accounts where email like ${`${city}%`})`.execute(db)
}

const painting = (city: string) => ({ title: `Paint in ${city}`, city, category: 'Painting' })

test('servers that tell at the same moment send one mail to each', shows('alerts.once'), async () => {
  await crowd('Lubbock', 'daily')
  await newJob(server, ana, painting('Lubbock'))
  const all = async (task: () => Promise<boolean>) => {
    const untilDone = async () => {
      while (await task());
    }
    await Promise.all([1, 2, 3].map(untilDone))
    await untilDone()
  }
  await all(() => matchJobs(server.deps))
  server.clock.now = TUESDAY
  await all(() => tellDue(server.deps))
  expect(await timesMailed('Paint in Lubbock')).toEqual({ 1: CROWD })
})

/** Starts a task in a process of its own while nobody can write to a table, and kills it once it waits for that. */
async function killedAt(table: string, task: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
    const script = join(import.meta.dirname, '../support/worker.ts')
    const folder = join(server.filesFolder, '..')
    const args = [script, server.database.url, task, server.clock.now.toISOString(), folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    await untilOneWaits(db)
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  })
}

/** Works until nothing is left: what a process held that was killed is free only once PostgreSQL has noticed that. */
async function untilAll(task: typeof matchJobs, isDone: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        while (await task(server.deps));
        return await isDone()
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

test('a process that is killed anywhere loses and doubles nothing', shows('alerts.killed'), async () => {
  await crowd('McKinney', 'atOnce')
  await crowd('Mesquite', 'daily')
  const cities = ['McKinney', 'Mesquite']
  for (const city of cities) await newJob(server, ana, painting(city))
  await tellAll(server.deps)
  for (const table of ['search_finds', 'told_jobs', 'mail_outbox', 'jobs_to_match']) {
    await killedAt(table, 'match')
    await matchJobs(server.deps)
  }
  await untilAll(matchJobs, async () => (await db.selectFrom('jobs_to_match').select('id').execute()).length === 0)
  server.clock.now = TUESDAY
  for (const table of ['search_finds', 'told_jobs', 'mail_outbox', 'saved_searches']) {
    await killedAt(table, 'tell finds')
    await tellDue(server.deps)
  }
  await untilAll(tellDue, async () => (await db.selectFrom('search_finds').select('job_id').execute()).length === 0)
  for (const city of cities) expect(await timesMailed(`Paint in ${city}`)).toEqual({ 1: CROWD })
})

test(
  'a job that is matched while the morning mail is written is in this mail or the next',
  shows('alerts.races'),
  async () => {
    const luis = await provenBusiness(server, { city: ['Midland'] })
    await tell(server)
    const titles: string[] = []
    for (let day = 0; day < 12; day += 1) {
      server.clock.now = new Date(TUESDAY.getTime() + day * DAY - 1)
      titles.push(`Tap ${day}`, `Pipe ${day}`)
      await newJob(server, ana, { title: `Tap ${day}`, city: 'Midland' })
      await matchJobs(server.deps)
      await newJob(server, ana, { title: `Pipe ${day}`, city: 'Midland' })
      server.clock.now = new Date(TUESDAY.getTime() + day * DAY)
      await Promise.all([matchJobs(server.deps), tellDue(server.deps), tellDue(server.deps)])
      // Who was held up has another turn.
      while (await tellDue(server.deps));
    }
    server.clock.now = new Date(TUESDAY.getTime() + 12 * DAY)
    await tell(server)
    const told = (await alertsTo(server, luis)).flatMap((mail) => mail[''] ?? [])
    expect(told.toSorted()).toEqual(titles.toSorted())
  },
)

test('what is told at once while the morning mail is written is told once', shows('alerts.races'), async () => {
  const luis = await provenBusiness(server, { city: ['Odessa'] })
  await tell(server)
  await save(luis, { name: 'At once', q: 'faucet', frequency: 'atOnce' })
  const titles: string[] = []
  for (let day = 0; day < 12; day += 1) {
    server.clock.now = new Date(TUESDAY.getTime() + day * DAY - 1)
    const jobId = await newJob(server, ana, { title: `Pipe ${day}`, city: 'Odessa' })
    // The own search has it; then the other one finds it too.
    await matchJobs(server.deps)
    const title = `Faucet ${day}`
    titles.push(title)
    await ana.must('updateJob', { jobId, title, details: 'It drips.' })
    server.clock.now = new Date(TUESDAY.getTime() + day * DAY)
    await Promise.all([tellDue(server.deps), matchJobs(server.deps)])
    while (await tellDue(server.deps));
  }
  server.clock.now = new Date(TUESDAY.getTime() + 12 * DAY)
  await tell(server)
  const told = (await alertsTo(server, luis)).flatMap((mail) => Object.values(mail).flat())
  // As which of the two it is known depends on who came first.
  expect(told.map((title) => title.replace('Pipe', 'Faucet')).toSorted()).toEqual(titles.toSorted())
})
