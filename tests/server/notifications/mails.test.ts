import { appLinks } from '../../../server/platform/app-links.ts'
import { afterAll, expect, test, describe, it } from 'vitest'
import { composeMail, type MailContent } from '../../../server/notifications/compose-mail.ts'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { deliverMail } from '../../../server/platform/mail/deliver.ts'
import { testApp } from '../support/app.ts'
import { kindsMailedTo, lettersTo } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { linkMails } from '../../../server/accounts/account-mail-texts.ts'
import { mailSubjects } from '../../../server/notifications/notification-mail-texts.ts'
import { links, routes } from '../../../src/shared/routes.ts'
import { notificationText } from '../../../server/notifications/render-text.ts'
import { shows } from '../../support/shows.ts'

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

const link = 'https://jobs.example.com/verify-email?token=abc&x=1'

function written(content: Omit<MailContent, 'isProven'>, isProven = true) {
  const mail = composeMail({ ...content, isProven })
  if (mail === undefined) throw new Error(`no words for ${content.kind}`)
  return mail
}

test('a mail greets by name and gives its link, as text and as HTML', () => {
  const mail = written({ kind: 'email_verification', language: 'en', params: { name: 'Ann', link } })
  expect(mail.subject).toBe('Verify your email address')
  expect(mail.text.split('\n\n')[0]).toBe('Hello Ann,')
  expect(mail.text).toContain(link)
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
  expect(mail.html).toContain('href="https://jobs.example.com/verify-email?token=abc&amp;x=1"')
})

test('a mail is in the language of its recipient, in its direction', () => {
  const subjects = (['en', 'es', 'ar'] as const).map(
    (language) => written({ kind: 'password_reset', language, params: { name: 'Ann', link } }).subject,
  )
  expect(subjects).toEqual(['Choose a new password', 'Elige una contraseña nueva', 'اختيار كلمة مرور جديدة'])
  const arabic = written({ kind: 'password_reset', language: 'ar', params: { name: 'Ann', link } })
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
})

describe('to an address that nobody has verified', () => {
  const everyKind = [...Object.keys(linkMails.en), ...Object.keys(mailSubjects.en)]
  const languages = ['en', 'es', 'ar'] as const
  /** All that a user can have chosen. */
  const chosen = 'PRIZE https://evil.example'
  const fields = ['title', 'business', 'party', 'sender', 'name', 'newEmail', 'key', 'address', 'category', 'city']
  /** What the server itself says of a login. */
  const KNOWN = /\u2068(?:Firefox|203\.0\.113\.0)\u2069/g
  const known = { device: 'Firefox', network: '203.0.113.0', at: '2026-05-04T09:30:00.000Z' }
  const params = {
    ...Object.fromEntries([...fields, 'reason', 'text', 'answer'].map((field) => [field, chosen])),
    ...known,
    link,
  }

  it.each(languages.flatMap((language) => everyKind.map((kind) => [kind, language] as const)))(
    'the mail %s in %s says nothing that a user chose, and has its link',
    (kind, language) => {
      const { subject, text, html } = written({ kind, language, params }, false)
      for (const whole of [subject, text, html]) {
        const part = whole.replaceAll(KNOWN, '')
        expect(part).not.toMatch(/PRIZE|evil|[{}]|\u2068/)
        expect(part).not.toBe('')
      }
      expect(text).toContain(link)
    },
  )
})

test('a name is only ever text', () => {
  const name = '<b>$& "Eve"\r\nBcc: all@example.com</b>'
  const { text, html } = written({ kind: 'password_reset', language: 'en', params: { name, link } })
  expect(text.split('\n')[0]).toBe('Hello <b>$& "Eve" Bcc: all@example.com</b>,')
  expect(html).toContain('Hello &lt;b&gt;$&amp; &quot;Eve&quot; Bcc: all@example.com&lt;/b&gt;,')
})

const publicUrl = 'https://jobs.example.com'
const made = appLinks({ publicUrl })

test('mails lead to the screens of the web app', () => {
  expect(made.jobDetails('0190-ab')).toBe(publicUrl + links.jobDetails('0190-ab'))
  expect(made.thread('0190-ab', '0190-cd')).toBe(`${publicUrl}/messages?job=0190-ab&business=0190-cd`)
  expect(made.login).toBe(publicUrl + links.login)
  expect(made.resetPassword('a-b_c')).toBe(`${publicUrl}${routes.resetPassword.path}#token=a-b_c`)
  expect(made.confirmEmail('a-b_c')).toBe(`${publicUrl}${routes.confirmEmail.path}#token=a-b_c`)
  expect(made.undoEmailChange('a-b_c')).toBe(`${publicUrl}${routes.undoEmailChange.path}#token=a-b_c`)
  expect(made.forgotPassword).toBe(publicUrl + links.forgotPassword)
  expect(made.verifyEmail('a-b_c')).toBe(`${publicUrl}${routes.verifyEmail.path}#token=a-b_c`)
})

const params = {
  title: 'Tap',
  reason: 'It drips.',
  business: 'Ortega',
  amount: '1234.50',
  rating: 4,
  city: 'Austin',
  party: 'Ana Torres',
}

test('what turns the direction in a text ends with it, in notices and in mails', shows('text.direction'), () => {
  const turned = {
    ...params,
    business: 'Ortega',
    title: '\u202EpaT\u2069',
    name: 'Ana\u2067',
    link: 'https://jobs.example.com/',
  }
  expect(notificationText('bid_placed', turned, 'en')).toBe('Ortega bid $1,234.50 on “paT”.')
  const mail = composeMail({ kind: 'bid_placed', language: 'ar', params: turned, isProven: true })
  expect(mail?.subject).toContain('\u2068paT\u2069')
  expect(mail?.text).toContain('\u2068Ana\u2067\u2069\u2069')
})

test('news of a kind from a later version are told by their title', () => {
  expect(notificationText('job_praised', params, 'en')).toBe('Tap')
})
