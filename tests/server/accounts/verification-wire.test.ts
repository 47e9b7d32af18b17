import { afterAll, expect, test, afterEach } from 'vitest'
import { testApp } from '../support/app.ts'
import { verified, mailsOf } from '../support/mails.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { MAIL_PAUSE } from '../../../server/accounts/service-email-verification.ts'
import { shows } from '../../support/shows.ts'
import { clientOf } from '../support/client.ts'

const server = await testApp({ settings: { emailVerification: 'required' } })
afterAll(server.close)

const { db } = server.deps
const REFUSED = { status: 403, code: 'EMAIL_NOT_VERIFIED' }

const jobsOf = async (customerId: string) =>
  (await db.selectFrom('jobs').select('id').where('customer_id', '=', customerId).execute()).length

test('a customer posts a job once the address is verified, and is told so before', async () => {
  const ana = await newCustomer(server)
  const told = async () => (await ana.must('getCustomer', {})).data
  expect(await told()).toMatchObject({ email_verified: false, email_verification_required: true })
  expect(await ana.refused('createJob', await jobBody(server))).toMatchObject(REFUSED)
  expect(await jobsOf(ana.id)).toBe(0)
  await verified(server, ana)
  expect(await told()).toMatchObject({ email_verified: true, email_verification_required: true })
  await newJob(server, ana)
  expect(await jobsOf(ana.id)).toBe(1)
})

test('a customer of before customers were asked goes on without', async () => {
  const ana = await newCustomer(server)
  await db.updateTable('accounts').set({ verification_waived: true }).where('id', '=', ana.id).execute()
  expect((await ana.must('getCustomer', {})).data).toMatchObject({ email_verification_required: false })
  await newJob(server, ana)
  expect(await jobsOf(ana.id)).toBe(1)
})

test('nobody opens a conversation from an address that is not verified, but answers in one', async () => {
  const ana = await verified(server, await newCustomer(server))
  const [luis, mia] = [await newBusiness(server), await verified(server, await newBusiness(server))]
  const jobId = await newJob(server, ana)
  const messages = { jobId, limit: 10 }
  const closed = async (person: typeof ana, businessId: string) =>
    (await person.must('listMessages', { ...messages, businessId })).thread.closed
  expect(await closed(luis, luis.id)).toBe('EMAIL_NOT_VERIFIED')
  expect(await luis.refused('sendMessage', { jobId, text: 'Is there a lift?' })).toMatchObject(REFUSED)
  await newBid(mia, jobId)
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', ana.id).execute()
  expect(await closed(ana, mia.id)).toBe('EMAIL_NOT_VERIFIED')
  expect(await ana.refused('sendMessage', { jobId, businessId: mia.id, text: 'Hello' })).toMatchObject(REFUSED)
  await mia.must('sendMessage', { jobId, text: 'Is there a lift?' })
  expect(await closed(ana, mia.id)).toBeNull()
  await ana.must('sendMessage', { jobId, businessId: mia.id, text: 'There is.' })
  const stored = await db.selectFrom('messages').select('text').orderBy('id').execute()
  expect(stored).toEqual([{ text: 'Is there a lift?' }, { text: 'There is.' }])
})

const nobody = clientOf(server.app)
const start = server.clock.now

afterEach(() => {
  server.clock.now = start
})

const after = (milliseconds: number): void => {
  server.clock.now = new Date(start.getTime() + milliseconds)
}

const ask = (email: string) => nobody.must('askVerification', { email })

const linksTo = async (email: string): Promise<number> =>
  (await mailsOf(server, email)).filter(({ kind }) => kind === 'email_verification').length

test('an address is mailed at most once a minute and five times an hour', shows('verification.limits'), async () => {
  const luis = await newBusiness(server)
  after(MAIL_PAUSE - 1)
  await ask(luis.email)
  expect(await linksTo(luis.email)).toBe(1)
  after(MAIL_PAUSE)
  await Promise.all([ask(luis.email), ask(luis.email), ask(luis.email)])
  expect(await linksTo(luis.email)).toBe(2)
  for (const minutes of [2, 3, 4]) {
    after(minutes * MAIL_PAUSE)
    await ask(luis.email)
  }
  // A stranger uses up what one place may ask for, and then many places what is sent at once.
  expect(await linksTo(luis.email)).toBe(4)
  for (const minutes of [5, 6, 7]) {
    after(minutes * MAIL_PAUSE)
    await nobody.must('askVerification', { email: luis.email }, { 'x-forwarded-for': `198.51.100.${minutes}` })
  }
  expect(await linksTo(luis.email)).toBe(5)
  after(15 * MAIL_PAUSE)
  await ask(luis.email)
  expect(await linksTo(luis.email)).toBe(6)
})

test('nothing is mailed to an address that is verified, nor to an account that is blocked', async () => {
  const [luis, eva] = [await newBusiness(server), await newBusiness(server)]
  const change = server.deps.db.updateTable('accounts')
  await change.set({ email_verified_at: start }).where('id', '=', luis.id).execute()
  await change.set({ blocked_at: start }).where('id', '=', eva.id).execute()
  after(MAIL_PAUSE)
  for (const { email } of [luis, eva]) await ask(email)
  expect(await Promise.all([luis, eva].map(({ email }) => linksTo(email)))).toEqual([1, 1])
})
