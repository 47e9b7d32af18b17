import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readLocations } from '../../../server/places/locations.ts'
import { replaceCities } from '../../../server/places/repository.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob, PASSWORD } from '../support/town-wire.ts'
import {
  alertLetters,
  alertsTo,
  groupsIn,
  morning,
  ownSearchOf,
  provenBusiness,
  save,
  searchesOf,
  tell,
} from './support/alerts.ts'

const server = await testApp()
afterAll(server.close)
/** A Monday evening in Texas. */
const EVENING = new Date('2026-06-08T20:00:00-05:00')
const TUESDAY = morning('2026-06-09', 5)
beforeEach(() => {
  server.clock.now = EVENING
})
beforeAll(async () => replaceCities(server.deps.db, readLocations('/nowhere/locations.json').cities()))
const ana = await newCustomer(server)

/** A business of a city that no other test has, whose first morning is worked out. */
async function business(city: string, change = {}) {
  const luis = await provenBusiness(server, { city: [city], ...change })
  await tell(server)
  return { luis, post: (title: string, job = {}) => newJob(server, ana, { title, city, ...job }) }
}

async function at(time: Date): Promise<void> {
  server.clock.now = time
  await tell(server)
}

test('each business has a search of its own, by mail once a day', shows('alerts.own'), async () => {
  const { luis, post } = await business('Abilene')
  const daily = { name: '', isOwn: true, q: null, frequency: 'daily', byMail: true, byBell: false }
  expect(await searchesOf(luis)).toMatchObject([daily])
  await post('Tap')
  await at(new Date(TUESDAY.getTime() - 1))
  expect(await alertsTo(server, luis)).toEqual([])
  await at(TUESDAY)
  expect(await alertsTo(server, luis)).toEqual([{ '': ['Tap'] }])
  // Nothing new, no mail.
  await at(new Date(TUESDAY.getTime() + DAY))
  expect(await alertsTo(server, luis)).toHaveLength(1)
})

test('a job posted in the last second is in one mail, not in two', shows('alerts.once'), async () => {
  const { luis, post } = await business('Amarillo')
  server.clock.now = new Date(TUESDAY.getTime() - 1000)
  await post('In time')
  server.clock.now = new Date(TUESDAY.getTime() - 500)
  await post('Not asked for in time')
  // The mail goes out before the searches were asked.
  server.clock.now = TUESDAY
  await tell(server)
  const first = (await alertsTo(server, luis)).flatMap((mail) => mail[''] ?? [])
  await at(new Date(TUESDAY.getTime() + DAY))
  const all = (await alertsTo(server, luis)).flatMap((mail) => mail[''] ?? [])
  expect(all.toSorted()).toEqual(['In time', 'Not asked for in time'])
  expect(first.length).toBeGreaterThan(0)
})

test('the clock of the state counts, also on the days on which it changes', shows('alerts.morning'), async () => {
  const change = { state: 'California', city: ['San Diego'] }
  const bea = await provenBusiness(server, change)
  const job = { state: 'California', city: 'San Diego' }
  const days = [
    ['2026-03-07T20:00:00-08:00', '2026-03-08T07:00:00-07:00'],
    ['2026-10-31T20:00:00-07:00', '2026-11-01T07:00:00-08:00'],
  ]
  for (const [evening = '', time = ''] of days) {
    await at(new Date(evening))
    await tell(server)
    const before = (await alertsTo(server, bea)).length
    await newJob(server, ana, { ...job, title: time })
    await at(new Date(new Date(time).getTime() - 1))
    expect(await alertsTo(server, bea)).toHaveLength(before)
    await at(new Date(time))
    expect((await alertsTo(server, bea)).at(-1)).toEqual({ '': [time] })
  }
})

test('mornings that passed while no server ran are made up for, by one mail', shows('alerts.catch-up'), async () => {
  const { luis, post } = await business('Arlington')
  await post('Tap')
  await at(new Date(TUESDAY.getTime() + 2 * DAY + 1000))
  expect(await alertsTo(server, luis)).toEqual([{ '': ['Tap'] }])
  await post('Pipe')
  await at(new Date(TUESDAY.getTime() + 3 * DAY - 1))
  expect(await alertsTo(server, luis)).toHaveLength(1)
  await at(new Date(TUESDAY.getTime() + 3 * DAY))
  expect((await alertsTo(server, luis)).at(-1)).toEqual({ '': ['Pipe'] })
})

test('what is found is told once a day, once a week, at once or never', shows('alerts.frequency'), async () => {
  const { luis, post } = await business('Austin')
  const { searchId } = await ownSearchOf(luis)
  await luis.must('editSavedSearch', { searchId, frequency: 'weekly' })
  await post('Tap')
  await at(TUESDAY)
  expect(await alertsTo(server, luis)).toEqual([])
  await at(morning('2026-06-15', 5))
  expect(await alertsTo(server, luis)).toEqual([{ '': ['Tap'] }])
  await luis.must('editSavedSearch', { searchId, frequency: 'never' })
  await post('Pipe')
  await at(morning('2026-06-22', 5))
  await luis.must('editSavedSearch', { searchId, frequency: 'atOnce' })
  await tell(server)
  expect(await alertsTo(server, luis)).toHaveLength(1)
  await post('Sink')
  await tell(server)
  expect((await alertsTo(server, luis)).at(-1)).toEqual({ '': ['Sink'] })
})

test('a search that is to tell at once tells what it had found', shows('alerts.frequency'), async () => {
  const { luis, post } = await business('Baytown')
  const { searchId } = await ownSearchOf(luis)
  await post('Tap')
  await tell(server)
  await luis.must('editSavedSearch', { searchId, frequency: 'atOnce' })
  await tell(server)
  expect(await alertsTo(server, luis)).toEqual([{ '': ['Tap'] }])
  await at(TUESDAY)
  expect(await alertsTo(server, luis)).toHaveLength(1)
})

test(
  'a mail has at most 20 jobs, the nearest of each search first, and says how many more there are',
  shows('alerts.best'),
  async () => {
    const { luis, post } = await business('Round Rock', { radius: 30 })
    await save(luis, { name: 'Faucets', q: 'faucet', cities: [], budgetFrom: 100 })
    for (let made = 0; made < 15; made += 1) await post(`Faucet ${made}`)
    for (let made = 0; made < 11; made += 1) await post(`Near ${made}`)
    for (let made = 0; made < 3; made += 1) await post(`Far ${made}`, { city: 'Austin' })
    await at(TUESDAY)
    const [letter] = await alertLetters(server, luis)
    const [faucets, own] = groupsIn(letter)
    // Each has its turn: none is crowded out.
    expect([faucets?.name, faucets?.jobs.length, faucets?.more]).toEqual(['Faucets', 10, 5])
    expect([own?.name, own?.jobs.length, own?.more]).toEqual(['', 10, 4])
    expect(own?.jobs[0]?.title).toBe('Near 10')
    expect(own?.jobs.every(({ title }) => title.startsWith('Near'))).toBe(true)
    expect(faucets?.list).toBe('http://localhost:3000/dashboard?status=findWork&q=faucet&budgetFrom=100')
  },
)

test('nothing is mailed that its reader could not open or knows already', shows('alerts.closed'), async () => {
  const { luis, post } = await business('Beaumont')
  const other = await newBusiness(server, { city: ['Beaumont'] })
  const cleo = await newCustomer(server)
  const kept = await post('Kept')
  const jobs = {
    deleted: await post('Deleted'),
    taken: await post('Taken'),
    bid: await post('Bid'),
    over: await post('Over'),
  }
  await newJob(server, cleo, { title: 'Of somebody blocked', city: 'Beaumont' })
  await tell(server)
  await ana.must('deleteJob', { jobid: jobs.deleted })
  await newBid(other, jobs.taken)
  await ana.must('acceptBid', { jobId: jobs.taken, companyId: other.id })
  await newBid(luis, jobs.bid)
  await server.deps.db.updateTable('jobs').set({ expires_at: EVENING }).where('id', '=', jobs.over).execute()
  await server.admin('accounts', 'block', cleo.email)
  await at(TUESDAY)
  expect(await alertsTo(server, luis)).toEqual([{ '': ['Kept'] }])
  // What is open again is found again, but not what was told.
  await other.must('endAssignment', { jobId: jobs.taken, reason: 'My van broke down.' })
  await ana.must('updateJob', { jobId: kept, title: 'Kept', details: 'With other words.' })
  await at(new Date(TUESDAY.getTime() + DAY))
  expect((await alertsTo(server, luis)).slice(1)).toEqual([{ '': ['Taken'] }])
})

test('what is outside of the area by the morning is not mailed', shows('alerts.closed'), async () => {
  const { luis, post } = await business('Brownsville')
  await post('Tap')
  await tell(server)
  await luis.must('editBusiness', { city: ['Bryan'] })
  await at(TUESDAY)
  expect(await alertsTo(server, luis)).toEqual([])
})

test('who has not verified the address, wants no mails or is gone gets none', shows('alerts.proven'), async () => {
  const place = { city: ['Carrollton'] }
  const stranger = await newBusiness(server, place)
  const [quiet, muted, leaving, blocked, reached] = [
    await provenBusiness(server, place),
    await provenBusiness(server, place),
    await provenBusiness(server, place),
    await provenBusiness(server, place),
    await provenBusiness(server, place),
  ]
  await tell(server)
  for (const frequency of ['daily', 'atOnce'] as const) {
    for (const one of [stranger, quiet, muted, reached]) await save(one, { frequency, q: 'faucet' })
  }
  await quiet.must('editMailSettings', { email_notifications: false })
  await muted.must('editMailSettings', { unwanted: ['jobs_found'] })
  await newJob(server, ana, { title: 'Faucet', city: 'Carrollton' })
  await tell(server)
  await newJob(server, ana, { title: 'Pipe', city: 'Carrollton' })
  await tell(server)
  await leaving.must('deleteAccount', { password: PASSWORD })
  await server.admin('accounts', 'block', blocked.email)
  await at(TUESDAY)
  for (const one of [stranger, quiet, muted, leaving, blocked]) expect(await alertsTo(server, one)).toEqual([])
  expect(await alertsTo(server, reached)).toEqual([{ Taps: ['Faucet'] }, { '': ['Pipe'] }])
})
