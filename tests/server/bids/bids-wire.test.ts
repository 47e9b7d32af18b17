import { sql } from 'kysely'
import { afterAll, expect, test, afterEach } from 'vitest'
import { testApp, MINUTE, DAY, type TestApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person, assignedJob } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'
import { kindsMailedTo, newsOf, verified } from '../support/mails.ts'
import { untilOneWaits } from '../support/database.ts'

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
  server.pass(MINUTE)
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

test.each([
  ['price', ['new', 'known', 'best', 'dear', 'cheap and out', 'dear and out']],
  ['rating', ['best', 'known', 'dear', 'new', 'cheap and out', 'dear and out']],
  ['newest', ['best', 'known', 'new', 'dear', 'dear and out', 'cheap and out']],
] as const)('bids come by %s, declined ones last', shows('bids.in-pages'), async (order, expected) => {
  for (const limit of [1, 2, 4]) {
    const read = await pages({ order, limit })
    expect(read.flat()).toEqual(expected)
    expect(read).toHaveLength(Math.ceil(6 / limit))
  }
})

test('a client that asks for no page gets 200 of 201 bids', shows('bids.in-pages'), async () => {
  const crowded = await newJob(server, ana)
  await bidOfMany(crowded, 201)
  const first = await ana.must('listBids', { jobId: crowded })
  expect(first.Data.map(({ amount }) => amount)).toEqual(Array.from({ length: 200 }, (_, index) => 100 + index))
  const rest = await ana.must('listBids', { jobId: crowded, cursor: first.nextCursor ?? '' })
  expect(rest).toMatchObject({ Data: [{ amount: 300 }], nextCursor: null })
})

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

const proposalStatement = 'I can come on Tuesday.'
const { admin } = server
const [luis, mia] = [await newBusiness(server), await newBusiness(server, { buisness_name: 'Hill Services' })]

/** What a business is shown of its own bid, and what a client of the published API makes of it. */
const ownBid = async (business: Person, jobId: string) => {
  const { job, bidDetails, bidAmount, withdrawnBid } = await business.must('getBusinessJob', { jobid: jobId })
  const { bidApplied, hasBidded, bidOutcome } = job
  return { bidApplied, hasBidded, bidOutcome, bidAmount, bidDetails, withdrawnBid }
}

const counted = async (jobId: string) => {
  const { jobs } = await ana.must('listCustomerJobs', { limit: 50 })
  const { job } = await ana.must('getCustomerJob', { jobid: jobId })
  return [jobs.find(({ id }) => id === jobId)?.bidsCount, job.bidsCount]
}

const bidsOn = async (jobId: string) =>
  (await ana.must('listBids', { jobId })).Data.map(({ bidId, state, declined }) => ({ bidId, state, declined }))

const toldTo = async (person: Person) => {
  const [newest] = await newsOf(person, person === ana ? 'Customer' : 'Business')
  return [newest, (await kindsMailedTo(server, person)).at(-1)]
}

test('a declined bid keeps its reason until it is reconsidered', shows('bid.declined'), async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  const why = { reason: 'time', comment: 'Too late.' } as const
  await ana.must('declineBid', { userId: ana.id, jobId, companyId: luis.id, amount: 100, ...why })
  const declined = { ...why, declinedAt: server.clock.now.toISOString() }
  expect([await bidsOn(jobId), await counted(jobId)]).toEqual([[{ bidId, state: 'declined', declined }], [0, 0]])
  const own = { bidApplied: true, bidOutcome: 'declined', withdrawnBid: null }
  expect(await ownBid(luis, jobId)).toMatchObject({ ...own, bidDetails: { state: 'declined', declined } })
  const words = 'The customer declined your bid on “Leaking kitchen tap”. The time does not suit them.'
  expect(await toldTo(luis)).toEqual([words, 'bid_declined'])
  // Neither withdrawing nor bidding again gets round it.
  const refusals = [
    await luis.refused('updateBid', { bidId, proposalStatement, amount: 1 }),
    await luis.refused('withdrawBid', { bidId }),
    await luis.refused('placeBid', { jobId, proposalStatement, amount: 1 }),
    await ana.refused('acceptBid', { jobId, companyId: luis.id }),
  ]
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['BID_DECLINED']))
  await ana.must('reconsiderBid', { jobId, companyId: luis.id })
  expect(await bidsOn(jobId)).toEqual([{ bidId, state: 'standing', declined: null }])
  const again = 'The customer reconsidered your bid on “Leaking kitchen tap”. It is active again.'
  expect(await toldTo(luis)).toEqual([again, 'bid_reconsidered'])
  expect(await ana.refused('reconsiderBid', { jobId, companyId: luis.id })).toMatchObject({ code: 'BID_NOT_DECLINED' })
})

test('only active bids hear what becomes of their job', shows('bid.outcome'), async () => {
  const rosa = await newBusiness(server)
  const jobId = await newJob(server, ana)
  const bidId = await newBid(rosa, jobId)
  for (const business of [luis, mia]) await newBid(business, jobId)
  await ana.must('declineBid', { jobId, companyId: mia.id })
  await rosa.must('withdrawBid', { bidId })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  const outcomes = await Promise.all([luis, mia, rosa].map(async (one) => (await ownBid(one, jobId)).bidOutcome))
  expect(outcomes).toEqual(['won', 'declined', 'withdrawn'])
  expect((await toldTo(mia))[0]).toBe('The customer declined your bid on “Leaking kitchen tap”.')
  expect((await toldTo(rosa))[0]).toContain('New job')

  expect((await admin('jobs', 'reopen', jobId)).status).toBe(0)
  expect((await bidsOn(jobId)).map(({ state }) => state).toSorted()).toEqual(['declined', 'standing'])
  await ana.must('reconsiderBid', { jobId, companyId: mia.id })
  await ana.must('acceptBid', { jobId, companyId: mia.id })
})

test('nobody fills the mailbox of another with a bid that goes to and fro', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  for (let round = 0; round < 5; round += 1) {
    await luis.must('withdrawBid', { bidId })
    await newBid(luis, jobId, 100)
  }
  await ana.must('declineBid', { jobId, companyId: luis.id })
  const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' }
  expect(await ana.refused('reconsiderBid', { jobId, companyId: luis.id })).toMatchObject(tooMany)
  expect(await bidsOn(jobId)).toMatchObject([{ bidId, state: 'declined' }])
  server.pass(DAY + 1)
  await ana.must('reconsiderBid', { jobId, companyId: luis.id })
})

test('amounts come back as they were sent, to the cent', async () => {
  for (const amount of [0.01, 0.29, 1.1, 19.99, 100.5, 9_999_999.99]) {
    const jobId = await newJob(server, ana, { budget: amount })
    await newBid(luis, jobId, amount)
    const { job, bidAmount } = await luis.must('getBusinessJob', { jobid: jobId })
    expect([job.budget, bidAmount]).toEqual([amount, amount])
    await ana.must('acceptBid', { jobId, companyId: luis.id, amount })
  }
})

test('half a character becomes a replacement character', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { buisness_name: 'Half \uD83D' })
  const jobId = await newJob(server, ana, { title: 'Tap \uDC00 👩‍🔧 ﷽' })
  await luis.must('placeBid', { jobId, proposalStatement: '\uD800', amount: 1 })
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.title).toBe('Tap \uFFFD 👩‍🔧 ﷽')
  const [bid] = (await ana.must('listBids', { jobId })).Data
  expect(bid?.proposalStatement).toBe('\uFFFD')
})

test('a bid whose job is purged while it is edited is not there any more', async () => {
  const { db } = server.deps
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  const { edit } = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('jobs').where('id', '=', jobId).execute()
    const editing = luis.refused('updateBid', { bidId, proposalStatement, amount: 1 })
    // It has found the bid and waits for the job.
    await untilOneWaits(db)
    return { edit: editing }
  })
  expect(await edit).toMatchObject({ code: 'BID_NOT_FOUND' })
})

test.each([
  ['another city', { city: ['Dallas'] }],
  ['another trade', { category: ['Roofing'] }],
  ['another state', { state: 'California', city: ['Los Angeles'] }],
])('a business of %s neither sees the job nor bids on it', async (_, change) => {
  const stranger = await newBusiness(server, change)
  const jobId = await newJob(server, ana)
  const expected = { status: 403, code: 'OUTSIDE_YOUR_AREA' }
  expect(await stranger.refused('placeBid', { jobId, proposalStatement, amount: 100 })).toMatchObject(expected)
  expect(await stranger.refused('getBusinessJob', { jobid: jobId })).toMatchObject(expected)
})

test('an acceptance of an edited bid is refused with the bid of now', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  await luis.must('updateBid', { bidId, proposalStatement: 'More work than I thought.', amount: 140 })
  const stranger = await newBusiness(server)
  const theft = { bidId, proposalStatement, amount: 1 }
  expect(await stranger.refused('updateBid', theft)).toMatchObject({ code: 'NOT_YOURS' })
  const refusal = await ana.refused('acceptBid', { jobId, companyId: luis.id, amount: 100 })
  expect(refusal).toMatchObject({ code: 'BID_CHANGED' })
  expect(refusal.bid).toMatchObject({ bidId, amount: 140, proposalStatement: 'More work than I thought.' })
  await ana.must('acceptBid', { jobId, companyId: luis.id, amount: 140 })
})

test('bidding needs a running subscription; finishing what was won does not', async () => {
  const mia = await newBusiness(server)
  const [won, next] = [await assignedJob(server, ana, mia), await newJob(server, ana)]
  const ends = { starts_at: new Date(0), ends_at: new Date(server.clock.now.getTime() - DAY) }
  await server.deps.db.updateTable('subscriptions').set(ends).where('business_id', '=', mia.id).execute()
  expect(await mia.must('getBusinessJob', { jobid: next })).toMatchObject({
    biddingBar: 'SUBSCRIPTION_INACTIVE',
    renewalContact: 'help@example.com',
  })
  expect(await luis.must('getBusinessJob', { jobid: next })).not.toHaveProperty('renewalContact')
  expect(await mia.refused('placeBid', { jobId: next, proposalStatement, amount: 100 })).toMatchObject({
    code: 'SUBSCRIPTION_INACTIVE',
    Message: 'Your membership has ended. Renew it to bid on jobs.',
  })
  await mia.must('completeJob', { jobid: won })
})

let own: TestApp | undefined
afterEach(async () => own?.close())

test('bidding needs a verified address where that is asked for', async () => {
  own = await testApp({ settings: { emailVerification: 'required' } })
  const [ana, luis] = [await verified(own, await newCustomer(own)), await newBusiness(own)]
  const jobId = await newJob(own, ana)
  const bar = async () => (await luis.must('getBusinessJob', { jobid: jobId })).biddingBar
  expect(await bar()).toBe('EMAIL_NOT_VERIFIED')
  const bid = { jobId, proposalStatement, amount: 100 }
  expect(await luis.refused('placeBid', bid)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
  await verified(own, luis)
  expect(await bar()).toBeNull()
  await newBid(luis, jobId)
})

test('bidding needs no subscription where that is switched off', async () => {
  own = await testApp({ settings: { biddingRequiresSubscription: false } })
  const ana = await newCustomer(own)
  const luis = await newBusiness(own)
  await own.deps.db.deleteFrom('subscriptions').execute()
  const jobId = await newJob(own, ana)
  expect((await luis.must('getBusinessJob', { jobid: jobId })).biddingBar).toBeNull()
  await newBid(luis, jobId)
  expect((await ana.must('listBids', { jobId })).Data).toHaveLength(1)
})
