import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newsOf, mailsOf } from '../support/mails.ts'
import {
  assignedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
  completedJob,
  logIn,
} from '../support/town-wire.ts'
import { tally } from '../support/client.ts'

const server = await testApp()
afterAll(server.close)

const { admin } = server
const newest = async (person: Person, role: 'Customer' | 'Business') => (await newsOf(person, role))[0]

const record = async () =>
  await server.database.db
    .selectFrom('operator_actions')
    .select(['operator', 'action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('jobs are listed newest first, by status and account', shows('operator.jobs'), async () => {
  const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const running = await assignedJob(server, ana, luis)
  const open = await newJob(server, ana, { title: 'Roof' })
  await newBid(rosa, open, 95.5)
  const idsIn = async (...args: string[]) =>
    (await admin('jobs', 'list', ...args)).said
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ +/).at(-1))
  expect(await idsIn('--account', ana.email)).toEqual([open, running])
  expect(await idsIn('--account', rosa.id)).toEqual([open])
  expect(await idsIn('--account', luis.email, '--status', 'inprogress')).toEqual([running])
  expect(JSON.parse((await admin('jobs', 'list', '--limit', '1', '--json')).said)).toMatchObject([
    { id: open, bids: 1 },
  ])
  const { said } = await admin('jobs', 'show', open)
  expect(said).toContain('Roof')
  expect(said).toMatch(new RegExp(`95.50 +standing +Ortega Plumbing +${rosa.email}`))
  expect(await admin('jobs', 'show', rosa.id)).toMatchObject({
    status: 1,
    complained: `No job has the id "${rosa.id}".`,
  })
  expect((await admin('jobs', 'list', '--status', 'burnt')).status).toBe(2)
})

test('a job in progress is opened again, and all are told', shows('operator.jobs-repair'), async () => {
  const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  for (const business of [luis, rosa]) await newBid(business, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  expect(await admin('jobs', 'reopen', jobId, '--reason', 'The business is blocked')).toEqual({
    status: 0,
    said: '“Leaking kitchen tap” was inprogress and is open now.',
    complained: '',
  })
  expect(await record()).toEqual({
    operator: 'olga',
    action: 'jobs reopen',
    subject: jobId,
    details: {
      title: 'Leaking kitchen tap',
      from: 'inprogress',
      to: 'open',
      customerId: ana.id,
      businessId: luis.id,
      reason: 'The business is blocked',
    },
  })
  const said = 'Bidfair opened “Leaking kitchen tap” again.'
  expect([await newest(ana, 'Customer'), await newest(luis, 'Business'), await newest(rosa, 'Business')]).toEqual([
    said,
    said,
    said,
  ])
  await ana.must('acceptBid', { jobId, companyId: rosa.id })
})

const block = async ({ email }: Person) => expect(await admin('accounts', 'block', email)).toMatchObject({ status: 0 })

const unblock = async ({ email }: Person) =>
  expect(await admin('accounts', 'unblock', email)).toMatchObject({ status: 0 })

const idsOf = async (business: Person) =>
  (await business.must('listBusinessJobs', { limit: 50 })).jobs.map(({ id }) => id)

const mailsTo = async (email: string) =>
  (await mailsOf(server, email))
    .filter(({ kind }) => kind.endsWith('blocked'))
    .map(({ kind, params }) => [kind, params['title']])

test('the bids of a blocked business go and come back', shows('privacy.blocked-business'), async () => {
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
})

test('the open jobs of a blocked customer go and come back', shows('privacy.blocked-customer'), async () => {
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
})

test('both sides of a job in progress are told, and it stays', shows('privacy.blocked-running'), async () => {
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
})

test('an acceptance and a block at once never both happen', shows('privacy.blocked-race'), async () => {
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
})
