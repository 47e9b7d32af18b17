import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { loadCases, loadReports, settleCase } from '../../../server/reports/service-cases.ts'
import { shows } from '../../support/shows.ts'
import { DAY, testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import {
  logIn,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  plainLink,
  uploaded,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp()
const second = await testApp({ database: server.database })
afterAll(async () => {
  await second.close()
  await server.close()
})
const { admin } = server
const { db } = server.database
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

const casesAbout = async (author: Person, isSettled = false) =>
  (await loadCases(db, { isSettled, limit: 100 })).cases.filter(({ authorId }) => authorId === author.id)

/** A completed job with a review, a picture of the job and one of the work, and a message. */
async function town() {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobPicture = await uploaded(server)
  const jobId = await newJob(server, ana, { pics_url: [jobPicture] })
  await newBid(luis, jobId)
  await luis.must('sendMessage', { jobId, text: 'Pay me first.', pics_url: [await uploaded(server)] })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('completeJob', { jobid: jobId, pics_url: [await uploaded(server)] })
  await ana.must('rateJob', { jobId, rating: 1, comment: 'A thief.' })
  const { reviews } = await luis.must('listReviews', { business: luis.id, limit: 1 })
  const reviewId = reviews[0]?.reviewId ?? ''
  return { ana, luis, jobId, jobPicture, reviewId }
}

test('each kind of thing is reported and becomes a case with what was shown', shows('reports.subjects'), async () => {
  const { ana, luis, jobId, jobPicture, reviewId } = await town()
  const asOne = { Success: true, Message: 'Thank you. We will look at it.' }
  expect(await luis.must('reportJob', { jobId, kind: 'scam', reason: ' They want \u0007a deposit. ' })).toEqual(asOne)
  expect(await luis.must('reportReview', { reviewId, kind: 'offensive', reason: '' })).toEqual(asOne)
  expect(await luis.must('reportPicture', { url: jobPicture, kind: 'privacy' })).toEqual(asOne)
  expect(await ana.must('reportBusiness', { business: luis.id.toUpperCase(), kind: 'misleading' })).toEqual(asOne)
  const { messages } = await ana.must('listMessages', { jobId, businessId: luis.id, limit: 1 })
  const url = messages[0]?.pics_url[0] ?? ''
  expect(await ana.must('reportPicture', { url, kind: 'spam' })).toEqual(asOne)
  await ana.must('reportMessage', { jobId, businessId: luis.id, number: 1, kind: 'scam' })

  const files = (links: readonly string[]) => links.map((link) => link.slice(-22))
  const ofAna = await casesAbout(ana)
  expect(ofAna.map(({ subject, subjectId }) => [subject, subjectId])).toEqual([
    ['picture', jobPicture.slice(-22)],
    ['review', reviewId],
    ['job', jobId],
  ])
  expect(ofAna[2]).toMatchObject({
    count: 1,
    kinds: [{ kind: 'scam', count: 1 }],
    words: 'They want a deposit.',
    author: ana.email,
    jobId,
    shown: { title: 'Leaking kitchen tap', text: 'The mixer drips day and night.' },
    pictureIds: files([jobPicture]),
    settledBefore: 0,
  })
  expect(ofAna[1]).toMatchObject({ words: null, businessId: luis.id, shown: { stars: 1, text: 'A thief.' } })
  expect(ofAna[0]).toMatchObject({ jobId, pictureIds: files([jobPicture]) })
  const ofLuis = await casesAbout(luis)
  expect(ofLuis.map(({ subject }) => subject)).toEqual(['message', 'picture', 'business'])
  expect(ofLuis[0]).toMatchObject({
    shown: { text: 'Pay me first.', number: 1, side: 'business' },
    pictureIds: files([plainLink(url)]),
  })
  expect(ofLuis[1]).toMatchObject({ jobId, businessId: luis.id })
  expect(ofLuis[2]).toMatchObject({ subjectId: luis.id, shown: { title: 'Ortega Plumbing' } })
  expect((await admin('reports', 'list')).said).toContain(`written by   ${luis.email}  ${luis.id}`)
})

test('fifty reports of one thing by one account are one', shows('reports.once'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const elsewhere = await logIn(second.app, luis.email)
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? luis : elsewhere).must('reportJob', { jobId, kind: index % 3 === 0 ? 'spam' : 'scam' }),
    ),
  )
  expect(await casesAbout(ana)).toMatchObject([{ count: 1 }])
  await luis.must('reportJob', { jobId, kind: 'other', reason: 'Once more.' })
  expect(await casesAbout(ana)).toMatchObject([{ count: 1, words: null }])
})

test('what an account cannot see is not found, and its own is refused', shows('reports.sight'), async () => {
  const { ana, luis, jobId, jobPicture, reviewId } = await town()
  const [eva, far] = [await newCustomer(server), await newBusiness(server, { city: ['Dallas'] })]
  const kind = 'other'
  const code = async (asked: Promise<Readonly<{ code: string }>>) => (await asked).code
  expect([
    await code(far.refused('reportJob', { jobId, kind })),
    await code(luis.refused('reportJob', { jobId: UNKNOWN, kind })),
    await code(eva.refused('reportBusiness', { business: UNKNOWN, kind })),
    await code(eva.refused('reportBusiness', { business: ana.id, kind })),
    await code(eva.refused('reportReview', { reviewId: jobId, kind })),
  ]).toEqual(['JOB_NOT_FOUND', 'JOB_NOT_FOUND', 'BUSINESS_NOT_FOUND', 'BUSINESS_NOT_FOUND', 'REVIEW_NOT_FOUND'])
  const { messages } = await ana.must('listMessages', { jobId, businessId: luis.id, limit: 1 })
  const url = messages[0]?.pics_url[0] ?? ''
  const document = await uploaded(server, { kind: 'document', ownerId: luis.id })
  for (const link of [url, document, await uploaded(server)])
    expect(await eva.refused('reportPicture', { url: link, kind })).toMatchObject({ code: 'FILE_NOT_FOUND' })
  const own = { code: 'OWN_CONTENT', status: 403 }
  expect(await luis.refused('reportBusiness', { business: luis.id, kind })).toMatchObject(own)
  expect(await luis.refused('reportPicture', { url, kind })).toMatchObject(own)
  expect(await ana.refused('reportReview', { reviewId, kind })).toMatchObject(own)
  expect(await ana.refused('reportPicture', { url: jobPicture, kind })).toMatchObject(own)
  expect(await ana.refused('reportJob', { jobId, kind })).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  await admin('accounts', 'block', luis.email)
  expect(await eva.refused('reportBusiness', { business: luis.id, kind })).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
  expect(await eva.refused('reportReview', { reviewId, kind })).toMatchObject({ code: 'REVIEW_NOT_FOUND' })
})

test('a case counts who reported it and keeps what they saw', shows('reports.cases', 'reports.settled'), async () => {
  const ana = await newCustomer(server)
  const jobId = await newJob(server, ana, { title: 'Cheap watches' })
  const businesses = [await newBusiness(server), await newBusiness(server), await newBusiness(server)] as const
  const [first, other, last] = businesses
  await first.must('reportJob', { jobId, kind: 'spam', reason: 'He sells watches.' })
  await ana.must('updateJob', { jobId, title: 'Leaking tap', details: 'It drips.' })
  await other.must('reportJob', { jobId, kind: 'scam' })
  const [open] = await casesAbout(ana)
  expect(open).toMatchObject({
    count: 2,
    kinds: [
      { kind: 'scam', count: 1 },
      { kind: 'spam', count: 1 },
    ],
    words: 'He sells watches.',
    shown: { title: 'Leaking tap' },
  })
  const subject = { subject: 'job', subjectId: jobId } as const
  const page = await loadReports(db, { ...subject, limit: 1 })
  const rest = await loadReports(db, { ...subject, limit: 1, cursor: page.nextCursor ?? '' })
  expect([...page.reports, ...rest.reports].map(({ reporterId, shown }) => [reporterId, shown.title])).toEqual([
    [other.id, 'Leaking tap'],
    [first.id, 'Cheap watches'],
  ])
  expect(rest.nextCursor).toBeNull()

  const now = server.clock.now
  const settled = await Promise.all(
    (['acted', 'dismissed'] as const).map((outcome) => settleCase(db, subject, { outcome, note: 'Looked', now })),
  )
  expect(settled.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([0, 2])
  expect(await casesAbout(ana)).toEqual([])
  expect(await casesAbout(ana, true)).toMatchObject([{ count: 2, note: 'Looked', settledAt: now }])
  await last.must('reportJob', { jobId, kind: 'other' })
  const [again] = await casesAbout(ana)
  expect(again).toMatchObject({ count: 1, settledBefore: 1, words: null })
  expect(await admin('reports', 'close', again?.id ?? '', '--note', 'Fine', '--dismissed')).toMatchObject({
    status: 0,
    said: 'The report is closed.',
  })
  expect((await admin('reports', 'list', '--all')).said).toContain('dismissed: Fine')
})

test('cases come by pages, each once, whoever reports meanwhile', shows('reports.cases'), async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobs: string[] = []
  for (let index = 0; index < 5; index += 1) {
    const jobId = await newJob(server, ana)
    await luis.must('reportJob', { jobId, kind: 'spam' })
    jobs.push(jobId)
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await loadCases(db, { isSettled: false, subject: 'job', limit: 2, cursor })
    seen.push(...page.cases.map(({ subjectId }) => subjectId).filter((id) => jobs.includes(id)))
    // Moves on to the first page, which was read.
    await mia.must('reportJob', { jobId: jobs.at(-1) ?? '', kind: 'spam' })
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(jobs.toReversed())
})

test('the reported side learns nothing', shows('reports.silent'), async () => {
  const { ana, luis, jobId, reviewId } = await town()
  const readAs = async (reader: Person) => {
    const common = [
      await reader.must('listThreads', { jobId, limit: 5 }),
      await reader.must('listReviews', { business: luis.id }),
    ]
    return reader === ana
      ? [
          ...common,
          await ana.must('getCustomerJob', { jobid: jobId }),
          await ana.must('listCustomerNotifications', { limit: 20 }),
          await ana.must('listMessages', { jobId, businessId: luis.id, limit: 5 }),
        ]
      : [
          ...common,
          await luis.must('listBusinessNotifications', { limit: 20 }),
          await luis.must('listMessages', { jobId, limit: 5 }),
        ]
  }
  // The links of pictures end in the same half hour.
  const before = [await readAs(ana), await readAs(luis)]
  await luis.must('reportJob', { jobId, kind: 'scam' })
  await luis.must('reportReview', { reviewId, kind: 'scam' })
  await ana.must('reportBusiness', { business: luis.id, kind: 'scam' })
  expect([await readAs(ana), await readAs(luis)]).toEqual(before)
  await ana.must('reportMessage', { jobId, businessId: luis.id, number: 1, kind: 'scam' })
  expect(await readAs(luis)).toEqual(before[1])
})

test('own reports are exported, settled ones go, pictures stay as long', shows('reports.data'), async () => {
  const { ana, luis, jobId, jobPicture } = await town()
  await luis.must('reportPicture', { url: jobPicture, kind: 'privacy', reason: 'My house.' })
  const rows: object[] = []
  for await (const page of exportedLists['reports']?.(db, luis.id) ?? []) rows.push(...page)
  expect(rows).toMatchObject([{ subject: 'picture', kind: 'privacy', words: 'My house.', job_id: jobId }])
  const file = jobPicture.slice(-22)
  const isKept = async () => {
    server.pass(2 * DAY)
    await runTask(server, 'purge files out of use')
    return (await db.selectFrom('files').select('id').where('id', '=', file).execute()).length
  }
  await sql`delete from job_pictures where file_id = ${file}`.execute(db)
  expect(await isKept()).toBe(1)
  const subject = { subject: 'picture', subjectId: file } as const
  await settleCase(db, subject, { outcome: 'acted', note: 'Removed', now: server.clock.now })
  server.pass(179 * DAY)
  await runTask(server, 'purge settled reports')
  expect(await casesAbout(ana, true)).toHaveLength(1)
  server.pass(2 * DAY)
  await runTask(server, 'purge settled reports')
  expect([await casesAbout(ana, true), await isKept()]).toEqual([[], 0])
})

test('a report that a server of the version before takes is a case', shows('reports.before'), async () => {
  const { ana, luis, jobId } = await town()
  const { id: message } = await db
    .selectFrom('messages')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .select('messages.id')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  const old = {
    id: jobId,
    message_id: message,
    reporter_id: ana.id,
    reason: 'He threatens me.',
    created_at: new Date(),
  }
  await db.insertInto('message_reports').values(old).execute()
  const about = { subject: 'message', subjectId: message, jobId, businessId: luis.id, words: 'He threatens me.' }
  expect(await casesAbout(luis)).toMatchObject([{ ...about, shown: { text: 'Pay me first.' } }])
  const [one] = await casesAbout(luis)
  expect(one?.pictureIds).toHaveLength(1)
  await db.updateTable('message_reports').set({ closed_at: new Date(), note: 'Seen' }).where('id', '=', jobId).execute()
  expect(await casesAbout(luis)).toEqual([])
  expect(await casesAbout(luis, true)).toMatchObject([{ ...about, outcome: 'acted', note: 'Seen' }])
  await db.deleteFrom('message_reports').where('id', '=', jobId).execute()
  expect(await casesAbout(luis, true)).toEqual([])
})
