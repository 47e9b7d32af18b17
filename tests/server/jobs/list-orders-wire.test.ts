import { afterAll, beforeAll, expect, test } from 'vitest'
import type { City } from '../../../server/places/locations.ts'
import { replaceCities } from '../../../server/places/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { milesFrom, randomOf } from '../support/globe.ts'
import { newBid, newBusiness, newCustomer, newJob, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const all = server.deps.choices.cities()
const RADIUS = 60
/** At the border of New Mexico: some of what is near lies there. */
const centers = all.filter(({ state, name }) => state === 'Texas' && (name === 'El Paso' || name === 'Austin'))

type Made = Readonly<{
  id: string
  budget: number
  neededBy: string | null
  miles: number | undefined
  status: string
  hasBid: boolean
}>
let ana: Person
let luis: Person
/** The oldest first. */
const jobs: Made[] = []

/** Far and near, and twice at each distance and budget, so that there are equals. */
beforeAll(async () => {
  await replaceCities(db, all)
  const random = randomOf(54)
  ana = await newCustomer(server)
  luis = await newBusiness(server, { radius: RADIUS })
  await luis.must('editBusiness', { city: centers.map(({ name }) => name) })
  const near = all.filter((city) => (milesFrom(centers, city, 90) ?? 100) < 90)
  const far = all.filter(({ state }) => state === 'Alaska' || state === 'Maine')
  const anyOf = (cities: readonly City[]) => cities[Math.floor(random() * cities.length)] ?? centers[0]
  const picture = await uploaded(server)
  for (let count = 0; count < 60; count += 1) {
    const city = count % 10 === 0 ? centers[count % 2] : anyOf(count % 4 === 0 ? far : near)
    if (city === undefined) continue
    const budget = [80, 80.5, 450, 1200, 9_999_999.99][Math.floor(random() * 5)] ?? 1
    const place = { state: city.state, city: city.name, pics_url: [picture] }
    const id = await newJob(server, ana, { ...place, title: `Garden gate ${count}`, budget })
    const miles = milesFrom(centers, city, RADIUS)
    const isFar = miles === undefined
    const hasBid = isFar ? count % 3 > 0 : random() < 0.3
    if (hasBid) await (isFar ? bidFromAfar(id) : newBid(luis, id))
    const neededBy = random() < 0.3 ? `2090-01-${10 + Math.floor(random() * 9)}` : null
    const status = count % 7 === 3 ? 'expired' : 'open'
    const change = { needed_by: neededBy, status } as const
    await db.updateTable('jobs').set(change).where('id', '=', id).execute()
    jobs.push({ id, budget, neededBy, miles, status, hasBid })
  }
}, 60_000)

/** As of the time when the business worked there. */
async function bidFromAfar(jobId: string): Promise<void> {
  const bid = { id: newId(new Date()), job_id: jobId, business_id: luis.id, amount: '50', proposal: 'x' }
  await db.insertInto('bids').values(bid).execute()
}

/** By what each order ranks a job, the greatest first. */
const RANKS = {
  newest: () => 0,
  neededBy: ({ neededBy, status }) => (neededBy === null || status !== 'open' ? 0 : 1e10 - Date.parse(neededBy) / 1000),
  budget: ({ budget }) => budget,
  nearest: ({ miles }) => (miles === undefined ? -1000 : -miles),
} as const satisfies Record<string, (job: Made) => number>

/** The ids in the order of a list: those of a rank are newest first. */
function ordered(of: readonly Made[], order: keyof typeof RANKS): string[] {
  const rank: (job: Made) => number = RANKS[order]
  return of
    .toReversed()
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ id }) => id)
}

type Query = Readonly<{ order?: keyof typeof RANKS; [name: string]: unknown }>

/** The ids of a list, read by cursors in pages of some jobs. */
async function listed(person: Person, call: 'listCustomerJobs' | 'listBusinessJobs', query: Query, limit: number) {
  const ids: string[] = []
  const next: (string | null)[] = [null]
  for (const cursor of next) {
    const answer = await person.call(call, { ...query, limit, ...(cursor !== null && { cursor }) })
    if (!answer.ok) throw new Error(answer.failure.Message)
    ids.push(...answer.data.jobs.map(({ id }) => id))
    if (answer.data.nextCursor !== null) next.push(answer.data.nextCursor)
  }
  return ids
}

const isOpen = ({ status }: Made): boolean => status === 'open'
const isNear = ({ miles }: Made): boolean => miles !== undefined

test.each([
  ['all', {}, (job) => job.hasBid || (isOpen(job) && isNear(job))],
  ['open', { status: ['open'] }, (job) => isOpen(job) && (job.hasBid || isNear(job))],
  ['find work', { view: 'findWork' }, (job) => isOpen(job) && isNear(job) && !job.hasBid],
  ['its bids', { view: 'myBids' }, ({ hasBid }) => hasBid],
  ['a search', { q: 'gate' }, (job) => job.hasBid || (isOpen(job) && isNear(job))],
  ['work by search', { q: 'gate', view: 'findWork' }, (job) => isOpen(job) && isNear(job) && !job.hasBid],
] as const satisfies readonly (readonly [string, object, (job: Made) => boolean])[])(
  'pages of a business have each job once, in every order: %s',
  shows('rule.list-orders', 'rule.radius'),
  async (...[, query, isListed]) => {
    const wanted = jobs.filter(isListed)
    expect(wanted.length).toBeGreaterThan(8)
    for (const order of ['newest', 'neededBy', 'budget', 'nearest'] as const)
      for (const limit of [3, 7, 50])
        expect([order, limit, await listed(luis, 'listBusinessJobs', { ...query, order }, limit)]).toEqual([
          order,
          limit,
          ordered(wanted, order),
        ])
  },
)

test.each([
  ['all', {}, () => true],
  ['open', { status: ['open'] }, isOpen],
  ['expired', { status: ['expired'] }, (job: Made) => !isOpen(job)],
  ['a search', { q: 'gate' }, () => true],
] as const)(
  'pages of a customer have each job once, in every order: %s',
  shows('rule.list-orders'),
  async (...[, query, isListed]) => {
    for (const order of ['newest', 'neededBy', 'budget'] as const)
      for (const limit of [3, 7, 50])
        expect([order, limit, await listed(ana, 'listCustomerJobs', { ...query, order }, limit)]).toEqual([
          order,
          limit,
          ordered(jobs.filter(isListed), order),
        ])
  },
)

test('cards and details say how far a job is', shows('rule.radius'), async () => {
  const cards = (await luis.must('listBusinessJobs', { limit: 50 })).jobs
  expect(cards.some(({ distance }) => distance !== null && distance > 0)).toBe(true)
  for (const { id, distance } of cards) {
    expect([id, distance]).toEqual([id, jobs.find((job) => job.id === id)?.miles ?? null])
    expect((await luis.must('getBusinessJob', { jobid: id })).job.distance).toBe(distance)
  }
  for (const { distance } of (await ana.must('listCustomerJobs', {})).jobs) expect(distance).toBeNull()
})

test(
  'what is inside of the radius can be bid on and asked about, what is outside cannot',
  shows('rule.radius'),
  async () => {
    const near = jobs.find((job) => (job.miles ?? 0) > 0 && isOpen(job) && !job.hasBid)
    const far = jobs.find((job) => job.miles === undefined && isOpen(job) && !job.hasBid)
    const bidId = await newBid(luis, near?.id ?? '')
    const outside = { code: 'OUTSIDE_YOUR_AREA' }
    expect(await luis.refused('getBusinessJob', { jobid: far?.id })).toMatchObject(outside)
    const bid = { jobId: far?.id, proposalStatement: 'I can come on Tuesday.', amount: 100 }
    expect(await luis.refused('placeBid', bid)).toMatchObject(outside)
    await luis.must('withdrawBid', { bidId })
  },
)

test(
  'a customer has no nearest job, and a place in one order is none in another',
  shows('rule.list-orders'),
  async () => {
    expect(await ana.refused('listCustomerJobs', { order: 'nearest' })).toMatchObject({
      status: 422,
      errors: [{ field: 'order', code: 'INVALID_VALUE' }],
    })
    const { nextCursor } = await luis.must('listBusinessJobs', { order: 'nearest', limit: 3 })
    for (const order of ['newest', 'neededBy', 'budget'])
      expect(await luis.refused('listBusinessJobs', { order, cursor: nextCursor })).toMatchObject({
        code: 'CURSOR_INVALID',
      })
  },
)

test('the area of this business is so large that a search asks of each job whether it lies inside', async () => {
  const areas = await db.selectFrom('business_areas').select('city').where('business_id', '=', luis.id).execute()
  expect(areas.length).toBeGreaterThan(100)
})

test('a radius is 0 to 100 whole miles, and 0 where nobody says one', shows('rule.radius'), async () => {
  const rosa = await newBusiness(server)
  const radiusOf = async () => (await rosa.must('getBusiness', {})).data.radius
  expect(await radiusOf()).toBe(0)
  await rosa.must('editBusiness', { radius: 100 })
  expect(await radiusOf()).toBe(100)
  for (const radius of [-1, 101])
    expect(await rosa.refused('editBusiness', { radius })).toMatchObject({
      status: 422,
      errors: [{ field: 'radius', code: 'RADIUS_INVALID' }],
    })
  expect(await radiusOf()).toBe(100)
  expect((await ana.must('showBusiness', { business: rosa.id })).business.radius).toBe(100)
})
