import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { mailsOf, newsOf } from '../support/mails.ts'
import { tally } from '../support/client.ts'
import {
  assignedJob,
  completedJob,
  logIn,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: '/nowhere' }, () => server.clock.now)

const block = async ({ email }: Person) => expect(await admin('accounts', 'block', email)).toMatchObject({ status: 0 })
const unblock = async ({ email }: Person) =>
  expect(await admin('accounts', 'unblock', email)).toMatchObject({ status: 0 })
const idsOf = async (business: Person) =>
  (await business.must('listBusinessJobs', { limit: 50 })).jobs.map(({ id }) => id)
const mailsTo = async (email: string) =>
  (await mailsOf(server, email))
    .filter(({ kind }) => kind.endsWith('blocked'))
    .map(({ kind, params }) => [kind, params['title']])

test(
  'the bids of a blocked business are gone, cannot be accepted, and come back',
  shows('privacy.blocked-business'),
  async () => {
    const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
    const jobId = await newJob(server, ana)
    await newBid(luis, jobId, 100)
    await newBid(rosa, jobId, 110)
    const seen = async () => ({
      bids: (await ana.must('listBids', { jobId })).Data.map(({ amount }) => amount),
      count: (await ana.must('getCustomerJob', { jobid: jobId })).job.bidsCount,
      cards: (await ana.must('listCustomerJobs', {})).jobs.map(({ bidsCount }) => bidsCount),
    })
    expect(await seen()).toEqual({ bids: [100, 110], count: 2, cards: [2] })
    await block(luis)
    expect(await seen()).toEqual({ bids: [110], count: 1, cards: [1] })
    expect(await ana.refused('acceptBid', { jobId, companyId: luis.id })).toMatchObject({ code: 'BID_NOT_FOUND' })
    await unblock(luis)
    expect(await seen()).toEqual({ bids: [100, 110], count: 2, cards: [2] })
    await ana.must('acceptBid', { jobId, companyId: luis.id })
  },
)

test('a blocked business hears of no new jobs', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  await block(luis)
  await newJob(server, ana, { title: 'Unheard of' })
  await unblock(luis)
  const back = await logIn(server.app, luis.email)
  expect(await newsOf(back, 'Business')).not.toContain('New job in Austin: “Unheard of”.')
})

test(
  'the open jobs of a blocked customer leave lists, details and news, and come back',
  shows('privacy.blocked-customer'),
  async () => {
    const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
    const jobId = await newJob(server, ana, { title: 'Tap of a blocked customer' })
    const bidId = await newBid(luis, jobId)
    const told = 'New job in Austin: “Tap of a blocked customer”.'
    const unread = async () => (await rosa.must('listBusinessNotifications', { limit: 20 })).unread
    const before = await unread()
    await block(ana)
    for (const business of [luis, rosa]) {
      expect(await idsOf(business)).not.toContain(jobId)
      expect(await business.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
      expect(await newsOf(business, 'Business')).not.toContain(told)
    }
    expect(await unread()).toBe(before - 1)
    const offer = { proposalStatement: 'P', amount: 10 }
    expect(await rosa.refused('placeBid', { jobId, ...offer })).toMatchObject({ code: 'JOB_NOT_FOUND' })
    expect(await luis.refused('updateBid', { bidId, ...offer })).toMatchObject({ code: 'BID_NOT_FOUND' })
    await unblock(ana)
    for (const business of [luis, rosa]) expect(await idsOf(business)).toContain(jobId)
    expect(await newsOf(rosa, 'Business')).toContain(told)
    await newBid(rosa, jobId)
  },
)

test(
  'both sides of a running job are told, on the bell and by mail, and the job stays',
  shows('privacy.blocked-running'),
  async () => {
    const ana = await newCustomer(server, { name: 'Ana Torres' })
    const luis = await newBusiness(server, { buisness_name: 'Ortega Plumbing' })
    const running = await assignedJob(server, ana, luis)
    await completedJob(server, ana, luis)
    await block(luis)
    await block(luis)
    expect((await newsOf(ana, 'Customer'))[0]).toBe(
      'Ortega Plumbing can no longer use Bidfair. Contact us about “Leaking kitchen tap”.',
    )
    expect(await mailsTo(ana.email)).toEqual([['partner_blocked', 'Leaking kitchen tap']])
    expect(await mailsTo(luis.email)).toEqual([['own_blocked', 'Leaking kitchen tap']])
    expect((await ana.must('getCustomerJob', { jobid: running })).assignedBusiness).toMatchObject({ userId: luis.id })
    expect((await ana.must('listBids', { jobId: running })).Data).toHaveLength(1)
    await unblock(luis)
    const back = await logIn(server.app, luis.email)
    expect((await newsOf(back, 'Business')).slice(0, 2)).toEqual([
      'Your account is no longer blocked. “Leaking kitchen tap” continues.',
      'Your account is blocked. “Leaking kitchen tap” is still in progress: ask us what happens next.',
    ])
    await block(ana)
    expect((await newsOf(back, 'Business'))[0]).toBe(
      'Ana Torres can no longer use Bidfair. Contact us about “Leaking kitchen tap”.',
    )
    expect(await idsOf(back)).toContain(running)
    await back.must('completeJob', { jobid: running })
  },
)

test(
  'of an acceptance and a block at once the database decides, and never both happen unseen',
  shows('privacy.blocked-race'),
  async () => {
    for (let round = 0; round < 8; round += 1) {
      const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
      const jobId = await newJob(server, ana)
      await newBid(luis, jobId)
      const [accepted] = await Promise.all([ana.call('acceptBid', { jobId, companyId: luis.id }), block(luis)])
      const { job } = await ana.must('getCustomerJob', { jobid: jobId })
      const told = (await mailsTo(ana.email)).length
      const outcome = [Object.keys(tally([accepted]))[0], job.status, told]
      // Where the acceptance came first, the block knows of a running job; else there is none.
      expect([
        ['ok', 'inprogress', 1],
        ['BID_NOT_FOUND', 'open', 0],
      ]).toContainEqual(outcome)
    }
  },
)
