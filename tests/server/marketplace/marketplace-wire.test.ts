import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp, DAY, MINUTE } from '../support/app.ts'
import { completedJob, newBid, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../support/town-wire.ts'

const first = await testApp()
const second = await testApp({ database: first.database })
afterAll(async () => {
  await second.close()
  await first.close()
})
const { publicUrl } = first.deps.settings

type Shown = Readonly<{
  directory: string
  tradesCount: number
  trades: readonly Readonly<{ category: string; page: string; businesses: number | null }>[]
  reviews: readonly Readonly<{ comment: string; business: string; customer: string; page: string; stars: number }>[]
  figures: Readonly<Record<string, number | null>>
}>

async function ask(server = first, headers: Readonly<Record<string, string>> = {}) {
  const answer = await server.app.inject({ url: '/v1/marketplace', headers })
  return { ...answer, shown: () => answer.json<Shown>() }
}
const shown = async (server = first) => (await ask(server)).shown()
/** Whose reviews each server shows. */
const reviewed = async () =>
  await Promise.all(
    [first, second].map(async (server) => (await shown(server)).reviews.map(({ business }) => business)),
  )

/** A minute later each server looks for newer reviews. */
const laterOn = (time = MINUTE) => {
  for (const server of [first, second]) server.pass(time)
}

async function rated(customer: Person, business: Person, comment: string | undefined, rating = 5): Promise<void> {
  const jobId = await completedJob(first, customer, business)
  await customer.must('rateJob', { jobId, rating, ...(comment !== undefined && { comment }) })
}

test('an empty town has nothing to show, and says so without figures', async () => {
  expect(await shown()).toEqual({
    directory: `${publicUrl}/find`,
    tradesCount: 0,
    trades: [],
    reviews: [],
    figures: { rating: null, ratings: null, businesses: null, jobsCompleted: null, minutesToBid: null },
  })
})

test('the newest reviews are shown, one of each business, with the first name of a customer and nothing else', async () => {
  const ana = await newCustomer(first, { name: 'Ana Verysecret Torres', phone: '+1 512 555 7777' })
  const bob = await newCustomer(first, { name: 'Bob Hidden' })
  const [one, two, three, four] = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((buisness_name) => newBusiness(first, { buisness_name })),
  )
  if (!one || !two || !three || !four) throw new Error('a business is missing')
  await rated(ana, one, 'Too old')
  await rated(ana, two, 'First of Two')
  await rated(ana, three, 'Slow & <b>late</b>', 2)
  await rated(bob, two, 'Second of Two')
  await rated(ana, four, 'Fine')
  await rated(bob, one, undefined)
  laterOn()
  const { reviews } = await shown()
  expect(reviews.map(({ business, customer, comment, stars }) => [business, customer, comment, stars])).toEqual([
    ['Four', 'Ana', 'Fine', 5],
    ['Two', 'Bob', 'Second of Two', 5],
    ['Three', 'Ana', 'Slow & <b>late</b>', 2],
  ])
  const text = (await ask()).body
  for (const secret of ['Verysecret', 'Torres', '7777', 'Hidden', ana.id, ana.email, bob.email, one.email])
    expect(text).not.toContain(secret)
  for (const { page } of reviews) {
    expect(page.startsWith(`${publicUrl}/b/`)).toBe(true)
    expect((await first.app.inject({ url: page.slice(publicUrl.length) })).statusCode).toBe(200)
  }
})

test.each<[string, (business: Person) => Promise<unknown>]>([
  ['hides', (business) => business.must('editBusiness', { hidden: true })],
  ['is blocked', (business) => first.admin('accounts', 'block', business.email)],
  ['deletes its account', (business) => business.must('deleteAccount', { password: PASSWORD })],
])('the review of a business that %s is gone from all servers at once', shows('rule.landing'), async (_, leave) => {
  const customer = await newCustomer(first)
  const business = await newBusiness(first, { buisness_name: 'Gone Soon' })
  await rated(customer, business, 'Lovely')
  laterOn()
  for (const names of await reviewed()) expect(names).toContain('Gone Soon')
  await leave(business)
  for (const names of await reviewed()) {
    expect(names).toHaveLength(3)
    expect(names).not.toContain('Gone Soon')
  }
})

test('a review that is written anew is shown anew at once, and none of a customer who is gone', async () => {
  const customer = await newCustomer(first, { name: 'Cleo Winter' })
  const business = await newBusiness(first, { buisness_name: 'Changing' })
  const jobId = await completedJob(first, customer, business)
  await customer.must('rateJob', { jobId, rating: 4, comment: 'Good' })
  laterOn()
  expect((await shown()).reviews[0]).toMatchObject({ comment: 'Good', customer: 'Cleo' })
  await customer.must('editRating', { jobId, rating: 3, comment: 'Good enough' })
  expect((await shown()).reviews[0]).toMatchObject({ comment: 'Good enough', stars: 3 })
  await customer.must('editCustomer', { name: 'Cloe Winter' })
  expect((await shown()).reviews[0]).toMatchObject({ customer: 'Cloe' })
  await first.admin('accounts', 'block', customer.email)
  expect((await ask()).body).not.toContain('Cloe')
})

test('what did not change is not sent again, and is the same on all servers', async () => {
  laterOn(6 * MINUTE)
  const { headers } = await ask()
  expect(headers['cache-control']).toBe('public, no-cache')
  const etag = String(headers['etag'])
  for (const server of [first, second]) {
    const again = await ask(server, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  const zipped = await ask(first, { 'accept-encoding': 'br' })
  expect(zipped.headers['content-encoding']).toBe('br')
})

test(
  'figures and trades are counted every five minutes, and left out below 20',
  shows('rule.landing-figures'),
  async () => {
    const before = await shown()
    expect(before.figures).toMatchObject({ ratings: null, rating: null, minutesToBid: null })
    const customer = await newCustomer(first)
    const worker = await newBusiness(first, { buisness_name: 'Worker', category: ['Roofing'] })
    const jobs: string[] = []
    for (let job = 0; job < 20; job += 1) {
      jobs.push(await newJob(first, customer, { category: 'Roofing' }))
    }
    first.pass(30 * MINUTE)
    const counted = await shown()
    // More than half of all jobs, so that the middle one has its bid half an hour later.
    for (const jobId of jobs) await newBid(worker, jobId)
    await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        newBusiness(first, { buisness_name: `Roof ${each}`, category: ['Roofing'] }),
      ),
    )
    expect((await shown()).figures).toEqual(counted.figures)
    // Jobs count once they have had three days to get a bid.
    first.pass(4 * DAY)
    const after = await shown()
    expect(after.trades[0]).toEqual({ category: 'Roofing', page: `${publicUrl}/find/roofing`, businesses: 21 })
    expect(after.figures['businesses']).toBeGreaterThanOrEqual(21)
    expect(after.figures['minutesToBid']).toBeGreaterThan(0)
    for (const { page } of after.trades)
      expect((await first.app.inject({ url: page.slice(publicUrl.length) })).statusCode).toBe(200)
  },
)
