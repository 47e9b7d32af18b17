import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { kindsMailedTo, newsOf } from '../support/mails.ts'
import { completedJob, newBid, newBusiness, newCustomer, newJob, type Person, jobBody } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

const { admin } = server
const begun = server.clock.now
const daysOn = (days: number) => new Date(begun.getTime() + days * DAY)

const fameOf = async ({ id }: Person) =>
  await server.database.db
    .selectFrom('businesses')
    .select(['jobs_completed', 'rating_count', 'rating_sum', 'star_counts'])
    .where('account_id', '=', id)
    .executeTakeFirst()

async function rated() {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId, rating: 2, comment: 'Late.' })
  const ratingOf = async () => (await luis.must('getBusinessJob', { jobid: jobId })).job.rating
  return { ana, luis, jobId, ratingOf }
}

test('stars and comment change, and the average with them', shows('rule.rating.changed'), async () => {
  const { ana, luis, jobId, ratingOf } = await rated()
  expect(await fameOf(luis)).toEqual({
    jobs_completed: 1,
    rating_count: 1,
    rating_sum: 2,
    star_counts: [0, 1, 0, 0, 0],
  })
  server.clock.now = daysOn(3)
  expect(await ana.must('editRating', { jobId, rating: 5, revision: 1 })).toEqual({
    Success: true,
    Message: 'Rating changed',
  })
  server.clock.now = begun
  expect(await ratingOf()).toEqual({
    rating: 5,
    comment: null,
    createdAt: begun.toISOString(),
    changedAt: daysOn(3).toISOString(),
    changeableUntil: daysOn(14).toISOString(),
    revision: 2,
    reply: null,
  })
  expect(await fameOf(luis)).toEqual({
    jobs_completed: 1,
    rating_count: 1,
    rating_sum: 5,
    star_counts: [0, 0, 0, 0, 1],
  })
  const next = await newJob(server, ana)
  await newBid(luis, next)
  expect((await ana.must('listBids', { jobId: next })).Data).toMatchObject([{ rating: 5, ratingsCount: 1 }])
  expect((await newsOf(luis, 'Business')).filter((message) => !message.startsWith('New job')).slice(0, 2)).toEqual([
    'The customer changed the rating for “Leaking kitchen tap” to 5 of 5 stars.',
    'You received 2 out of 5 stars for “Leaking kitchen tap”.',
  ])
  // Of each change the bell tells, the mail of the first rating alone.
  expect(await kindsMailedTo(server, luis)).toEqual(['bid_accepted', 'job_rated'])
})

test('a business replies once, and changes its reply', shows('rule.rating.reply'), async () => {
  const { ana, luis, jobId, ratingOf } = await rated()
  await luis.must('answerRating', { jobId, reply: 'The road was closed.', revision: 1 })
  server.clock.now = daysOn(13)
  await luis.must('answerRating', { jobId, reply: 'Sorry, the road was closed.' })
  server.clock.now = begun
  expect(await ratingOf()).toMatchObject({
    revision: 3,
    reply: {
      text: 'Sorry, the road was closed.',
      createdAt: begun.toISOString(),
      changedAt: daysOn(13).toISOString(),
      changeableUntil: daysOn(14).toISOString(),
    },
  })
  expect((await newsOf(ana, 'Customer')).slice(0, 2)).toEqual([
    'Ortega Plumbing changed the reply to your rating of “Leaking kitchen tap”.',
    'Ortega Plumbing replied to your rating of “Leaking kitchen tap”.',
  ])
  expect((await kindsMailedTo(server, ana)).slice(-1)).toEqual(['rating_answered'])
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.rating).toEqual(await ratingOf())
})

test('rating and reply can be changed for 14 days each, to the second', async () => {
  const { ana, luis, jobId, ratingOf } = await rated()
  server.clock.now = new Date(daysOn(14).getTime() - 1000)
  await ana.must('editRating', { jobId, rating: 3 })
  server.clock.now = daysOn(14)
  expect(await ana.refused('editRating', { jobId, rating: 4 })).toMatchObject({ code: 'RATING_FINAL' })
  expect(await ratingOf()).toMatchObject({ rating: 3, changeableUntil: null })
  // The first reply comes when it comes.
  await luis.must('answerRating', { jobId, reply: 'Thank you.' })
  server.clock.now = new Date(daysOn(28).getTime() - 1000)
  await luis.must('answerRating', { jobId, reply: 'Thank you!' })
  server.clock.now = daysOn(28)
  expect(await luis.refused('answerRating', { jobId, reply: 'Thanks.' })).toMatchObject({ code: 'REPLY_FINAL' })
  expect((await ratingOf())?.reply).toMatchObject({ text: 'Thank you!', changeableUntil: null })
  server.clock.now = begun
})

test('nobody changes or answers a rating that they have not seen', shows('rule.rating.as-seen'), async () => {
  const { ana, luis, jobId, ratingOf } = await rated()
  await luis.must('answerRating', { jobId, reply: 'The road was closed.', revision: 1 })
  expect(await ana.refused('editRating', { jobId, rating: 1, revision: 1 })).toMatchObject({ code: 'RATING_CHANGED' })
  await ana.must('editRating', { jobId, rating: 3, revision: 2 })
  expect(await luis.refused('answerRating', { jobId, reply: 'Again.', revision: 2 })).toMatchObject({
    code: 'RATING_CHANGED',
  })
  expect(await ratingOf()).toMatchObject({ rating: 3, revision: 3, reply: { text: 'The road was closed.' } })
})

test('an operator takes a rating away, with a line in the record', shows('operator.ratings'), async () => {
  const { ana, luis, jobId, ratingOf } = await rated()
  await luis.must('answerRating', { jobId, reply: 'The road was closed.' })
  const { status, said } = await admin('ratings', 'remove', jobId, '--reason', 'abuse')
  expect([status, said]).toEqual([0, 'The rating of “Leaking kitchen tap” is removed.'])
  expect(await ratingOf()).toBeNull()
  expect(await fameOf(luis)).toEqual({
    jobs_completed: 1,
    rating_count: 0,
    rating_sum: 0,
    star_counts: [0, 0, 0, 0, 0],
  })
  expect((await newsOf(ana, 'Customer'))[0]).toBe('Bidfair removed the rating of “Leaking kitchen tap”.')
  expect((await newsOf(luis, 'Business'))[0]).toBe('Bidfair removed the rating of “Leaking kitchen tap”.')
  const actions = server.database.db.selectFrom('operator_actions').select(['action', 'subject', 'details'])
  expect(await actions.orderBy('id', 'desc').executeTakeFirst()).toMatchObject({
    action: 'ratings remove',
    subject: jobId,
    details: { title: 'Leaking kitchen tap', rating: 2, reason: 'abuse' },
  })
  expect(await admin('ratings', 'remove', jobId)).toMatchObject({ status: 1 })
  await ana.must('rateJob', { jobId, rating: 4 })
})

const strict = await testApp({ settings: { jobsPerDay: 2 } })
afterAll(strict.close)

test('an account posts so many jobs a day', shows('limit.jobs'), async () => {
  const ana = await newCustomer(strict)
  expect((await ana.refused('createJob', await jobBody(strict, { category: 'Nothing' }))).code).toBe(
    'VALIDATION_FAILED',
  )
  const [key, body] = [{ 'idempotency-key': 'the-same-one' }, await jobBody(strict)]
  const { jobId } = await ana.must('createJob', body, key)
  expect((await ana.must('createJob', body, key)).jobId).toBe(jobId)
  await newJob(strict, ana)
  expect(await ana.refused('createJob', await jobBody(strict))).toMatchObject({ code: 'JOB_QUOTA_REACHED' })
  expect((await ana.must('createJob', body, key)).jobId).toBe(jobId)
  await newJob(strict, await newCustomer(strict))
  strict.pass(DAY)
  await newJob(strict, ana)
})
