import { afterAll, expect, test } from 'vitest'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { deliverMail } from '../../../server/platform/mail/deliver.ts'
import { warnOfExpiry } from '../../../server/jobs/service-expiry.ts'
import { testApp } from '../support/app.ts'
import { kindsMailedTo, lettersTo } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { tellAll } from '../support/drain-outbox.ts'

const DAY = 24 * 60 * 60 * 1000

const server = await testApp()
afterAll(server.close)

test('people are mailed what they would want to know, once, and nothing else', async () => {
  const ana = await newCustomer(server)
  const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  await newBid(mia, jobId)
  await luis.must('updateBid', { bidId, proposalStatement: 'Or Monday.', amount: 110 })
  await ana.must('updateJob', { jobId, title: 'Leaking tap', details: 'Worse.' })
  const accept = { jobId, companyId: luis.id }
  await ana.must('acceptBid', accept, { 'idempotency-key': 'accept-this-bid' })
  await ana.must('acceptBid', accept, { 'idempotency-key': 'accept-this-bid' })
  await luis.must('completeJob', { jobid: jobId })
  await ana.must('rateJob', { jobId, rating: 4 })
  expect(await kindsMailedTo(server, ana)).toEqual(['bid_placed', 'bid_placed', 'job_completed'])
  expect(await kindsMailedTo(server, luis)).toEqual(['bid_accepted', 'job_rated'])
  expect(await kindsMailedTo(server, mia)).toEqual(['bid_not_chosen'])
  const letter = (await lettersTo(server, ana))[0]
  const unsubscribe = letter?.params['unsubscribe']
  expect(unsubscribe).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/bid_placed\/[\da-f-]{36}$/)
  expect(letter).toEqual({
    kind: 'bid_placed',
    language: 'en',
    params: {
      title: 'Leaking kitchen tap',
      business: 'Ortega Plumbing',
      businessId: luis.id,
      amount: '120.5',
      name: 'Ana Torres',
      link: `http://localhost:3000/job-details?id=${jobId}`,
      unsubscribe,
    },
  })
})

test('what is refused mails nobody', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { city: ['Dallas'] })
  const jobId = await newJob(server, ana)
  await luis.refused('placeBid', { jobId, proposalStatement: 'From afar.', amount: 10 })
  await ana.refused('acceptBid', { jobId, companyId: luis.id })
  expect([await kindsMailedTo(server, ana), await kindsMailedTo(server, luis)]).toEqual([[], []])
})

test('whoever has switched it off is told on the bell alone', async () => {
  const ana = await newCustomer(server)
  const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
  await ana.must('editCustomer', { email_notifications: false })
  await mia.must('editBusiness', { email_notifications: false })
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await newBid(mia, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  expect([
    await kindsMailedTo(server, ana),
    await kindsMailedTo(server, luis),
    await kindsMailedTo(server, mia),
  ]).toEqual([[], ['bid_accepted'], []])
  expect((await ana.must('listCustomerNotifications', { limit: 20 })).unread).toBe(2)
  expect((await mia.must('listBusinessNotifications', { limit: 20 })).notifications[0]?.message).toContain(
    'chose another',
  )
})

test('a link that somebody waits for goes before news that came earlier', async () => {
  const { db } = server.deps
  await db.deleteFrom('mail_outbox').execute()
  const ana = await newCustomer(server)
  await newBid(await newBusiness(server), await newJob(server, ana))
  await db.deleteFrom('mail_outbox').where('kind', '<>', 'bid_placed').execute()
  const params = { name: 'Ana Torres', link: 'http://localhost:3000/reset-password?token=secret' }
  const later = new Date(server.clock.now.getTime() + 1000)
  await queueMail(db, { kind: 'password_reset', recipient: ana.email, language: 'en', params }, later)
  const kinds: string[] = []
  await deliverMail({
    db,
    secrets: server.deps.secrets,
    post: { send: async () => {}, close: () => {} },
    compose: composeMail,
    from: 'Jobs <jobs@example.com>',
    now: () => later,
    report: ({ kind }) => kinds.push(kind),
  })
  expect(kinds).toEqual(['password_reset', 'bid_placed'])
})

test('the warning of expiry is mailed once, by however many processes', async () => {
  const ana = await newCustomer(server)
  await newJob(server, ana)
  const later = { ...server.deps, now: () => new Date(server.clock.now.getTime() + 26 * DAY) }
  await Promise.all([warnOfExpiry(later), warnOfExpiry(later), warnOfExpiry(later)])
  await warnOfExpiry(later)
  await tellAll(server.deps)
  expect(await kindsMailedTo(server, ana)).toEqual(['job_expiring'])
})

test.each([
  ['en', 'New bid on “Leaking kitchen tap”', 'Ortega Plumbing bid $120.50 on “Leaking kitchen tap”.'],
  ['es', 'Nueva oferta por «Leaking kitchen tap»', 'Ortega Plumbing ofertó $120,50 por «Leaking kitchen tap».'],
  [
    'ar',
    'عرض جديد على «\u2068Leaking kitchen tap\u2069»',
    'قدّمت \u2068Ortega Plumbing\u2069 عرضًا بقيمة \u2068120.50 $\u2069 على',
  ],
] as const)('a letter about a bid is in the language of its reader: %s', async (language, subject, sentence) => {
  const ana = await newCustomer(server, { language })
  await newBid(await newBusiness(server), await newJob(server, ana))
  const [letter] = await lettersTo(server, ana)
  if (letter === undefined) throw new Error('no letter')
  expect(letter.language).toBe(language)
  const mail = composeMail({ isProven: true, kind: 'bid_placed', language, params: letter.params })
  expect(mail?.subject).toBe(subject)
  for (const text of [mail?.text, mail?.html]) expect(text?.replaceAll('\u00A0', ' ')).toContain(sentence)
  expect(mail?.text).toContain(String(letter.params['link']))
})
