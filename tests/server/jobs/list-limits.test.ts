import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const today = server.clock.now
const dayIn = (days: number): string => new Date(today.getTime() + days * DAY).toISOString().slice(0, 10)

/** Jobs of each budget, day and age, the oldest first. */
const JOBS = [
  { age: 20, budget: 80, neededBy: dayIn(2) },
  { age: 6.9, budget: 250.5, neededBy: null },
  { age: 6.9, budget: 1200, neededBy: dayIn(9) },
  { age: 0.5, budget: 250.5, neededBy: dayIn(9) },
  { age: 0, budget: 9999, neededBy: dayIn(30) },
] as const

/** The limits that are asked for, and by what a job is within them. */
const LIMITS = [
  [{}, () => true],
  [{ budgetFrom: 250.5 }, ({ budget }) => budget >= 250.5],
  [{ budgetTo: 250.5 }, ({ budget }) => budget <= 250.5],
  [{ budgetFrom: 100, budgetTo: 1200 }, ({ budget }) => budget >= 100 && budget <= 1200],
  [{ budgetFrom: 2, budgetTo: 1 }, () => false],
  [{ neededUntil: dayIn(9) }, ({ neededBy }) => neededBy !== null && neededBy <= dayIn(9)],
  [{ postedWithin: 1 }, ({ age }) => age < 1],
  [{ postedWithin: 7 }, ({ age }) => age < 7],
  [{ postedWithin: 7, neededUntil: dayIn(9), budgetTo: 500 }, (job) => job === JOBS[3]],
] as const satisfies readonly (readonly [object, (job: (typeof JOBS)[number]) => boolean])[]

type ListCall = 'listCustomerJobs' | 'listBusinessJobs'

/** The titles of a list, page by page of two. */
async function listed(person: Person, call: ListCall, query: object): Promise<string[]> {
  const titles: string[] = []
  let cursor: string | null = null
  do {
    const page: { jobs: readonly { title: string }[]; nextCursor: string | null } = await person.must(call, {
      ...query,
      limit: 2,
      ...(cursor !== null && { cursor }),
    })
    titles.push(...page.jobs.map(({ title }) => title))
    cursor = page.nextCursor
  } while (cursor !== null)
  return titles
}

const titleOf = (index: number): string => `Garden gate ${index}`

beforeAll(async () => {
  for (const [index, { age, budget, neededBy }] of JOBS.entries()) {
    await server.later(-age * DAY, async () => {
      const id = await newJob(server, ana, { title: titleOf(index), budget, neededBy: null })
      await server.database.db.updateTable('jobs').set({ needed_by: neededBy }).where('id', '=', id).execute()
    })
  }
})

test.each([
  ['a customer', ana, 'listCustomerJobs', {}],
  ['a customer who searches', ana, 'listCustomerJobs', { q: 'gate' }],
  ['a customer, by day', ana, 'listCustomerJobs', { order: 'neededBy' }],
  ['a business', luis, 'listBusinessJobs', {}],
  ['a business that searches', luis, 'listBusinessJobs', { q: 'gate' }],
  ['a business that finds work', luis, 'listBusinessJobs', { view: 'findWork', order: 'neededBy' }],
] as const)(
  'a list is kept within limits of budget, day and age: %s',
  shows('rule.list-limits'),
  async (...[, person, call, query]) => {
    const whole = await listed(person, call, query)
    expect(whole.toSorted()).toEqual(JOBS.map((_, index) => titleOf(index)))
    for (const [limits, isWithin] of LIMITS) {
      // In the order of the whole list.
      const wanted = whole.filter((title) => JOBS.some((job, index) => titleOf(index) === title && isWithin(job)))
      expect([limits, await listed(person, call, { ...query, ...limits })]).toEqual([limits, wanted])
    }
  },
)

test('work of a rare budget is found behind hundreds of newer jobs', shows('rule.list-limits'), async () => {
  const [eva, mia] = [await newCustomer(server), await newBusiness(server, { category: ['Roofing'] })]
  const title = 'Small leak in the roof'
  const id = await newJob(server, eva, { title, category: 'Roofing', budget: 7 })
  await sql`insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
    select uuidv7(), customer_id, 'New roof', details, category, country, state, city, 5000, expires_at
    from jobs cross join generate_series(1, 310) where id = ${id}`.execute(server.database.db)
  expect(await listed(mia, 'listBusinessJobs', { view: 'findWork', budgetTo: 10 })).toEqual([title])
  expect(await listed(mia, 'listBusinessJobs', { view: 'findWork', order: 'nearest', budgetTo: 10 })).toEqual([title])
})

test('a day that no calendar has is refused by name', shows('rule.list-limits'), async () => {
  for (const [person, call] of [
    [ana, 'listCustomerJobs'],
    [luis, 'listBusinessJobs'],
  ] as const) {
    expect(await person.refused(call, { neededUntil: '2027-02-29' })).toMatchObject({
      status: 422,
      errors: [{ field: 'neededUntil', code: 'INVALID_VALUE' }],
    })
  }
})
