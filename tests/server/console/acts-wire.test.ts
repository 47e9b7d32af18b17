import { afterAll, expect, test } from 'vitest'
import { newOperator } from '../../support/operators.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp()
const { admin, app, database } = server
afterAll(server.close)

const olga = await newOperator(database.db, 'owner')
const owner = clientOf(app, olga.token)

const lines = async (subject: string) =>
  (await owner.must('listOperatorActions', { subject, limit: 50 })).actions.map(
    ({ operator, action, byConsole, details }) => ({
      operator,
      action,
      byConsole,
      ...Object.fromEntries(details.map(({ name, value }) => [name, value])),
    }),
  )

test('accounts are found and changed, with a line for each act', shows('console.accounts'), async () => {
  const luis = await newBusiness(server, { name: 'Zebra Findable' })
  const accountId = luis.id
  const found = await owner.must('findAccounts', { q: 'zebra f' })
  expect(found.accounts).toMatchObject([{ accountId, email: luis.email, role: 'business', isBlocked: false }])
  const verified = await owner.must('changeAccount', { accountId, act: 'verify' })
  expect(verified.account.isVerified).toBe(true)
  const blocked = await owner.must('changeAccount', { accountId, act: 'block', reason: 'Asks for money outside' })
  expect(blocked.account.isBlocked).toBe(true)
  expect(await luis.refused('listBusinessJobs', {})).toMatchObject({ code: 'UNAUTHORIZED' })
  expect((await owner.must('findAccounts', { blocked: true })).accounts).toMatchObject([{ accountId }])
  await owner.must('changeAccount', { accountId, act: 'unblock' })
  await admin('accounts', 'block', luis.email)
  expect(await lines(accountId)).toEqual([
    { operator: 'olga', action: 'accounts block', byConsole: false, email: luis.email },
    { operator: olga.name, action: 'accounts unblock', byConsole: true, email: luis.email },
    {
      operator: olga.name,
      action: 'accounts block',
      byConsole: true,
      email: luis.email,
      reason: 'Asks for money outside',
    },
    { operator: olga.name, action: 'accounts verify', byConsole: true, email: luis.email },
  ])
})

test('pages of accounts have each once', shows('console.accounts'), async () => {
  const people = [await newCustomer(server), await newCustomer(server), await newCustomer(server)]
  const first = await owner.must('findAccounts', { role: 'customer', limit: 2 })
  const second = await owner.must('findAccounts', { role: 'customer', limit: 2, cursor: first.nextCursor ?? '' })
  const ids = [...first.accounts, ...second.accounts].map(({ accountId }) => accountId)
  expect(ids.slice(0, 3)).toEqual(people.map(({ id }) => id).toReversed())
  expect(new Set(ids).size).toBe(ids.length)
})

test('an account is deleted and kept, but not while it works', shows('console.accounts'), async () => {
  const ana = await newCustomer(server)
  const leaving = await owner.must('deleteAccountOf', { accountId: ana.id })
  expect(leaving.account.deleteAt).toBe(new Date(server.clock.now.getTime() + 14 * DAY).toISOString())
  const kept = await owner.must('changeAccount', { accountId: ana.id, act: 'keep' })
  expect(kept.account.deleteAt).toBeNull()
  const customer = await newCustomer(server)
  await assignedJob(server, customer, await newBusiness(server))
  expect(await owner.refused('deleteAccountOf', { accountId: customer.id })).toMatchObject({ code: 'ACCOUNT_HAS_JOBS' })
  expect(await lines(customer.id)).toEqual([])
  const unknown = { accountId: olga.id, act: 'block' }
  expect(await owner.refused('changeAccount', unknown)).toMatchObject({ status: 404, code: 'ACCOUNT_NOT_FOUND' })
})

test('a membership begins and ends', shows('console.memberships'), async () => {
  const luis = await newBusiness(server)
  const accountId = luis.id
  const { account } = await owner.must('changeMembership', { accountId, act: 'activate' })
  expect(new Date(account.memberUntil ?? '').getTime()).toBeGreaterThan(server.clock.now.getTime() + 360 * DAY)
  await owner.must('changeMembership', { accountId, act: 'end' })
  expect((await owner.must('findAccounts', { q: accountId })).accounts[0]?.memberUntil).toBe(
    new Date(server.clock.now.getTime() + 1000).toISOString(),
  )
  server.pass(2000)
  expect(await owner.refused('changeMembership', { accountId, act: 'end' })).toMatchObject({
    code: 'MEMBERSHIP_NOT_ACTIVE',
  })
  const ana = await newCustomer(server)
  expect(await owner.refused('changeMembership', { accountId: ana.id, act: 'activate' })).toMatchObject({
    code: 'NOT_A_BUSINESS',
  })
  expect((await lines(accountId)).map(({ action }) => action)).toEqual(['subscription end', 'subscription activate'])
})

test('jobs are found, read and repaired', shows('console.jobs'), async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  for (const q of [ana.email, luis.email, luis.id, jobId])
    expect((await owner.must('findJobs', { q })).jobs).toMatchObject([{ jobId, customer: ana.email, bids: 1 }])
  expect((await owner.must('findJobs', { q: ana.email, status: 'completed' })).jobs).toEqual([])
  const { offers } = await owner.must('getJobAsOperator', { jobId })
  expect(offers).toMatchObject([{ email: luis.email, state: 'standing', isGone: false }])
  const ended = await owner.must('repairJob', { jobId, act: 'end', reason: 'Posted twice' })
  expect(ended.job.status).toBe('expired')
  expect(await owner.refused('repairJob', { jobId, act: 'complete' })).toMatchObject({ status: 409 })
  expect((await owner.must('repairJob', { jobId, act: 'reopen' })).job.status).toBe('open')
  expect((await lines(jobId)).map(({ action, byConsole }) => [action, byConsole])).toEqual([
    ['jobs reopen', true],
    ['jobs end', true],
  ])
  expect(await owner.refused('getJobAsOperator', { jobId: olga.id })).toMatchObject({ code: 'JOB_NOT_FOUND' })
})

test('reports of one thing are one entry, settled once, with a line for each', shows('console.reports'), async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana, { title: 'Pay me first' })
  await luis.must('reportJob', { jobId, kind: 'scam', reason: 'A deposit' })
  await mia.must('reportJob', { jobId, kind: 'scam' })
  const { reports } = await owner.must('findReports', { subject: 'job' })
  expect(reports).toMatchObject([
    { subjectId: jobId, count: 2, kinds: [{ kind: 'scam', count: 2 }], words: 'A deposit', author: ana.email },
  ])
  expect(reports[0]).toMatchObject({ title: 'Pay me first', jobId, settledBefore: 0, settledAt: null })
  expect((await owner.must('findReports', { subject: 'message' })).reports).toEqual([])
  const settlement = { reportId: reports[0]?.reportId ?? '', outcome: 'acted', reason: 'The job is deleted' } as const
  expect(await owner.refused('settleReport', { ...settlement, reason: ' ' })).toMatchObject({
    errors: [{ field: 'reason', code: 'REASON_REQUIRED' }],
  })
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner.must('settleReport', settlement).catch((error: unknown) => String(error))),
  )
  expect(answers.filter((answer) => typeof answer !== 'string')).toMatchObject([{ settled: 2 }])
  expect((await owner.must('findReports', {})).reports).toEqual([])
  const { reports: settled } = await owner.must('findReports', { settled: true })
  expect(settled).toMatchObject([{ outcome: 'acted', note: 'The job is deleted', count: 2 }])
  const written = await lines(settlement.reportId)
  expect(written).toMatchObject([{ action: 'reports close', byConsole: true, note: 'The job is deleted' }])
  expect(await owner.refused('settleReport', settlement)).toMatchObject({ code: 'REPORT_NOT_FOUND', status: 404 })
})

test('the overview counts jobs by day, trade and state, and accounts', shows('console.overview'), async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { category: ['Painting', 'Plumbing'] })
  const before = await owner.must('getOverview', { category: 'Painting' })
  expect(before.days).toEqual([])
  const posted = (late: boolean) => newJob(server, ana, { category: 'Painting', title: late ? 'Late' : 'Soon' })
  const [soon, late] = [await posted(false), await posted(true)]
  await newBid(luis, soon)
  await server.later(2 * DAY, async () => await newBid(luis, late))
  await assignedJob(server, ana, luis)
  const { days, trades, states } = await owner.must('getOverview', { category: 'Painting', state: 'Texas' })
  const figures = { jobs: 2, answered: 1, accepted: 0, completed: 0, disputed: 0 }
  const today = new Date().toISOString().slice(0, 10)
  expect(days).toEqual([{ of: today, ...figures }])
  expect(trades).toEqual([{ of: 'Painting', ...figures }])
  expect(states).toEqual([{ of: 'Texas', ...figures }])
  const all = await owner.must('getOverview', {})
  expect(all.trades.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(all.days.reduce((sum, { jobs }) => sum + jobs, 0))
  expect(all.accounts.at(-1)?.businesses).toBeGreaterThan(0)
  expect(all.runningJobs).toBeGreaterThan(0)
  expect(all.queues.map(({ queue }) => queue)).toEqual(['tell', 'match', 'mail', 'webhooks'])
  const wrong = [
    { from: '2026-01-01', until: '2025-12-31' },
    { from: '2026-01-01', until: '2026-04-03' },
  ]
  for (const range of wrong)
    expect((await owner.refused('getOverview', range)).errors).toEqual([{ field: 'from', code: 'INVALID_VALUE' }])
})
