import { afterAll, expect, test } from 'vitest'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import {
  assignedJob,
  newBid,
  newBusiness,
  newCustomer,
  PASSWORD,
  plainLink,
  uploaded,
  type Person,
} from '../support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000
const reason = 'The tap still drips.'

const server = await testApp()
afterAll(server.close)
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

test('what it sent last stands, until the assignment ends', shows('rule.completion.pictures'), async () => {
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
})

test('only pictures, of the business alone, at most five', async () => {
  const jobId = await assignedJob(server, ana, luis)
  const strangers = [await uploaded(server, { ownerId: ana.id })]
  const papers = [await uploaded(server, { kind: 'document' })]
  for (const [person, pics_url, code] of [
    [luis, await pictures(6), 'MAX_PICTURES'],
    [luis, strangers, 'FILE_UNKNOWN'],
    [luis, papers, 'FILE_UNKNOWN'],
    [ana, await pictures(1), 'INVALID_VALUE'],
  ] as const) {
    expect((await person.refused('completeJob', { jobid: jobId, pics_url })).errors).toEqual([
      { field: 'pics_url', code },
    ])
  }
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.status).toBe('inprogress')
})

test('they are kept while they are shown, exported, and go with the business', shows('privacy.deleted'), async () => {
  const rosa = await newBusiness(server)
  const jobId = await assignedJob(server, ana, rosa)
  const [link = ''] = await pictures(1)
  const id = link.slice(link.lastIndexOf('/') + 1)
  await rosa.must('completeJob', { jobid: jobId, pics_url: [link] })
  const pages = exportedLists['bids']?.(server.database.db, rosa.id) ?? []
  const rows: object[] = []
  for await (const page of pages) rows.push(...page)
  expect(rows).toMatchObject([{ work_pictures: [id] }])

  const present = server.clock.now
  server.clock.now = new Date(present.getTime() + 2 * DAY)
  await runTask(server, 'purge files out of use')
  expect(await kept()).toContain(id)
  await rosa.must('deleteAccount', { password: PASSWORD })
  server.clock.now = new Date(present.getTime() + 17 * DAY)
  await runTask(server, 'delete accounts')
  expect(await kept()).not.toContain(id)
  expect(await seenBy(ana, jobId)).toEqual([])
  server.clock.now = present
})
