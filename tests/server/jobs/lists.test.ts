import { afterAll, expect, test } from 'vitest'
import type { Answer } from '../../support/contract.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

/** Half an hour before midnight, when it is tomorrow already east of Greenwich. */
server.clock.now = new Date('2028-02-28T23:30:00.000Z')

const neededBy = async (person: Person, jobid: string) => (await person.must('getCustomerJob', { jobid })).job.neededBy

test.each(['2028-02-27', '2028-02-28', '2028-02-29', '2030-02-28'])(
  'a job may be needed by %s',
  shows('rule.needed-by'),
  async (day) => {
    const ana = await newCustomer(server)
    expect(await neededBy(ana, await newJob(server, ana, { neededBy: day }))).toBe(day)
  },
)

test.each([
  ['2028-02-26', 'NEEDED_BY_PAST'],
  ['2030-03-01', 'NEEDED_BY_TOO_FAR'],
  ['9999-12-31', 'NEEDED_BY_TOO_FAR'],
  ['2029-02-29', 'NEEDED_BY_INVALID'],
  ['2028-04-31', 'NEEDED_BY_INVALID'],
  ['2028-13-01', 'NEEDED_BY_INVALID'],
  ['28.2.2028', 'NEEDED_BY_INVALID'],
])('no job is needed by %s: %s', shows('rule.needed-by'), async (day, code) => {
  const ana = await newCustomer(server)
  const errors = [{ field: 'neededBy', code }]
  const body = await jobBody(server, { neededBy: day })
  expect(await ana.refused('createJob', body)).toMatchObject({ status: 422, errors })
})

test('an edit changes the day, takes it away, or leaves it', shows('rule.needed-by'), async () => {
  const ana = await newCustomer(server)
  const [jobId, plain] = [await newJob(server, ana, { neededBy: '2028-03-04' }), await newJob(server, ana)]
  const edit = { jobId, title: 'Tap', details: 'It drips.' }
  await ana.must('updateJob', edit)
  expect(await neededBy(ana, jobId)).toBe('2028-03-04')
  await ana.must('updateJob', { ...edit, neededBy: '2028-03-05' })
  expect(await neededBy(ana, jobId)).toBe('2028-03-05')
  expect(await ana.refused('updateJob', { ...edit, neededBy: '2028-02-01' })).toMatchObject({
    errors: [{ field: 'neededBy', code: 'NEEDED_BY_PAST' }],
  })
  // A day that passed meanwhile may stay.
  await server.later(10 * DAY, async () => ana.must('updateJob', { ...edit, neededBy: '2028-03-05' }))
  await ana.must('updateJob', { ...edit, neededBy: null })
  expect([await neededBy(ana, jobId), await neededBy(ana, plain)]).toEqual([null, null])
})

type ListCall = 'listCustomerJobs' | 'listBusinessJobs'

/** The jobs of a whole list, by following the cursor to the end; `between` happens after each page. */
async function scroll(
  person: Person,
  call: ListCall,
  query: object,
  between: () => Promise<unknown> = () => Promise.resolve(),
) {
  const seen: Answer<ListCall>['jobs'][number][] = []
  let cursor: string | null = null
  do {
    const page: Answer<ListCall> = await person.must(call, { ...query, ...(cursor === null ? {} : { cursor }) })
    seen.push(...page.jobs)
    cursor = page.nextCursor
    await between()
  } while (cursor !== null)
  return seen
}

/** The titles of a whole list, three a page. */
const titles = async (person: Person, call: ListCall, query: object) =>
  (await scroll(person, call, { ...query, limit: 3 })).map(({ title }) => title)

test('a list goes by the day, the soonest first', shows('rule.needed-by-order'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server, { city: ['Plano'] })]
  const post = async (title: string, day?: string) =>
    newJob(server, ana, { city: 'Plano', title, ...(day === undefined ? {} : { neededBy: day }) })
  await post('no day 1')
  await post('later', '2028-06-01')
  const done = await post('done', '2028-03-01')
  await post('soon', '2028-03-02')
  const same = await post('same day, newer', '2028-03-02')
  await post('no day 2')
  await post('tomorrow', '2028-02-29')
  await post('no day 3')
  for (const job of [done, same]) await newBid(luis, job)
  await ana.must('acceptBid', { jobId: done, companyId: luis.id })
  await luis.must('completeJob', { jobid: done })
  const pressing = ['tomorrow', 'same day, newer', 'soon', 'later']
  const whole = [...pressing, 'no day 3', 'no day 2', 'done', 'no day 1']
  expect(await titles(ana, 'listCustomerJobs', { order: 'neededBy' })).toEqual(whole)
  expect(await titles(luis, 'listBusinessJobs', { order: 'neededBy' })).toEqual(whole)
  expect(await titles(ana, 'listCustomerJobs', { order: 'neededBy', status: ['open'] })).toEqual([
    ...pressing,
    'no day 3',
    'no day 2',
    'no day 1',
  ])
  expect(await titles(luis, 'listBusinessJobs', { order: 'neededBy', view: 'myBids' })).toEqual(['same day, newer'])
  expect(await titles(luis, 'listBusinessJobs', { order: 'neededBy', view: 'done' })).toEqual(['done'])
  // By number, for clients that count pages.
  const second = await ana.must('listCustomerJobs', { order: 'neededBy', page: 2, limit: 3 })
  expect(second.jobs.map(({ title }) => title)).toEqual(whole.slice(3, 6))
  // A cursor of one order is none of the other.
  expect(await ana.refused('listCustomerJobs', { cursor: second.nextCursor ?? '', limit: 2 })).toMatchObject({
    code: 'CURSOR_INVALID',
  })
})

test('one’s own data has the day', shows('rule.needed-by'), async () => {
  const ana = await newCustomer(server)
  const jobId = await newJob(server, ana, { neededBy: '2028-03-04' })
  const { exportedLists } = await import('../../../server/account-data/repository-export.ts')
  const rows: object[] = []
  for await (const page of exportedLists['jobs']?.(server.deps.db, ana.id) ?? []) rows.push(...page)
  expect(rows).toMatchObject([{ id: jobId, needed_by: '2028-03-04' }])
  for (const hidden of ['urgency', 'unseen_by', 'is_rated', 'version']) expect(rows[0]).not.toHaveProperty(hidden)
})

const ids = (page: { readonly jobs: readonly { readonly id: string }[] }): string[] => page.jobs.map(({ id }) => id)

const newJobs = async (customer: Person, count: number): Promise<string[]> => {
  const made: string[] = []
  for (let turn = 0; turn < count; turn += 1) made.unshift(await newJob(server, customer))
  return made
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

test.each<ListCall>(['listCustomerJobs', 'listBusinessJobs'])(
  'rows that appear while someone scrolls %s are neither skipped nor repeated',
  async (call) => {
    const ana = await newCustomer(server)
    const luis = await newBusiness(server, { city: ['Dallas'] })
    const post = async () => newJob(server, ana, { city: 'Dallas' })
    const made: string[] = []
    for (let turn = 0; turn < 7; turn += 1) made.unshift(await post())
    const person = call === 'listCustomerJobs' ? ana : luis
    const own = new Set(made)
    const seen = ids({ jobs: await scroll(person, call, { limit: 2 }, post) })
    expect(seen.filter((id) => own.has(id))).toEqual(made)
    expect(new Set(seen).size).toBe(seen.length)
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
