import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { completedJob, logIn, newBusiness, newCustomer, PASSWORD, uploaded, type Person } from '../support/town-wire.ts'
import { sql, type RawBuilder } from 'kysely'
import { findPublicBusiness, listReviews } from '../../../server/businesses/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { testDatabase } from '../support/database.ts'
import { planned } from '../support/query-plans.ts'

const server = await testApp()
afterAll(server.close)

const { admin, clock } = server

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
  const categories = ['Plumbing', 'Roofing']
  const firm = { businessName: 'Bolt & Sons', logo_url: { url: logo }, pictures: [], categories, since: month }
  const place = { country: 'United States', state: 'Texas', cities: ['Austin', 'Dallas'], radius: 0 }
  const work = { jobsCompleted: 5, rating: 3.5, ratingsCount: 4, stars: [1, 0, 0, 2, 1], steppedDown: 0 }
  const checks = { ...says, licenseCheckedOn: null, insuranceCheckedOn: null }
  for (const viewer of [ana, rosa, luis]) {
    const answer = await viewer.must('showBusiness', { business: luis.id })
    const publicPage = `http://localhost:3000/b/${luis.id}/bolt-sons`
    const business = { businessId: luis.id, ...firm, ...place, ...work, ...checks, publicPage, isFavorite: false }
    expect(answer).toEqual({ Success: true, business })
    const reviews = await viewer.must('listReviews', { business: luis.id })
    const all = JSON.stringify([answer, reviews])
    const hidden = [...Object.values(secrets).flat(), luis.email, ana.email, ana.id, 'Torres']
    expect(hidden.filter((text) => all.includes(text))).toEqual([])
  }
  expect(await clientOf(server.app).refused('showBusiness', { business: luis.id })).toMatchObject({ status: 401 })
})

test('a review tells first name, month and reply', shows('business.reviews'), async () => {
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
    { ...known, isOwn: false, rating: 5, comment: 'Clean work.\nOn time.', reply: 'Thank you!', customer: 'Ana' },
    { ...known, isOwn: true, rating: 2, comment: null, reply: null, customer: 'Ana' },
  ]
  expect(await reviews()).toEqual([ofEva, ofAna])
  // A change shows in its place; a customer who is gone leaves no name, but the words stay.
  server.pass(60_000)
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
})

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
  expect(wrong).toMatchObject({ code: 'CURSOR_INVALID' })
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

test('an account looks at so many businesses an hour', shows('limit.business-pages'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const strict = await testApp({ database: server.database, rateLimitMultiplier: 0.01 })
  const [scraper, other] = [clientOf(strict.app, ana.token), clientOf(strict.app, luis.token)]
  const body = { business: luis.id }
  for (let look = 0; look < 3; look += 1) await scraper.must('showBusiness', body)
  expect(await scraper.refused('showBusiness', body)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await other.must('showBusiness', body)
  await strict.close()
})

const REVIEWS = 3000
const LIMIT = 11

/** The id of a file. */
const DRAWN = 'drawn-drawn-drawn-draw'
const customerId = newId(new Date())

/** Five with 3000 reviews each, and one with three. */
const famous = Array.from({ length: 5 }, () => newId(new Date()))
const small = newId(new Date())

const database = await testDatabase()
const { db, costOf, close } = planned(database.url, { large: ['ratings', 'jobs', 'bids', 'work_pictures'] })
afterAll(async () => {
  await close()
  await database.close()
})

const place = sql`'United States', 'Texas'`
await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
  select id, (case when id = ${customerId} then 'customer' else 'business' end)::text, id || '@example.com', 'x', 'Bo', '1', now()
  from unnest(${[customerId, ...famous, small]}::uuid[]) as id`.execute(database.db)
await sql`insert into customers (account_id, country, state, city) values (${customerId}, ${place}, 'Austin')`.execute(
  database.db,
)
await sql`insert into files (id, kind, media_type, byte_size) values (${DRAWN}, 'image', 'image/webp', 1000)`.execute(
  database.db,
)
for (const [index, id] of [...famous, small].entries()) {
  const count = id === small ? 3 : REVIEWS
  // What counts ratings is tried elsewhere; one by one it would take as long as it takes in life.
  await database.db.transaction().execute(async (trx) => {
    const run = async (statement: RawBuilder<unknown>) => await statement.execute(trx)
    await run(sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state,
        cities, categories, has_license, has_insurance, rating_count, rating_sum, star_counts, jobs_completed)
      values (${id}, 'Known', '1', 'x', '78701', ${place}, '{Austin}', '{Plumbing}', true, true,
        ${count}, 5 * ${count}::int, array[0, 0, 0, 0, ${count}::int], ${count})`)
    await run(sql`create temp table numbered on commit drop as
      select lpad(to_hex(${index}::bigint * 100000 + n), 32, '0')::uuid as id from generate_series(1, ${count}::int) as n`)
    await run(sql`alter table jobs disable trigger user; alter table ratings disable trigger user`)
    await run(sql`insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
      select id, ${customerId}, 'Tap', 'Details', 'Plumbing', ${place}, 'Austin', 100, now() from numbered`)
    await run(sql`insert into bids (id, job_id, business_id, amount, proposal)
      select id, id, ${id}, 100, 'x' from numbered`)
    await run(sql`update jobs set status = 'completed', assigned_business_id = ${id}, assigned_bid_id = id,
      assigned_at = now(), completed_at = now() where id in (select id from numbered)`)
    await run(sql`insert into ratings (id, job_id, business_id, rating) select id, id, ${id}, 5 from numbered`)
    await run(sql`insert into work_pictures (id, job_id, business_id, position, file_id)
      select id, id, ${id}, 1, ${DRAWN} from numbered`)
    await run(sql`alter table jobs enable trigger user; alter table ratings enable trigger user`)
  })
}
await sql`analyze`.execute(database.db)

test(
  'a page of 3000 reviews reads no more than it shows',
  shows('business.reviews-in-pages', 'business.counted'),
  async () => {
    const [busy = ''] = famous
    const top = { before: undefined, limit: LIMIT }
    const few = await costOf(() => listReviews(db, small, top))
    // Each with its job and the account of its customer.
    expect(few).toEqual({ found: 3, scans: [], read: 3 * few.found })
    const middle = (await listReviews(db, busy, { before: undefined, limit: REVIEWS / 2 })).at(-1)?.id
    for (const before of [undefined, middle]) {
      const many = await costOf(() => listReviews(db, busy, { before, limit: LIMIT }))
      expect([many.found, many.scans]).toEqual([LIMIT, []])
      expect(many.read).toBeLessThanOrEqual(3 * LIMIT)
    }
    const known = async (id: string) => await costOf(async () => [await findPublicBusiness(db, id, undefined)])
    expect(await known(busy)).toEqual(await known(small))
  },
)
