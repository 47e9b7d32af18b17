import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { tally } from '../support/client.ts'
import { mailsOf, newsOf } from '../support/mails.ts'
import { assignedJob, completedJob, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { logIn, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { admin } = server
const { db } = server.deps
const newest = async (person: Person, role: 'Customer' | 'Business') => (await newsOf(person, role))[0]

const done = (said: string) => ({ status: 0, said, complained: '' })

const three = async () => [await newCustomer(server), await newBusiness(server), await newBusiness(server)] as const

test('jobs are listed newest first, by status and account', shows('operator.jobs'), async () => {
  const [ana, luis, rosa] = await three()
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
  const [ana, luis, rosa] = await three()
  const jobId = await newJob(server, ana)
  for (const business of [luis, rosa]) await newBid(business, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  const [title, reason] = ['Leaking kitchen tap', 'The business is blocked']
  expect(await admin('jobs', 'reopen', jobId, '--reason', reason)).toEqual(
    done(`“${title}” was inprogress and is open now.`),
  )
  const newestAction = db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc')
  const details = { title, from: 'inprogress', to: 'open', customerId: ana.id, businessId: luis.id, reason }
  const action = { operator: 'olga', action: 'jobs reopen', subject: jobId }
  expect(await newestAction.executeTakeFirst()).toMatchObject({ ...action, details })
  const told = [await newest(ana, 'Customer'), await newest(luis, 'Business'), await newest(rosa, 'Business')]
  expect(told).toEqual(told.map(() => `Bidfair opened “${title}” again.`))
  await ana.must('acceptBid', { jobId, companyId: rosa.id })
})

const does = async (act: 'block' | 'unblock', { email }: Person) =>
  expect(await admin('accounts', act, email)).toMatchObject({ status: 0 })
const block = (person: Person) => does('block', person)
const unblock = (person: Person) => does('unblock', person)

const idsOf = async (business: Person) =>
  (await business.must('listBusinessJobs', { limit: 50 })).jobs.map(({ id }) => id)

const mailsTo = async (email: string) =>
  (await mailsOf(server, email))
    .filter(({ kind }) => kind.endsWith('blocked'))
    .map(({ kind, params }) => [kind, params['title']])

test('the bids of a blocked business go and come back', shows('privacy.blocked-business'), async () => {
  const [ana, luis, rosa] = await three()
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
  const [ana, luis, rosa] = await three()
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

const at = server.clock.now.toISOString()
const today = at.slice(0, 10)
const document = async () => await uploaded(server, { kind: 'document' })
async function papered(count: number): Promise<Readonly<{ luis: Person; papers: string[] }>> {
  const papers = await Promise.all(Array.from({ length: count }, document))
  return { luis: await newBusiness(server, { documents_urls: papers, isLicense: 1, isInsurance: 1 }), papers }
}
const checked = async (business: Person) => {
  const { licenseCheckedOn, insuranceCheckedOn } = (await business.must('showBusiness', { business: business.id }))
    .business
  return [licenseCheckedOn, insuranceCheckedOn]
}
const checksOf = async (business: Person) => (await business.must('getBusiness', {})).data.checks

test('a checked document shows wherever the business does', shows('business.checked'), async () => {
  const { luis, papers } = await papered(1)
  const ana = await newCustomer(server)
  expect(await admin('licence', 'check', luis.email)).toEqual(
    done(`The license of Ortega Plumbing is shown as checked on ${today}.`),
  )
  expect(await checked(luis)).toEqual([at, null])
  expect(await checksOf(luis)).toEqual([{ of: 'license', url: papers[0], checkedOn: at }])
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const mark = { isLicense: 1, licenseCheckedOn: at, isInsurance: 1, insuranceCheckedOn: null }
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([mark])
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  expect((await ana.must('getCustomerJob', { jobid: jobId })).assignedBusiness).toMatchObject({
    ...mark,
    rating: null,
    ratingsCount: 0,
    jobsCompleted: 0,
  })
  await admin('licence', 'check', luis.id, '--insurance')
  expect(await checked(luis)).toEqual([at, at])

  expect(await admin('licence', 'revoke', luis.email, '--reason', 'It is of somebody else.')).toEqual(
    done('The license of Ortega Plumbing is no longer shown as checked.'),
  )
  expect(await checked(luis)).toEqual([null, at])
  await admin('licence', 'revoke', luis.email, '--insurance')
  expect(await checked(luis)).toEqual([null, null])

  expect((await newsOf(luis, 'Business')).filter((words) => /license|insurance/.test(words))).toEqual([
    'Bidfair no longer shows your insurance as checked. Look at your documents.',
    'Your license is no longer shown as verified. Review your documents.',
    'Bidfair checked your insurance. Customers see the date beside it.',
    'Bidfair verified your license. Customers can see the verification date.',
  ])
  const mails = (await mailsOf(server, luis.email)).filter(({ kind }) => kind.endsWith('checked'))
  const link = 'http://localhost:3000/profile-business-details'
  expect(mails.map(({ kind, params }) => [kind, params['link']])).toEqual(
    ['license_checked', 'insurance_checked', 'license_unchecked', 'insurance_unchecked'].map((kind) => [kind, link]),
  )
  const lines = db.selectFrom('operator_actions').select(['action', 'details']).where('subject', '=', luis.id)
  const about = { email: luis.email, file: papers[0]?.split('/').at(-1) }
  expect(await lines.orderBy('id').execute()).toEqual([
    { action: 'licence check', details: { ...about, of: 'licence' } },
    { action: 'licence check', details: { ...about, of: 'insurance' } },
    { action: 'licence revoke', details: { ...about, of: 'licence', reason: 'It is of somebody else.' } },
    { action: 'licence revoke', details: { ...about, of: 'insurance' } },
  ])
})

test('a check ends with its document, flag or name', shows('business.check-ends'), async () => {
  const { luis, papers } = await papered(2)
  const check = async () => {
    await admin('licence', 'check', luis.email, '--document', '1')
    await admin('licence', 'check', luis.email, '--insurance', '--document', '2')
    expect(await checked(luis)).toEqual([at, at])
  }
  await check()
  // Neither another order nor another document, nor the same words again.
  const more = await document()
  await luis.must('editBusiness', { documents_urls: [...papers.toReversed(), more] })
  const same = { isLicense: 1, isInsurance: 1, buisness_name: 'Ortega Plumbing' } as const
  await luis.must('editBusiness', { ...same, zipcode: '78702' })
  expect(await checked(luis)).toEqual([at, at])
  expect((await checksOf(luis)).map(({ url }) => url)).toEqual(papers)

  await luis.must('editBusiness', { documents_urls: [papers[0] ?? '', more] })
  expect([await checked(luis), (await checksOf(luis)).length]).toEqual([[at, null], 1])
  await luis.must('editBusiness', { isLicense: 0 })
  await luis.must('editBusiness', { isLicense: 1 })
  expect(await checked(luis)).toEqual([null, null])

  await luis.must('editBusiness', { documents_urls: papers })
  await check()
  await luis.must('editBusiness', { buisness_name: 'Another Name' })
  expect(await checked(luis)).toEqual([null, null])
  await check()
  await luis.must('editBusiness', { documents_urls: [] })
  expect([await checked(luis), await checksOf(luis)]).toEqual([[null, null], []])
})
