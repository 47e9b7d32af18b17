import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const first = await testApp()
const second = await testApp({ database: first.database })
afterAll(async () => {
  await second.close()
  await first.close()
})
const { db } = first.database
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

const blocksOf = async (person: Person) => (await person.must('listBlocks', { limit: 50 })).blocks
const stored = async ({ id }: Person): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blocks where ${id}::uuid in (customer_id, business_id)`.execute(db)
  return rows[0]?.count ?? 0
}

test('a block is one, is listed to its blocker alone, and is taken back', shows('blocks.own'), async () => {
  const [ana, luis] = [await newCustomer(first, { name: 'Ana Torres' }), await newBusiness(first)]
  const jobId = await newJob(first, ana)
  await Promise.all(Array.from({ length: 50 }, () => ana.must('blockBusiness', { business: luis.id.toUpperCase() })))
  expect(await stored(ana)).toBe(1)
  expect([(await blocksOf(ana)).map(({ name }) => name), await blocksOf(luis)]).toEqual([['Ortega Plumbing'], []])
  // The job is out of its sight, as that of somebody who left.
  expect(await luis.refused('blockCustomer', { jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  const [{ blockId } = { blockId: UNKNOWN }] = await blocksOf(ana)
  await luis.must('unblock', { blockId })
  expect(await luis.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  await ana.must('unblock', { blockId })
  await ana.must('unblock', { blockId })
  expect([await stored(ana), (await luis.must('getBusinessJob', { jobid: jobId })).job.id]).toEqual([0, jobId])

  await luis.must('blockCustomer', { jobId })
  await luis.must('blockCustomer', { jobId })
  expect([(await blocksOf(luis)).map(({ name }) => name), await blocksOf(ana)]).toEqual([['Ana T.'], []])
  // Each may block the other, and each ends its own.
  await ana.must('blockBusiness', { business: luis.id })
  const [own] = await blocksOf(luis)
  await luis.must('unblock', { blockId: own?.blockId ?? '' })
  expect(await luis.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
})

test('whom nobody can block', shows('blocks.own'), async () => {
  const [ana, luis] = [await newCustomer(first), await newBusiness(first)]
  const far = await newBusiness(first, { city: ['Dallas'] })
  const jobId = await newJob(first, ana)
  for (const business of [UNKNOWN, ana.id])
    expect(await ana.refused('blockBusiness', { business })).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
  for (const [business, job] of [
    [luis, UNKNOWN],
    [far, jobId],
  ] as const)
    expect(await business.refused('blockCustomer', { jobId: job })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect(await luis.refused('blockBusiness', { business: far.id })).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  expect(await ana.refused('blockCustomer', { jobId })).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  // A business that is not here answers as any other: who asks learns nothing of it.
  await first.admin('accounts', 'block', luis.email)
  await ana.must('blockBusiness', { business: luis.id })
})

test('a bid is there again when the block ends, as it was', shows('blocks.bid'), async () => {
  const [ana, luis] = [await newCustomer(first), await newBusiness(first)]
  const jobId = await newJob(first, ana)
  const bidId = await newBid(luis, jobId, 90)
  await ana.must('blockBusiness', { business: luis.id })
  expect((await ana.must('listBids', { jobId })).Data).toEqual([])
  const [one] = await blocksOf(ana)
  await ana.must('unblock', { blockId: one?.blockId ?? '' })
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([{ bidId, amount: 90, state: 'standing' }])
  expect((await luis.must('getBusinessJob', { jobid: jobId })).job).toMatchObject({ bidOutcome: 'sent' })
})

test('of a block and an acceptance at once, one comes first', shows('blocks.races'), async () => {
  for (let round = 0; round < 8; round += 1) {
    const [ana, luis] = [await newCustomer(first), await newBusiness(first)]
    const jobId = await newJob(first, ana)
    await newBid(luis, jobId)
    const [accepted] = await Promise.all([
      ana.call('acceptBid', { jobId, companyId: luis.id }),
      luis.call('blockCustomer', { jobId }),
    ])
    const { job } = await ana.must('getCustomerJob', { jobid: jobId })
    // Accepted in time, the work goes on; else there is no such bid.
    expect([job.status, accepted.ok ? 'ok' : accepted.failure.code]).toEqual(
      job.status === 'inprogress' ? ['inprogress', 'ok'] : ['open', 'BID_NOT_FOUND'],
    )
    expect(await stored(ana)).toBe(1)
  }
})

test('of a block and a message or a bid at once, none comes behind the block', shows('blocks.races'), async () => {
  for (let round = 0; round < 8; round += 1) {
    const [ana, luis] = [await newCustomer(first), await newBusiness(first)]
    const jobId = await newJob(first, ana)
    const answers = await Promise.all([
      luis.call('sendMessage', { jobId, text: 'Is there a lift?' }),
      luis.call('placeBid', { jobId, proposalStatement: 'Tomorrow', amount: 90 }),
      ana.call('blockBusiness', { business: luis.id }),
    ])
    for (const answer of answers) expect(answer.ok ? 'ok' : answer.failure.code).toMatch(/^(ok|JOB_NOT_FOUND)$/)
    expect((await ana.must('listThreads', { limit: 5 })).threads).toEqual([])
    expect(await luis.refused('sendMessage', { jobId, text: 'Hello?' })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  }
})

test('saved searches find no job of a customer who is kept apart', shows('blocks.alerts'), async () => {
  const [ana, eva] = [await newCustomer(first, { city: 'Plano' }), await newCustomer(first, { city: 'Plano' })]
  const luis = await newBusiness(first, { city: ['Plano'] })
  await luis.must('saveSearch', { name: 'Taps', frequency: 'atOnce', byBell: true, byMail: false })
  await ana.must('blockBusiness', { business: luis.id })
  await newJob(first, ana, { city: 'Plano', title: 'Hidden tap' })
  await newJob(first, eva, { city: 'Plano', title: 'Open tap' })
  const { notifications } = await luis.must('listBusinessNotifications', { limit: 20 })
  const told = notifications.map(({ message }) => message).join('\n')
  expect(told).toContain('Open tap')
  expect(told).not.toContain('Hidden tap')
})

test('work that was given goes on, on both sides', shows('blocks.work'), async () => {
  const [ana, luis] = [await newCustomer(first), await newBusiness(first)]
  const jobId = await assignedJob(first, ana, luis)
  await luis.must('blockCustomer', { jobId })
  await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'Come at ten.' })
  const { thread, messages } = await luis.must('listMessages', { jobId, limit: 5 })
  expect([thread.writable, thread.unread, messages.length]).toEqual([true, 1, 1])
  await luis.must('completeJob', { jobid: jobId })
  await ana.must('rateJob', { jobId, rating: 5 })
  expect((await luis.must('listMessages', { jobId, limit: 5 })).thread).toMatchObject({
    writable: false,
    closed: 'PARTNER_GONE',
  })
  expect((await luis.must('getBusinessJob', { jobid: jobId })).job.ratingDetails).toMatchObject({ rating: 5 })
})

test('own blocks are exported, and go with either account', shows('blocks.data'), async () => {
  const [ana, luis] = [await newCustomer(first), await newBusiness(first)]
  await ana.must('blockBusiness', { business: luis.id })
  const rowsOf = async ({ id }: Person) => {
    const rows: object[] = []
    for await (const page of exportedLists['blocks']?.(db, id) ?? []) rows.push(...page)
    return rows
  }
  expect(await rowsOf(ana)).toMatchObject([{ business_id: luis.id }])
  expect(await rowsOf(luis)).toEqual([])
  expect((await first.admin('accounts', 'delete', '--now', luis.email)).status).toBe(0)
  expect([await stored(ana), await blocksOf(ana)]).toEqual([0, []])
})
