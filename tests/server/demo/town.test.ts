import { afterAll, expect, test } from 'vitest'
import { buildDemoTown } from '../../../server/demo/index.ts'
import { closeDemoLogins, demoLogins, setDemoPassword } from '../../../server/demo/logins.ts'
import { businesses, customers } from '../../../server/demo/people.ts'
import { signedLinks } from '../../../server/files/serializer.ts'
import { DEMO_PASSWORD } from '../../../server/platform/runtime/settings.ts'
import { planTown } from '../../../server/demo/plan.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { logIn, newBid, newCustomer, newJob } from '../support/town-wire.ts'

const STATUSES = ['open', 'inprogress', 'completed', 'expired'] as const

const said: string[] = []
const build = () => buildDemoTown({ ...server, password: DEMO_PASSWORD, say: (line) => said.push(line) })

const server = await testApp()
afterAll(server.close)
await build()

test('the plan names only places and trades that can be chosen', () => {
  const { hasCity, hasCategory } = server.deps.choices
  const cities = [...customers.map(({ city }) => city), ...businesses.flatMap((business) => business.cities)]
  expect(cities.filter((city) => !hasCity('United States', 'Texas', city))).toEqual([])
  const categories = [
    ...planTown().map(({ category }) => category),
    ...businesses.flatMap((business) => business.categories),
  ]
  expect(categories.filter((category) => !hasCategory(category))).toEqual([])
})

test('there are jobs in every status, with bids, ratings and pictures', async () => {
  const { db } = server.database
  const jobs = await db.selectFrom('jobs').select(['id', 'status', 'posted_at']).execute()
  const count = (status: string) => jobs.filter((job) => job.status === status).length
  expect(jobs).toHaveLength(planTown().length)
  expect(Math.min(...STATUSES.map(count))).toBeGreaterThanOrEqual(4)
  const pictured = await db.selectFrom('job_pictures').select('job_id').distinct().execute()
  expect(pictured).toHaveLength(jobs.length)
  const ratings = await db.selectFrom('ratings').select('job_id').execute()
  expect(ratings.length).toBeLessThan(count('completed'))
  const inOrder = jobs.toSorted((one, other) => one.posted_at.getTime() - other.posted_at.getTime()).map(({ id }) => id)
  expect(inOrder).toEqual(inOrder.toSorted())
})

test('both demo people have three jobs or more of each status: posted, or bid on and not lost', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const posted = (await customer.must('listCustomerJobs', { limit: 50 })).jobs
  const { jobs } = await business.must('listBusinessJobs', { limit: 50 })
  const own = jobs.filter(({ bidOutcome }) => bidOutcome !== null && bidOutcome !== 'notChosen')
  for (const list of [posted, own])
    for (const wanted of STATUSES) expect(list.filter(({ status }) => status === wanted).length).toBeGreaterThan(2)
})

test('nothing that is still to be done is needed by a day that has passed, and nothing happened in the future', async () => {
  const { db } = server.database
  const [now, today] = [server.clock.now, server.clock.now.toISOString().slice(0, 10)]
  const jobs = await db.selectFrom('jobs').selectAll().execute()
  const days = jobs.flatMap(({ status, needed_by }) =>
    status === 'open' || status === 'inprogress' ? (needed_by ?? []) : [],
  )
  expect([days.length > 8, days.filter((day) => day <= today)]).toEqual([true, []])
  const cycles = await db.selectFrom('subscriptions').select('starts_at').execute()
  expect(cycles.filter(({ starts_at }) => now.getTime() - starts_at.getTime() < 8 * 24 * 3_600_000)).toEqual([])
  const times = jobs.flatMap((job) => [job.posted_at, job.assigned_at, job.completed_at].flatMap((time) => time ?? []))
  expect(times.filter((time) => time > now)).toEqual([])
})

test('its logins work and find something of everything', async () => {
  expect(await demoLogins(server.database.db)).toEqual([
    { role: 'customer', email: 'customer@demo.bidfair.test' },
    { role: 'business', email: 'business@demo.bidfair.test' },
    { role: 'business', email: 'business2@demo.bidfair.test' },
  ])
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const { jobs } = await customer.must('listCustomerJobs', { limit: 50 })
  expect(jobs.length).toBeGreaterThan(10)
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const found = await business.must('listBusinessJobs', { limit: 50 })
  expect(found.jobs.some(({ status, bidApplied }) => status === 'open' && !bidApplied)).toBe(true)
})

test('the demo customer owns a job in every situation', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const { jobs } = await customer.must('listCustomerJobs', { limit: 50 })
  const has = (status: string, isSuch: (job: (typeof jobs)[number]) => boolean = () => true) =>
    jobs.some((job) => job.status === status && isSuch(job))
  const situations = {
    openWithBids: has('open', ({ bidsCount }) => bidsCount > 1),
    openWithoutBids: has('open', ({ bidsCount }) => bidsCount === 0),
    inProgress: has('inprogress'),
    completedUnrated: has('completed', ({ isRated }) => !isRated),
    completedRated: has('completed', ({ isRated }) => isRated),
    expired: has('expired'),
  }
  expect(Object.entries(situations).filter(([, isThere]) => !isThere)).toEqual([])
})

test('both demo people find conversations, with something unread, with pictures, and before a bid', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  for (const person of [customer, business]) {
    const { threads } = await person.must('listThreads', { limit: 50 })
    expect(new Set(threads.map(({ unread }) => unread > 0))).toEqual(new Set([true, false]))
    const pages = await Promise.all(
      threads.map((thread) => person.must('listMessages', { ...keyOf(thread), limit: 50 })),
    )
    expect(pages.some(({ messages }) => messages.some(({ pics_url }) => pics_url.length > 0))).toBe(true)
  }
  const { threads } = await customer.must('listThreads', { limit: 50 })
  const bids = await Promise.all(threads.map(({ jobId }) => customer.must('listBids', { jobId })))
  const hasBid = threads.map(({ businessId }, index) => bids[index]?.Data.some((bid) => bid.businessId === businessId))
  expect(new Set(hasBid)).toEqual(new Set([true, false]))
  expect(await server.database.db.selectFrom('mail_outbox').select('kind').execute()).toEqual([])
})
const keyOf = ({ jobId, businessId }: Readonly<{ jobId: string; businessId: string }>) => ({ jobId, businessId })

test('both demo people find a completion that was doubted', async () => {
  const [customer, business] = [
    await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD),
    await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD),
  ]
  const running = { limit: 50, status: ['inprogress' as const] }
  const own = await Promise.all(
    (await customer.must('listCustomerJobs', running)).jobs.map(({ id }) =>
      customer.must('getCustomerJob', { jobid: id }),
    ),
  )
  const won = await Promise.all(
    (await business.must('listBusinessJobs', running)).jobs.map(({ id }) =>
      business.must('getBusinessJob', { jobid: id }),
    ),
  )
  expect([own, won].map((found) => found.flatMap(({ doubt }) => doubt?.reason ?? []))).toEqual([
    ['The downspout behind the house is still blocked.'],
    ['The bathroom door still does not close, and the shelf is missing.'],
  ])
})

test('there are businesses that were checked, that were not, and a new one that nobody has rated', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const rows = await server.database.db.selectFrom('businesses').select(['account_id as id', 'business_name']).execute()
  const known = await Promise.all(
    rows.map(async ({ id }) => (await customer.must('showBusiness', { business: id })).business),
  )
  const named = (name: string) => known.find(({ businessName }) => businessName === name)
  expect(named('Brooks Home Services')).toMatchObject({ isLicense: 1, insuranceCheckedOn: null })
  expect(named('Brooks Home Services')?.licenseCheckedOn).not.toBeNull()
  expect(named('Ortega Plumbing & Electric')).toMatchObject({ isLicense: 1, licenseCheckedOn: null, ratingsCount: 3 })
  const fresh = named('Bright Day Movers')
  expect(fresh?.pictures).toEqual([])
  expect(named('Ortega Plumbing & Electric')?.pictures.length).toBeGreaterThan(0)
  expect(fresh).toMatchObject({ jobsCompleted: 0, ratingsCount: 0, rating: null, logo_url: { url: null } })
  const bids = await server.database.db
    .selectFrom('bids')
    .select('id')
    .where('business_id', '=', fresh?.businessId ?? '')
    .execute()
  expect(bids.length).toBeGreaterThan(0)
})

test('both demo people find a rating that was answered', async () => {
  for (const [email, operation] of [
    ['customer@demo.bidfair.test', 'listCustomerJobs'],
    ['business@demo.bidfair.test', 'listBusinessJobs'],
  ] as const) {
    const person = await logIn(server.app, email, DEMO_PASSWORD)
    const { jobs } = await person.must(operation, { limit: 50, status: ['completed'] })
    expect(jobs.map(({ rating }) => rating?.reply?.text)).toContain(
      'Thank you! It was a pleasure. Call us if it ever slows down again.',
    )
  }
})

test('something waits for both demo people, and some of their jobs are needed by a day', async () => {
  const [customer, business] = [
    await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD),
    await logIn(server.app, 'business2@demo.bidfair.test', DEMO_PASSWORD),
  ]
  const own = await customer.must('listCustomerJobs', { limit: 50, overview: true })
  expect(new Set(own.overview?.waiting.flatMap(({ waits }) => waits))).toEqual(
    new Set(['newBids', 'toRate', 'unreadMessages']),
  )
  expect(own.jobs.flatMap(({ neededBy }) => neededBy ?? []).length).toBeGreaterThan(3)
  const found = await business.must('listBusinessJobs', { overview: true, order: 'neededBy' })
  expect(found.jobs[0]?.neededBy).not.toBeNull()
})

test('the demo business sees jobs that it did not bid on, bid on, won, finished and lost', async () => {
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const { jobs } = await business.must('listBusinessJobs', { limit: 50 })
  const situations = new Set<string>()
  for (const { id, status, bidApplied } of jobs) {
    const { assignedBusiness } = await business.must('getBusinessJob', { jobid: id })
    const whose = assignedBusiness === null ? 'nobody' : assignedBusiness.userId === business.id ? 'own' : 'another'
    situations.add([status, bidApplied ? 'bid' : 'no bid', whose, assignedBusiness?.is_rated ? 'rated' : ''].join(' '))
  }
  for (const situation of [
    'open no bid nobody ',
    'open bid nobody ',
    'inprogress bid own ',
    'completed bid own rated',
    'inprogress bid another ',
  ]) {
    expect([...situations]).toContain(situation)
  }
})

test('the demo business has a bid that was declined and one that it withdrew, on jobs of the demo customer', async () => {
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const { jobs } = await business.must('listBusinessJobs', { limit: 50 })
  for (const outcome of ['declined', 'withdrawn']) {
    const { id } = jobs.find(({ bidOutcome }) => bidOutcome === outcome) ?? { id: '' }
    const { Data } = await customer.must('listBids', { jobId: id })
    expect(Data.map(({ state }) => state).toSorted()).toEqual(
      outcome === 'declined' ? ['declined', 'standing', 'standing'] : ['standing'],
    )
  }
})

test('the demo business stepped down from a job of the demo customer', shows('rule.ending.by-business'), async () => {
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const { jobs } = await business.must('listBusinessJobs', { limit: 50 })
  const { id } = jobs.find(({ bidOutcome }) => bidOutcome === 'ended') ?? { id: '' }
  const ended = { by: 'business', reason: 'Our van has broken down, and we cannot come before the end of next week.' }
  expect(await business.must('getBusinessJob', { jobid: id })).toMatchObject({ job: { status: 'open' }, ended })
  expect(await customer.must('getCustomerJob', { jobid: id })).toMatchObject({ ended })
  expect((await business.must('getBusiness', {})).data.steppedDown).toBe(1)
})

test('both find a few notifications, the newest unread', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  for (const { notifications, unread } of [
    await customer.must('listCustomerNotifications', { limit: 20 }),
    await business.must('listBusinessNotifications', { limit: 20 }),
  ]) {
    expect(notifications.length).toBeGreaterThan(4)
    expect(notifications.filter(({ isRead }) => !isRead)).toHaveLength(unread)
    expect([notifications[0]?.isRead, unread >= 4, unread <= 8]).toEqual([false, true, true])
    const times = notifications.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  }
  const groups = await business.must('listGroupedNotifications', { limit: 20 })
  expect(groups.notifications.some(({ count, jobId }) => count > 1 && jobId === null)).toBe(true)
})

test('the pictures can be seen', async () => {
  const { db } = server.database
  const files = await db.selectFrom('files').select('id').where('kind', '=', 'image').execute()
  expect(files.length).toBeGreaterThan(40)
  const small = (id: string) => server.app.inject(`${new URL(signedLinks(server.deps)(id)).pathname}?size=small`)
  const answers = await Promise.all(files.map(({ id }) => small(id)))
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
})

test('the main job can be tried at once: two businesses bid on a new job', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const first = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const second = await logIn(server.app, 'business2@demo.bidfair.test', DEMO_PASSWORD)
  const jobId = await newJob(server, customer)
  await newBid(first, jobId)
  await newBid(second, jobId)
  const { Data } = await customer.must('listBids', { jobId })
  expect(Data).toHaveLength(2)
})

test('a database in which anybody lives is left alone', async () => {
  const { db } = server.database
  const count = async () => (await db.selectFrom('accounts').select('id').execute()).length
  const before = await count()
  await build()
  expect(await count()).toBe(before)
  expect(said).toEqual(['Building the demo town …'])
})

test(
  'a town that moves to where others can reach it is closed, and opens with a password of its own',
  shows('privacy.demo-logins'),
  async () => {
    const { db } = server.database
    const email = 'customer@demo.bidfair.test'
    const login = { email, password: DEMO_PASSWORD }
    const [customer, stranger] = [await logIn(server.app, email, DEMO_PASSWORD), await newCustomer(server)]
    await closeDemoLogins(db, DEMO_PASSWORD)
    expect(await clientOf(server.app).refused('loginCustomer', login)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await customer.refused('getCustomer', {})).toMatchObject({ status: 401 })
    await stranger.must('getCustomer', {})
    await setDemoPassword(db, 'a town to try')
    const again = await logIn(server.app, email, 'a town to try')
    await setDemoPassword(db, 'a town to try')
    await again.must('getCustomer', {})
    await closeDemoLogins(db, DEMO_PASSWORD)
    await again.must('getCustomer', {})
  },
)
