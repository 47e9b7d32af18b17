import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { testApp } from '../support/app.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()
afterAll(server.close)

const ids = (page: { readonly jobs: readonly { readonly id: string }[] }): string[] => page.jobs.map(({ id }) => id)

const newJobs = async (customer: Person, count: number): Promise<string[]> => {
  const made: string[] = []
  for (let turn = 0; turn < count; turn += 1) made.unshift(await newJob(server, customer))
  return made
}

/** Follows the cursor to the end; `between` happens after each page. */
async function scroll(
  person: Person,
  call: 'listCustomerJobs' | 'listBusinessJobs',
  limit: number,
  between: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof person.must<'listCustomerJobs'>>> = await person.must(call, {
      limit,
      ...(cursor === null ? {} : { cursor }),
    })
    seen.push(...ids(page))
    cursor = page.nextCursor
    await between()
  } while (cursor !== null)
  return seen
}

test('a customer sees the own jobs alone, newest first, ten a page', shows('constant.page-size'), async () => {
  const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
  const made = await newJobs(ana, 12)
  await newJob(server, eva)
  const first = await ana.must('listCustomerJobs', {})
  expect(ids(first)).toEqual(made.slice(0, 10))
  const second = await ana.must('listCustomerJobs', { page: 2, limit: 10 })
  expect([ids(second), second.nextCursor]).toEqual([made.slice(10), null])
  expect(ids(await ana.must('listCustomerJobs', { page: 3 }))).toEqual([])
  expect(ids(await ana.must('listCustomerJobs', { page: 2, limit: 5 }))).toEqual(made.slice(5, 10))
  const whole = await ana.must('listCustomerJobs', { limit: 12 })
  expect([ids(whole), whole.nextCursor]).toEqual([made, null])
})

test.each(['listCustomerJobs', 'listBusinessJobs'] as const)(
  'rows that appear while someone scrolls %s are neither skipped nor repeated',
  async (call) => {
    const ana = await newCustomer(server)
    const luis = await newBusiness(server, { city: ['Dallas'] })
    const post = async () => newJob(server, ana, { city: 'Dallas' })
    const made: string[] = []
    for (let turn = 0; turn < 7; turn += 1) made.unshift(await post())
    const person = call === 'listCustomerJobs' ? ana : luis
    const own = new Set(made)
    const seen = await scroll(person, call, 2, post)
    expect(seen.filter((id) => own.has(id))).toEqual(made)
    expect(new Set(seen).size).toBe(seen.length)
  },
)

test(
  'the filter shows the statuses that were asked for; none or the empty one means all',
  shows('constant.status-filter'),
  async () => {
    const ana = await newCustomer(server)
    const luis = await newBusiness(server)
    const assigned = await assignedJob(server, ana, luis)
    const [lapsed, expired, open] = [await newJob(server, ana), await newJob(server, ana), await newJob(server, ana)]
    const past = new Date(server.clock.now.getTime() - 1)
    const { db } = server.deps
    await db.updateTable('jobs').set({ expires_at: past }).where('id', 'in', [lapsed, expired]).execute()
    await db.updateTable('jobs').set({ status: 'expired' }).where('id', '=', expired).execute()
    const deleted = await newJob(server, ana)
    await ana.must('deleteJob', { jobid: deleted })
    const all = [open, expired, lapsed, assigned]
    for (const [status, found] of [
      [undefined, all],
      [[], all],
      [[''], all],
      [['open'], [open]],
      [['expired'], [expired, lapsed]],
      [
        ['open', 'inprogress'],
        [open, assigned],
      ],
      [['completed'], []],
    ] as const) {
      const page = await ana.must('listCustomerJobs', status === undefined ? {} : { status: [...status] })
      expect(ids(page)).toEqual(found)
    }
    expect((await ana.must('listCustomerJobs', {})).jobs.map((job) => job.status)).toEqual([
      'open',
      'expired',
      'expired',
      'inprogress',
    ])
  },
)

test('a business sees open jobs of its cities and trades, and always those that it bid on', async () => {
  const ana = await newCustomer(server, { city: 'Houston' })
  const luis = await newBusiness(server, { city: ['Houston'], category: ['Roofing', 'Painting'] })
  const mia = await newBusiness(server, { city: ['Houston'], category: ['Roofing'] })
  const post = async (city: string, category: string) => newJob(server, ana, { city, category })
  const roof = await post('Houston', 'Roofing')
  const paint = await post('Houston', 'Painting')
  await post('Houston', 'Plumbing')
  await post('El Paso', 'Roofing')
  expect(ids(await luis.must('listBusinessJobs', {}))).toEqual([paint, roof])

  await newBid(luis, roof)
  await newBid(mia, roof)
  await ana.must('acceptBid', { jobId: roof, companyId: mia.id })
  const list = await luis.must('listBusinessJobs', {})
  expect(list.jobs.map(({ id, bidApplied, status, bidsCount }) => ({ id, bidApplied, status, bidsCount }))).toEqual([
    { id: paint, bidApplied: false, status: 'open', bidsCount: 0 },
    { id: roof, bidApplied: true, status: 'inprogress', bidsCount: 2 },
  ])
  expect(ids(await luis.must('listBusinessJobs', { status: ['inprogress'] }))).toEqual([roof])
  expect(ids(await luis.must('listBusinessJobs', { status: ['open'] }))).toEqual([paint])

  // What it bid on stays after it moved.
  const moved = { cities: ['El Paso'], categories: ['Moving'] }
  await server.deps.db.updateTable('businesses').set(moved).where('account_id', '=', luis.id).execute()
  expect(ids(await luis.must('listBusinessJobs', {}))).toEqual([roof])
  const asSection7 = { page: 1, limit: 10, locations: ['El Paso'], state: 'Texas', category: ['Moving'] }
  expect(ids(await luis.must('listBusinessJobs', asSection7))).toEqual([roof])
})

test('the payload narrows what a business sees and never widens it', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { city: ['Lubbock'], category: ['Carpentry', 'Flooring'] })
  const { db } = server.deps
  await db
    .updateTable('businesses')
    .set({ cities: ['Lubbock', 'Laredo'] })
    .where('account_id', '=', luis.id)
    .execute()
  const post = async (city: string, category: string) => newJob(server, ana, { city, category })
  const [chair, floor, far] = [
    await post('Lubbock', 'Carpentry'),
    await post('Laredo', 'Flooring'),
    await post('Amarillo', 'Carpentry'),
  ]
  const found = async (wishes: object) => ids(await luis.must('listBusinessJobs', wishes))
  expect(await found({})).toEqual([floor, chair])
  expect(await found({ locations: ['Laredo'] })).toEqual([floor])
  expect(await found({ locations: ['Lubbock', 'Laredo', 'Amarillo'] })).toEqual([floor, chair])
  expect(await found({ locations: ['Amarillo'] })).toEqual([])
  expect(await found({ category: ['Carpentry'] })).toEqual([chair])
  expect(await found({ category: ['Plumbing'] })).toEqual([])
  expect(await found({ state: 'California' })).toEqual([])
  expect(await found({ state: 'Texas', locations: [], category: [] })).toEqual([floor, chair])
  await newBid(luis, floor)
  expect(await found({ category: ['Carpentry'] })).toEqual([chair])
  expect(await luis.refused('getBusinessJob', { jobid: far })).toMatchObject({ code: 'OUTSIDE_YOUR_AREA' })
})

test('a job found by area and by bid is one job', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { city: ['Plano'] })
  const made: string[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const jobId = await newJob(server, ana, { city: 'Plano' })
    if (turn % 2 === 0) await newBid(luis, jobId)
    made.unshift(jobId)
  }
  expect(await scroll(luis, 'listBusinessJobs', 2, async () => undefined)).toEqual(made)
  expect(ids(await luis.must('listBusinessJobs', { page: 2, limit: 2 }))).toEqual(made.slice(2, 4))
})

test('a cursor that was never given is refused', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  for (const cursor of ['next', newId(new Date()), `${'A'.repeat(21)}B`]) {
    expect(await ana.refused('listCustomerJobs', { cursor })).toMatchObject({ status: 400, code: 'CURSOR_INVALID' })
    expect(await luis.refused('listBusinessJobs', { cursor })).toMatchObject({ status: 400, code: 'CURSOR_INVALID' })
  }
})

test('a cursor belongs to its list and order', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  await newJobs(ana, 2)
  const { nextCursor } = await ana.must('listCustomerJobs', { limit: 1 })
  const cursor = nextCursor ?? ''
  await ana.must('listCustomerJobs', { cursor })
  const invalid = { status: 400, code: 'CURSOR_INVALID' }
  expect(await ana.refused('listCustomerJobs', { cursor, order: 'neededBy' })).toMatchObject(invalid)
  expect(await luis.refused('listBusinessJobs', { cursor })).toMatchObject(invalid)
})

test(
  'a business sees what became of each of its bids, in the list and on the job',
  shows('screen.bid-outcome'),
  async () => {
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
  },
)

test('a customer sees what a business says about licence and insurance', shows('screen.trust-marks'), async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { isLicense: 1, isInsurance: 0 })
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const marks = { isLicense: 1, isInsurance: 0 }
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([marks])
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  expect((await ana.must('getCustomerJob', { jobid: jobId })).assignedBusiness).toMatchObject(marks)
})
