import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { kindsMailedTo, newsOf } from '../support/mails.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
  PASSWORD,
  plainLink,
  uploaded,
} from '../support/town-wire.ts'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { runTask } from '../support/background.ts'

const reason = 'The tap still drips.'
const server = await testApp()
afterAll(server.close)

const told = async (person: Person) => (await newsOf(person, 'Business'))[0]

const doneBy = async ({ id }: Person) =>
  (
    await server.database.db
      .selectFrom('businesses')
      .select('jobs_completed')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
  ).jobs_completed

test('the owner completes a job, and the business is told', shows('rule.completion.by-either'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await assignedJob(server, ana, luis)
  await ana.must('completeJob', { jobid: jobId })
  const { job } = await luis.must('getBusinessJob', { jobid: jobId })
  expect([job.status, job.completed_at]).toEqual(['completed', server.clock.now.toISOString()])
  expect(await told(luis)).toBe('The customer marked “Leaking kitchen tap” as completed.')
  expect(await kindsMailedTo(server, luis)).toEqual(['bid_accepted', 'job_completed_by_owner'])
  expect(await newsOf(ana, 'Customer')).toHaveLength(1)
  expect(await ana.refused('completeJob', { jobid: await newJob(server, ana) })).toMatchObject({
    code: 'JOB_NOT_ASSIGNED',
  })
})

test('a disputed job is in progress again, with the reason', shows('rule.completion.doubted'), async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await newBid(mia, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('completeJob', { jobid: jobId })
  const until = new Date(server.clock.now.getTime() + 14 * DAY).toISOString()
  expect(await ana.must('getCustomerJob', { jobid: jobId })).toMatchObject({ doubt: null, doubtableUntil: until })
  expect(await doneBy(luis)).toBe(1)

  expect(await ana.must('doubtCompletion', { jobId, reason })).toEqual({
    Success: true,
    Message: 'The job is in progress again',
  })
  const doubt = { reason, createdAt: server.clock.now.toISOString() }
  for (const details of [
    await ana.must('getCustomerJob', { jobid: jobId }),
    await luis.must('getBusinessJob', { jobid: jobId }),
  ]) {
    expect([details.job.status, details.job.completed_at, details.doubt, details.doubtableUntil]).toEqual([
      'inprogress',
      null,
      doubt,
      null,
    ])
  }
  expect((await mia.must('getBusinessJob', { jobid: jobId })).doubt).toBeNull()
  expect(await doneBy(luis)).toBe(0)
  expect(await told(luis)).toBe(`The customer says that “Leaking kitchen tap” is not done yet: ${reason}`)
  expect(await kindsMailedTo(server, luis)).toEqual(['bid_accepted', 'completion_doubted'])

  await luis.must('completeJob', { jobid: jobId })
  expect(await doneBy(luis)).toBe(1)
  expect(await ana.refused('doubtCompletion', { jobId, reason })).toMatchObject({ code: 'ALREADY_DOUBTED' })
  await ana.must('rateJob', { jobId, rating: 5 })
})

test('a completion can be doubted for 14 days, to the second', shows('rule.completion.doubted'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const [early, late] = [await completedJob(server, ana, luis), await completedJob(server, ana, luis)]
  await server.later(14 * DAY, async () => {
    expect(await ana.refused('doubtCompletion', { jobId: late, reason })).toMatchObject({ code: 'DOUBT_TOO_LATE' })
    expect((await ana.must('getCustomerJob', { jobid: late })).doubtableUntil).toBeNull()
  })
  await server.later(14 * DAY - 1000, async () => ana.must('doubtCompletion', { jobId: early, reason }))
})

const [ana, luis] = [await newCustomer(server), await newBusiness(server)]

const pictures = async (count: number): Promise<string[]> =>
  await Promise.all(Array.from({ length: count }, async () => await uploaded(server)))

const seenBy = async (person: Person, jobId: string) =>
  (await person.must(person === ana ? 'getCustomerJob' : 'getBusinessJob', { jobid: jobId })).workPictures.map(
    plainLink,
  )

const kept = async () => (await server.database.db.selectFrom('files').select('id').execute()).map(({ id }) => id)

test('a business shows its work to its customer, and to nobody else', shows('rule.completion.pictures'), async () => {
  const mia = await newBusiness(server)
  const jobId = await assignedJob(server, ana, luis)
  const sent = await pictures(5)
  expect(await seenBy(ana, jobId)).toEqual([])
  await luis.must('completeJob', { jobid: jobId, pics_url: sent })
  expect([await seenBy(ana, jobId), await seenBy(luis, jobId)]).toEqual([sent, sent])
  expect(await seenBy(mia, jobId)).toEqual([])
})

test(
  'the pictures that a business sent last are shown until the assignment ends',
  shows('rule.completion.pictures'),
  async () => {
    const jobId = await assignedJob(server, ana, luis)
    const [first, second] = [await pictures(2), await pictures(1)]
    await luis.must('completeJob', { jobid: jobId, pics_url: first })
    await ana.must('doubtCompletion', { jobId, reason })
    expect(await seenBy(luis, jobId)).toEqual(first)
    await luis.must('completeJob', { jobid: jobId, pics_url: second })
    expect(await seenBy(ana, jobId)).toEqual(second)

    const other = await assignedJob(server, ana, luis)
    await luis.must('completeJob', { jobid: other, pics_url: first })
    await ana.must('doubtCompletion', { jobId: other, reason })
    await ana.must('completeJob', { jobid: other })
    expect(await seenBy(ana, other)).toEqual(first)

    const last = await assignedJob(server, ana, luis)
    await luis.must('completeJob', { jobid: last, pics_url: await pictures(1) })
    await ana.must('doubtCompletion', { jobId: last, reason })
    await luis.must('endAssignment', { jobId: last, reason })
    await newBid(luis, last)
    await ana.must('acceptBid', { jobId: last, companyId: luis.id })
    expect(await seenBy(luis, last)).toEqual([])
  },
)

test(
  'pictures of work are kept while they are shown, exported, and go with the business',
  shows('privacy.deleted'),
  async () => {
    const rosa = await newBusiness(server)
    const jobId = await assignedJob(server, ana, rosa)
    const [link = ''] = await pictures(1)
    const id = link.slice(link.lastIndexOf('/') + 1)
    await rosa.must('completeJob', { jobid: jobId, pics_url: [link] })
    const pages = exportedLists['bids']?.(server.database.db, rosa.id) ?? []
    const rows: object[] = []
    for await (const page of pages) rows.push(...page)
    expect(rows).toMatchObject([{ work_pictures: [id] }])

    await server.later(2 * DAY, async () => runTask(server, 'purge files out of use'))
    expect(await kept()).toContain(id)
    await rosa.must('deleteAccount', { password: PASSWORD })
    await server.later(17 * DAY, async () => runTask(server, 'delete accounts'))
    expect(await kept()).not.toContain(id)
    expect(await seenBy(ana, jobId)).toEqual([])
  },
)
