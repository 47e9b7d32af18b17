import { afterAll, expect, test } from 'vitest'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { deliverMail } from '../../../server/platform/mail/deliver.ts'
import { smtpTransport } from '../../../server/platform/mail/transport.ts'
import { testApp } from '../support/app.ts'
import { startMailServer, type Received } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()
const mailServer = await startMailServer()
const post = smtpTransport(mailServer.url)
afterAll(async () => {
  post.close()
  await mailServer.close()
  await server.close()
})

/** Sends what waits, and answers which letters of news have come to a person so far. */
async function mailsTo({ email }: Person): Promise<Received[]> {
  const { db, now, secrets } = server.deps
  await deliverMail({ db, secrets, post, compose: composeMail, from: 'Jobs <jobs@example.com>', now, report: () => {} })
  return mailServer.received.filter((letter) => letter.to.includes(email) && headerOf('List-Unsubscribe', letter))
}

/** A header of a letter, its folded lines as one. */
const headerOf = (name: string, { content }: Received): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(content.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r', ''))?.[1]

/** The path that a letter names for those who want no more of its kind. */
function linkIn(letter: Received | undefined): string {
  if (letter === undefined) throw new Error('there is no letter')
  const link = /^<http:\/\/localhost:3000(\/unsubscribe\/\w+\/[\w-]+)>$/.exec(
    headerOf('List-Unsubscribe', letter) ?? '',
  )
  return link?.[1] ?? ''
}

/** As mail programs do it (RFC 8058, section 3.2). */
const oneClick = (url: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

/** What a customer is mailed about unless it says otherwise. */
const CUSTOMER_KINDS = [
  'invitation_declined',
  'bid_placed',
  'bid_withdrawn',
  'job_completed',
  'stepped_down',
  'rating_answered',
  'message_received',
  'job_expiring',
]

const settingsOf = async (person: Person) => {
  const { data } = await person.must('getMailSettings', undefined)
  return [data.email_notifications, data.kinds.filter(({ mailed }) => mailed).map(({ kind }) => kind)]
}

async function told(): Promise<{ ana: Person; luis: Person; bid: () => Promise<string> }> {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const bid = async () => newBid(luis, await newJob(server, ana))
  await bid()
  return { ana, luis, bid }
}

test('one click in a mail program ends mails of that kind, without a login', shows('rule.unsubscribe'), async () => {
  const { ana, luis, bid } = await told()
  const [letter] = await mailsTo(ana)
  const link = linkIn(letter)
  expect(link).toMatch(/^\/unsubscribe\/bid_placed\//)
  expect(headerOf('List-Unsubscribe-Post', letter ?? { to: [], content: '' })).toBe('List-Unsubscribe=One-Click')
  expect(letter?.content.replaceAll('=\r\n', '')).toContain(`Stop these emails: http://localhost:3000${link}`)

  const answer = await oneClick(link)
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  expect(answer.body).toContain('You will no longer receive emails about new bids.')
  expect(await settingsOf(ana)).toEqual([true, CUSTOMER_KINDS.filter((kind) => kind !== 'bid_placed')])
  await bid()
  expect(await mailsTo(ana)).toHaveLength(1)
  expect(await settingsOf(luis)).toEqual([
    true,
    [
      'invited',
      'bid_accepted',
      'bid_declined',
      'bid_reconsidered',
      'bid_not_chosen',
      'job_completed_by_owner',
      'assignment_ended',
      'completion_doubted',
      'job_rated',
      'message_received',
      'jobs_found',
    ],
  ])
  expect((await oneClick(link)).statusCode).toBe(200)
})

test('opening the link changes nothing, and offers both', shows('rule.unsubscribe'), async () => {
  const { ana } = await told()
  const link = linkIn((await mailsTo(ana)).at(-1))
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await server.app.inject({ method, url: link })).statusCode).toBe(200)
  }
  expect(await settingsOf(ana)).toEqual([true, CUSTOMER_KINDS])
  const { body, headers } = await server.app.inject({ method: 'GET', url: link })
  expect(headers['cache-control']).toBe('no-store')
  const actions = [...body.matchAll(/<form method="post" action="([^"]+)"/g)].map(([, action]) => action)
  expect(actions).toEqual([link, link.replace('bid_placed', 'all')])

  const boundary = 'x'
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
  const headersOfForm = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const all = await server.app.inject({ method: 'POST', url: actions[1] ?? '', headers: headersOfForm, payload })
  expect(all.body).toContain('You will no longer receive emails about jobs and bids.')
  expect(await settingsOf(ana)).toEqual([false, CUSTOMER_KINDS])
})

test('an account chooses which kinds are mailed', shows('rule.mail-settings'), async () => {
  const { ana, luis, bid } = await told()
  expect(await settingsOf(ana)).toEqual([true, CUSTOMER_KINDS])
  expect(await ana.must('editMailSettings', { unwanted: ['bid_placed'] })).toMatchObject({
    Message: 'Email settings saved',
  })
  const before = (await mailsTo(ana)).length
  await bid()
  expect(await mailsTo(ana)).toHaveLength(before)
  await ana.must('editMailSettings', { unwanted: [] })
  await bid()
  expect(await mailsTo(ana)).toHaveLength(before + 1)

  // The switch for all that profiles have is the same one.
  await ana.must('editCustomer', { email_notifications: false })
  expect(await settingsOf(ana)).toEqual([false, CUSTOMER_KINDS])
  await bid()
  expect(await mailsTo(ana)).toHaveLength(before + 1)
  expect(await luis.refused('editMailSettings', { unwanted: ['everything'] })).toMatchObject({
    code: 'VALIDATION_FAILED',
  })
})
