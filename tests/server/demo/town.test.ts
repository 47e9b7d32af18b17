import { afterAll, expect, test } from 'vitest'
import { buildDemoTown } from '../../../server/demo/index.ts'
import { closeDemoLogins, setDemoPassword } from '../../../server/demo/logins.ts'
import { DEMO_PASSWORD } from '../../../server/platform/runtime/settings-reader.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { logIn, newBid, newCustomer, newJob } from '../support/town-wire.ts'

const said: string[] = []
const build = () => buildDemoTown({ ...server, password: DEMO_PASSWORD, say: (line) => said.push(line) })

const server = await testApp()
afterAll(server.close)
await build()

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

test('the demo customer has blocked a business, the demo business nobody', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const { blocks } = await customer.must('listBlocks', { limit: 10 })
  expect(blocks.map(({ name }) => name)).toEqual(['Fix-It Fellows'])
  expect((await business.must('listBlocks', { limit: 10 })).blocks).toEqual([])
})

test('a database in which anybody lives is left alone', async () => {
  const { db } = server.database
  const count = async () => (await db.selectFrom('accounts').select('id').execute()).length
  const before = await count()
  await build()
  expect(await count()).toBe(before)
  expect(said).toEqual(['Building the demo town …'])
})

test('a reachable demo needs a password of its own', shows('privacy.demo-logins'), async () => {
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
})
