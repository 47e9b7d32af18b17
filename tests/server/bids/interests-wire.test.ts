import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cursorsOf } from '../../../server/platform/cursor.ts'
import { testApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const MINUTE = 60_000

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const ana = await newCustomer(server)

/** Who bids, by name; sum and number of the ratings; in the order of their bids. */
const bidders = [
  ['dear', 300, 9, 2],
  ['new', 100, 0, 0],
  ['known', 100, 90, 20],
  ['best', 200.5, 50, 10],
  ['cheap and out', 50, 5, 1],
  ['dear and out', 400, 0, 0],
  ['gone', 10, 5, 1],
] as const
const names: Record<string, string> = {}
const jobId = await newJob(server, ana)
const businesses: Person[] = []
for (const [name, amount, sum, count] of bidders) {
  const business = await newBusiness(server, { buisness_name: name })
  const stars = [0, 0, 0, 5 * count - sum, sum - 4 * count]
  await sql`update businesses
    set rating_sum = ${sum}, rating_count = ${count}, star_counts = ${stars}, jobs_completed = ${count}
    where account_id = ${business.id}`.execute(db)
  server.clock.now = new Date(server.clock.now.getTime() + MINUTE)
  await newBid(business, jobId, amount)
  names[business.id] = name
  businesses.push(business)
}
const [, , , , cheapOut, dearOut, gone] = businesses
for (const { id } of [cheapOut, dearOut].flatMap((business) => business ?? [])) {
  await ana.must('declineBid', { jobId, companyId: id })
}
await gone?.must('withdrawBid', {
  bidId: (await gone.must('getBusinessJob', { jobid: jobId })).bidDetails?.bidId ?? '',
})

type Asked = Readonly<{ order?: 'price' | 'rating' | 'newest'; limit?: number }>

/** The pages that a client gets which follows the cursors. */
async function pages(asked: Asked): Promise<readonly string[][]> {
  const read: string[][] = []
  let cursor: string | null | undefined
  do {
    const page = await ana.must('listBids', { jobId, ...asked, ...(cursor ? { cursor } : {}) })
    read.push(page.Data.map(({ businessId }) => names[businessId] ?? '?'))
    cursor = page.nextCursor
  } while (cursor !== null)
  return read
}

test('a client that asks for no page gets all by price, with what was declined among them', async () => {
  expect(await pages({})).toEqual([['cheap and out', 'new', 'known', 'best', 'dear', 'dear and out']])
})

test.each([
  ['price', ['new', 'known', 'best', 'dear', 'cheap and out', 'dear and out']],
  ['rating', ['best', 'known', 'dear', 'new', 'cheap and out', 'dear and out']],
  ['newest', ['best', 'known', 'new', 'dear', 'dear and out', 'cheap and out']],
] as const)(
  'bids come by %s, page by page, what was declined last',
  shows('bids.in-pages'),
  async (order, expected) => {
    for (const limit of [1, 2, 4]) {
      const read = await pages({ order, limit })
      expect(read.flat()).toEqual(expected)
      expect(read.map(({ length }) => length)).toEqual(
        Array.from({ length: Math.ceil(6 / limit) }, (_, page) => Math.min(limit, 6 - page * limit)),
      )
    }
  },
)

test(
  'whoever asks for no page gets 200 of 201, lowest amount first, and is told that there are more',
  shows('bids.in-pages'),
  async () => {
    const crowded = await newJob(server, ana)
    await bidOfMany(crowded, 201)
    const first = await ana.must('listBids', { jobId: crowded })
    expect(first.Data.map(({ amount }) => amount)).toEqual(Array.from({ length: 200 }, (_, index) => 100 + index))
    const rest = await ana.must('listBids', { jobId: crowded, cursor: first.nextCursor ?? '' })
    expect(rest).toMatchObject({ Data: [{ amount: 300 }], nextCursor: null })
  },
)

/** More than anybody would sign up here: each asks for one dollar more than the one before. */
async function bidOfMany(job: string, count: number): Promise<void> {
  await sql`
    with new as (
      insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
      select uuidv7(), 'business', n || '@crowd.example.com', 'x', 'N', '1', now() from generate_series(1, ${count}::int) as n
      returning id
    ), businesses as (
      insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories, has_license, has_insurance)
      select id, 'B', '1', 'x', '1', 'United States', 'Texas', '{Austin}'::text[], '{Plumbing}'::text[], false, false from new
      returning account_id
    )
    insert into bids (id, job_id, business_id, amount, proposal)
    select uuidv7(), ${job}, account_id, 99 + row_number() over (), 'I can come.' from businesses`.execute(db)
}

test('a bid that changes or comes between two pages makes no other appear twice or never', async () => {
  const first = await ana.must('listBids', { jobId, order: 'price', limit: 2 })
  const [, , known] = businesses
  const { bidDetails } = (await known?.must('getBusinessJob', { jobid: jobId })) ?? {}
  await known?.must('updateBid', { bidId: bidDetails?.bidId ?? '', proposalStatement: 'More work.', amount: 350 })
  const rest = await ana.must('listBids', { jobId, order: 'price', limit: 10, cursor: first.nextCursor ?? '' })
  expect(rest.Data.map(({ businessId }) => names[businessId])).toEqual([
    'best',
    'dear',
    // Where it stands now.
    'known',
    'cheap and out',
    'dear and out',
  ])
})

test('a cursor belongs to its job and its order, and one that nobody gave is refused', async () => {
  const { nextCursor } = await ana.must('listBids', { jobId, order: 'price', limit: 1 })
  const id = '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'
  const other = await newJob(server, ana)
  const given = (order: 'price' | 'newest', ...words: string[]) => ({
    jobId,
    order,
    cursor: cursorsOf('listBids', jobId, order).after(...words),
  })
  for (const asked of [
    { jobId, order: 'newest', cursor: nextCursor ?? '' },
    { jobId, cursor: nextCursor ?? '' },
    { jobId: other, order: 'price', cursor: nextCursor ?? '' },
    { jobId, order: 'price', cursor: 'x' },
    given('price', 'false', '1', id, id),
    given('price', 'false', '1e5', id),
    given('newest', 'true', '2026-02-30T10:00:00.000000Z', id),
  ] as const) {
    expect(await ana.refused('listBids', asked)).toMatchObject({ status: 400, code: 'CURSOR_INVALID' })
  }
  expect(await ana.refused('listBids', { jobId, limit: 201 })).toMatchObject({ status: 422 })
})
