import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { assignedJob, completedJob, newBusiness, newCustomer, plainLink, uploaded } from '../support/town-wire.ts'
import type { Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const links = async (count: number): Promise<string[]> =>
  await Promise.all(Array.from({ length: count }, () => uploaded(server)))
const idOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1)

/** A job that this business completed and showed by these pictures. */
async function finish(business: Person, pics_url: readonly string[]): Promise<string> {
  const jobId = await assignedJob(server, ana, business)
  await business.must('completeJob', { jobid: jobId, pics_url: [...pics_url] })
  return jobId
}

test(
  'a business finds the pictures of its completed jobs newest first, by pages',
  shows('business.pictures'),
  async () => {
    const [luis, rosa] = [await newBusiness(server), await newBusiness(server)]
    const [first, second, others] = [await links(3), await links(2), await links(1)]
    const early = await finish(luis, first)
    server.pass(60_000)
    const late = await finish(luis, second)
    await finish(rosa, others)
    const doubted = await finish(luis, await links(1))
    await ana.must('doubtCompletion', { jobId: doubted, reason: 'The tap still drips.' })
    const read = async (limit: number, cursor?: string | null) =>
      await luis.must('listWorkPictures', { limit, ...(cursor ? { cursor } : {}) })
    const one = await read(3)
    const two = await read(3, one.nextCursor)
    expect([one, two].map(({ pictures }) => pictures.map(({ url, jobId }) => [plainLink(url), jobId]))).toEqual([
      [...second.map((url) => [url, late]), [first[0], early]],
      first.slice(1).map((url) => [url, early]),
    ])
    expect(one.pictures[0]?.title).toBe('Leaking kitchen tap')
    expect([two.nextCursor, one.chosen]).toEqual([null, []])
    // A last page that is just full leads nowhere.
    expect((await read(5)).nextCursor).toBeNull()
    const refusal = { status: 400, code: 'CURSOR_INVALID' }
    expect(await luis.refused('listWorkPictures', { cursor: 'no-cursor' })).toMatchObject(refusal)
    expect(await luis.refused('listReviews', { business: luis.id, cursor: one.nextCursor })).toMatchObject(refusal)
  },
)

test('a choice is kept with its order and its job, and a picture that is named twice is kept once', async () => {
  const luis = await newBusiness(server)
  const [[work = ''], [upload = '']] = [await links(1), await links(1)]
  const jobId = await finish(luis, [work])
  await luis.must('chooseWorkPictures', {
    pics_url: [upload, work, upload.replace('/v1/files/', '/v1/signed/1.x/v1/files/')],
  })
  const { db } = server.database
  const rows = db
    .selectFrom('business_pictures')
    .select(['position', 'file_id', 'job_id'])
    .where('business_id', '=', luis.id)
    .orderBy('position')
  expect(await rows.execute()).toEqual([
    { position: 1, file_id: idOf(upload), job_id: null },
    { position: 2, file_id: idOf(work), job_id: jobId },
  ])
  const file = db.selectFrom('files').select(['owner_id', 'purpose']).where('id', '=', idOf(upload))
  expect(await file.execute()).toEqual([{ owner_id: luis.id, purpose: 'picture' }])
})

test(
  'a list that names one picture twice by one link, or that a customer sends, is refused',
  shows('business.pictures-checked'),
  async () => {
    const luis = await newBusiness(server)
    const [own = ''] = await links(1)
    const twice = await luis.refused('chooseWorkPictures', { pics_url: [own, own] })
    expect(twice.errors).toContainEqual({ field: 'pics_url', code: 'INVALID_VALUE' })
    for (const [operation, body] of [
      ['listWorkPictures', {}],
      ['chooseWorkPictures', { pics_url: [] }],
    ] as const)
      expect(await ana.refused(operation, body)).toMatchObject({ status: 403, code: 'ROLE_NOT_ALLOWED' })
  },
)

test(
  'a single page of reviews has no next page, and a cursor belongs to one business',
  shows('business.reviews-in-pages'),
  async () => {
    const [luis, rosa] = [await newBusiness(server), await newBusiness(server)]
    for (const rating of [1, 2, 3]) {
      const jobId = await completedJob(server, ana, luis)
      await ana.must('rateJob', { jobId, rating })
    }
    const read = async (limit: number) => await ana.must('listReviews', { business: luis.id, limit })
    expect([(await read(3)).reviews.length, (await read(3)).nextCursor]).toEqual([3, null])
    const { nextCursor: cursor } = await read(2)
    expect((await ana.must('listReviews', { business: luis.id, cursor: cursor ?? '' })).reviews).toHaveLength(1)
    for (const [operation, body] of [
      ['listReviews', { business: rosa.id, cursor }],
      ['listWorkPictures', { cursor }],
    ] as const)
      expect(await rosa.refused(operation, body)).toMatchObject({ status: 400, code: 'CURSOR_INVALID' })
  },
)
