import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { completedJob, logIn, newBusiness, newCustomer, PASSWORD, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { clock } = server
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: '/nowhere' }, () => clock.now)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

/** A job of this customer that this business has done, with this rating. */
async function rate(customer: Person, business: Person, rating: number, comment?: string): Promise<string> {
  const jobId = await completedJob(server, customer, business)
  await customer.must('rateJob', { jobId, rating, ...(comment === undefined ? {} : { comment }) })
  return jobId
}

const month = clock.now.toISOString().slice(0, 7)

test('every account sees what a business is known for, and nothing else of it', shows('business.page'), async () => {
  const logo = await uploaded(server)
  const secrets = {
    name: 'Luis Hidden',
    phone: '+1 512 555 7001',
    buisness_phone_number: '+1 512 555 7002',
    buisness_email: 'hidden@example.com',
    buisness_id_number: 'EIN-7003',
    address: '7004 Hidden Street',
    zipcode: '70055',
    documents_urls: [await uploaded(server, { kind: 'document' })],
  }
  const shown = { buisness_name: 'Bolt & Sons', category: ['Plumbing', 'Roofing'] }
  const says = { isLicense: 1, isInsurance: 0 } as const
  const luis = await newBusiness(server, { ...secrets, ...shown, ...says, city: ['Austin'], logo_url: [logo] })
  await luis.must('editBusiness', { city: ['Austin', 'Dallas'] })
  const [ana, rosa] = [await newCustomer(server), await newBusiness(server)]
  for (const stars of [5, 4, 4, 1]) await rate(ana, luis, stars)
  await completedJob(server, ana, luis)
  for (const viewer of [ana, rosa, luis]) {
    const answer = await viewer.must('showBusiness', { business: luis.id })
    expect(answer).toEqual({
      Success: true,
      business: {
        businessId: luis.id,
        businessName: 'Bolt & Sons',
        logo_url: { url: logo },
        pictures: [],
        categories: ['Plumbing', 'Roofing'],
        country: 'United States',
        state: 'Texas',
        cities: ['Austin', 'Dallas'],
        since: month,
        jobsCompleted: 5,
        rating: 3.5,
        ratingsCount: 4,
        stars: [1, 0, 0, 2, 1],
        steppedDown: 0,
        isLicense: 1,
        isInsurance: 0,
        licenseCheckedOn: null,
        insuranceCheckedOn: null,
      },
    })
    const reviews = await viewer.must('listReviews', { business: luis.id })
    const all = JSON.stringify([answer, reviews])
    const hidden = [...Object.values(secrets).flat(), luis.email, ana.email, ana.id, 'Torres']
    expect(hidden.filter((text) => all.includes(text))).toEqual([])
  }
  expect(await clientOf(server.app).refused('showBusiness', { business: luis.id })).toMatchObject({ status: 401 })
})

test(
  'a review tells who by the first name, when by the month, and what the business replied',
  shows('business.reviews'),
  async () => {
    const luis = await newBusiness(server, { category: ['Plumbing'] })
    const [ana, eva] = [await newCustomer(server, { name: 'Ana María Torres' }), await newCustomer(server)]
    await rate(ana, luis, 2)
    const jobId = await rate(eva, luis, 5, 'Clean work.\nOn time.')
    await luis.must('answerRating', { jobId, reply: 'Thank you!' })
    const known = { category: 'Plumbing', month }
    const read = async (viewer: Person) =>
      (await viewer.must('listReviews', { business: luis.id })).reviews.map(({ reviewId: _, ...review }) => review)
    const reviews = async () => await read(ana)
    const [ofEva, ofAna] = [
      { ...known, rating: 5, comment: 'Clean work.\nOn time.', reply: 'Thank you!', customer: 'Ana' },
      { ...known, rating: 2, comment: null, reply: null, customer: 'Ana' },
    ]
    expect(await reviews()).toEqual([ofEva, ofAna])
    // A change shows in its place; whoever is gone leaves no name, but what was said stays.
    clock.now = new Date(clock.now.getTime() + 60_000)
    await ana.must('editRating', { jobId: await jobOf(ana), rating: 3 })
    await admin('accounts', 'block', eva.email)
    expect(await reviews()).toEqual([
      { ...ofEva, customer: null },
      { ...ofAna, rating: 3 },
    ])
    await admin('accounts', 'unblock', eva.email)
    expect((await reviews())[0]).toEqual(ofEva)
    await admin('accounts', 'delete', eva.email, '--now')
    const rosa = await newBusiness(server)
    expect((await read(rosa))[0]).toEqual({ ...ofEva, customer: null })
  },
)

const jobOf = async (customer: Person): Promise<string> =>
  (await customer.must('listCustomerJobs', { status: ['completed'] })).jobs[0]?.id ?? ''

test('reviews come by pages, each once, whatever is said meanwhile', shows('business.reviews-in-pages'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const rated: string[] = []
  for (const stars of [1, 2, 3, 4, 5]) rated.push(await rate(ana, luis, stars))
  const read = async (limit: number, cursor?: string | null) =>
    await ana.must('listReviews', { business: luis.id, limit, ...(cursor ? { cursor } : {}) })
  const stars = ({ reviews }: Awaited<ReturnType<typeof read>>) => reviews.map(({ rating }) => rating)
  const first = await read(2)
  await rate(ana, luis, 5)
  // The one at which the page ended goes.
  await admin('ratings', 'remove', rated[3] ?? '')
  const second = await read(2, first.nextCursor)
  const third = await read(2, second.nextCursor)
  expect([first, second, third].map(stars)).toEqual([[5, 4], [3, 2], [1]])
  expect(third.nextCursor).toBeNull()
  expect(stars(await read(50))).toEqual([5, 5, 3, 2, 1])
  const wrong = await ana.refused('listReviews', { business: luis.id, cursor: 'no-cursor' })
  expect(wrong).toMatchObject({ status: 400, code: 'CURSOR_INVALID' })
})

test('a business that is gone is not found, nor is one that never was', shows('business.gone'), async () => {
  const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  await rate(ana, luis, 5)
  const seen = async (business: string) => [
    (await ana.call('showBusiness', { business })).status,
    (await ana.call('listReviews', { business })).status,
  ]
  expect(await seen(luis.id)).toEqual([200, 200])
  await admin('accounts', 'block', luis.email)
  expect(await seen(luis.id)).toEqual([404, 404])
  await admin('accounts', 'unblock', luis.email)
  await (await logIn(server.app, luis.email)).must('deleteAccount', { password: PASSWORD })
  expect(await seen(luis.id)).toEqual([404, 404])
  await admin('accounts', 'keep', luis.email)
  expect(await seen(luis.id)).toEqual([200, 200])
  await admin('accounts', 'delete', rosa.email, '--now')
  for (const id of [rosa.id, ana.id, UNKNOWN]) expect(await seen(id)).toEqual([404, 404])
  expect(await ana.refused('showBusiness', { business: UNKNOWN })).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
})

test(
  'an account looks at so many businesses an hour, for whoever collects them',
  shows('limit.business-pages'),
  async () => {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    const strict = await testApp({ database: server.database, rateLimitMultiplier: 0.01 })
    const [scraper, other] = [clientOf(strict.app, ana.token), clientOf(strict.app, luis.token)]
    const body = { business: luis.id }
    for (let look = 0; look < 3; look += 1) await scraper.must('showBusiness', body)
    expect(await scraper.refused('showBusiness', body)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    await other.must('showBusiness', body)
    await strict.close()
  },
)

test('the count of each star cannot drift from their sum', shows('business.counted'), async () => {
  const luis = await newBusiness(server)
  const write = (stars: readonly number[]) =>
    sql`update businesses set star_counts = ${[...stars]} where account_id = ${luis.id}`.execute(server.database.db)
  for (const stars of [
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0],
    [-1, 0, 0, 0, 1],
  ])
    await expect(write(stars)).rejects.toMatchObject({ constraint: 'businesses_stars' })
})
