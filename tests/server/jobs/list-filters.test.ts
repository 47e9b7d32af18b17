import { afterAll, expect, test } from 'vitest'
import { cursorsOf } from '../../../server/platform/cursor.ts'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

const { db } = server.database

type ListCall = 'listCustomerJobs' | 'listBusinessJobs'

const listed = async (person: Person, call: ListCall, query: object): Promise<string[]> =>
  (await person.must(call, query)).jobs.map(({ id }) => id)

/** The times of these jobs are over; the last of them is already marked as expired. */
async function expire(lapsed: string, swept: string): Promise<void> {
  const past = new Date(server.clock.now.getTime() - 1)
  await db.updateTable('jobs').set({ expires_at: past }).where('id', 'in', [lapsed, swept]).execute()
  await db.updateTable('jobs').set({ status: 'expired' }).where('id', '=', swept).execute()
}

test('a filter shows the statuses that were asked for', shows('constant.status-filter'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const assigned = await assignedJob(server, ana, luis)
  const [lapsed, expired, open] = [await newJob(server, ana), await newJob(server, ana), await newJob(server, ana)]
  await expire(lapsed, expired)
  await ana.must('deleteJob', { jobid: await newJob(server, ana) })
  const all = [open, expired, lapsed, assigned]
  for (const [query, found] of [
    [{}, all],
    [{ status: [] }, all],
    [{ status: [''] }, all],
    [{ status: ['open'] }, [open]],
    [{ status: ['expired'] }, [expired, lapsed]],
    [{ status: ['open', 'inprogress'] }, [open, assigned]],
    [{ status: ['completed'] }, []],
  ] as const) {
    expect(await listed(ana, 'listCustomerJobs', query)).toEqual(found)
  }
  const statuses = (await ana.must('listCustomerJobs', {})).jobs.map(({ status }) => status)
  expect(statuses).toEqual(['open', 'expired', 'expired', 'inprogress'])
})

test('the counts on a customer’s filters match their lists', shows('rule.list-chips'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const running = await assignedJob(server, ana, luis)
  const [rated, unrated] = [await completedJob(server, ana, luis), await completedJob(server, ana, luis)]
  await ana.must('rateJob', { jobId: rated, rating: 5 })
  const [lapsed, swept, deleted] = [await newJob(server, ana), await newJob(server, ana), await newJob(server, ana)]
  const open = await newJob(server, ana)
  await expire(lapsed, swept)
  await ana.must('deleteJob', { jobid: deleted })
  const { overview } = await ana.must('listCustomerJobs', { overview: true })
  expect(Object.fromEntries(overview?.counts.map(({ shows: what, count }) => [what, count]) ?? [])).toEqual({
    all: 6,
    open: 1,
    inprogress: 1,
    toRate: 1,
    completed: 2,
    expired: 2,
  })
  for (const [query, jobs] of [
    [{}, [open, swept, lapsed, unrated, rated, running]],
    [{ status: ['open'] }, [open]],
    [{ status: ['inprogress'] }, [running]],
    // A view goes before any status.
    [{ view: 'toRate', status: ['open'] }, [unrated]],
    [{ status: ['completed'] }, [unrated, rated]],
    [{ status: ['expired'] }, [swept, lapsed]],
  ] as const) {
    expect(await listed(ana, 'listCustomerJobs', query)).toEqual(jobs)
  }
  // What waits says so on its own card, too, and nothing else does.
  const waits = async (jobid: string) => (await ana.must('getCustomerJob', { jobid })).job.waits
  expect([await waits(unrated), await waits(rated), await waits(running), await waits(open)]).toEqual([
    ['toRate'],
    [],
    [],
    [],
  ])
  // A rating that an operator takes away is to be given again.
  expect((await server.admin('ratings', 'remove', rated)).status).toBe(0)
  expect(await listed(ana, 'listCustomerJobs', { view: 'toRate' })).toEqual([unrated, rated])
})

test('a business can narrow its list but never widen it', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { city: ['Lubbock'], category: ['Carpentry', 'Flooring'] })
  const area = { cities: ['Lubbock', 'Laredo'] }
  await db.updateTable('businesses').set(area).where('account_id', '=', luis.id).execute()
  const post = async (city: string, category: string) => newJob(server, ana, { city, category })
  const [chair, floor] = [await post('Lubbock', 'Carpentry'), await post('Laredo', 'Flooring')]
  const far = await post('Amarillo', 'Carpentry')
  for (const [wishes, found] of [
    [{}, [floor, chair]],
    [{ locations: ['Laredo'] }, [floor]],
    [{ locations: ['Lubbock', 'Laredo', 'Amarillo'] }, [floor, chair]],
    [{ locations: ['Amarillo'] }, []],
    [{ category: ['Carpentry'] }, [chair]],
    [{ category: ['Plumbing'] }, []],
    [{ state: 'California' }, []],
    [{ state: '' }, [floor, chair]],
    [{ state: 'Texas', locations: [], category: [] }, [floor, chair]],
  ] as const) {
    expect(await listed(luis, 'listBusinessJobs', wishes)).toEqual(found)
  }
  // Counts come only where they are asked for.
  expect((await luis.must('listBusinessJobs', {})).overview).toBeNull()
  await newBid(luis, floor)
  expect(await listed(luis, 'listBusinessJobs', { category: ['Carpentry'] })).toEqual([chair])
  // A bid of its own brings a job neither back into what was narrowed nor twice into the list.
  expect(await listed(luis, 'listBusinessJobs', {})).toEqual([floor, chair])
  expect(await luis.refused('getBusinessJob', { jobid: far })).toMatchObject({ code: 'OUTSIDE_YOUR_AREA' })
})

test('a cursor belongs to its list and order, and a made-up one is refused', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server, { city: ['Plano'] })]
  const made = [await newJob(server, ana, { city: 'Plano' }), await newJob(server, ana, { city: 'Plano' })]
  const invalid = { status: 400, code: 'CURSOR_INVALID' }
  const id = newId(server.clock.now)
  for (const cursor of ['next', id, `${'A'.repeat(21)}B`]) {
    expect(await ana.refused('listCustomerJobs', { cursor })).toMatchObject(invalid)
    expect(await luis.refused('listBusinessJobs', { cursor })).toMatchObject(invalid)
  }
  const order = 'neededBy'
  for (const [person, call] of [
    [ana, 'listCustomerJobs'],
    [luis, 'listBusinessJobs'],
  ] as const) {
    const { nextCursor } = await person.must(call, { limit: 1 })
    const cursor = nextCursor ?? ''
    expect(await listed(person, call, { cursor })).toEqual(made.slice(0, 1))
    expect(await person.refused(call, { cursor, order })).toMatchObject(invalid)
    const [other, otherCall] =
      person === ana ? ([luis, 'listBusinessJobs'] as const) : ([ana, 'listCustomerJobs'] as const)
    expect(await other.refused(otherCall, { cursor })).toMatchObject(invalid)
    const { after } = cursorsOf(call, order)
    const pressing = await person.must(call, { limit: 1, order })
    expect(await listed(person, call, { order, cursor: pressing.nextCursor ?? '' })).toEqual(made.slice(0, 1))
    // One that the list itself could have given is taken.
    await person.must(call, { order, cursor: after('1', id) })
    for (const words of [['x', id], ['1', 'x'], ['1', id, id], ['1234567890', id], [id]]) {
      expect(await person.refused(call, { order, cursor: after(...words) })).toMatchObject(invalid)
    }
  }
})

test('a business sees the outcome of each of its bids', shows('screen.bid-outcome'), async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const [untouched, sent, taken] = [await newJob(server, ana), await newJob(server, ana), await newJob(server, ana)]
  for (const jobId of [sent, taken]) await newBid(luis, jobId)
  await newBid(mia, taken)
  await ana.must('acceptBid', { jobId: taken, companyId: mia.id })
  const outcomes = async (person: Person) => {
    const { jobs } = await person.must('listBusinessJobs', {})
    return [untouched, sent, taken].map((id) => jobs.find((job) => job.id === id)?.bidOutcome)
  }
  expect(await outcomes(luis)).toEqual([null, 'sent', 'notChosen'])
  expect(await outcomes(mia)).toEqual([null, null, 'won'])
  expect((await luis.must('getBusinessJob', { jobid: taken })).job.bidOutcome).toBe('notChosen')
  const own = await ana.must('listCustomerJobs', {})
  expect(own.jobs.map(({ bidOutcome }) => bidOutcome)).toEqual([null, null, null])
})
