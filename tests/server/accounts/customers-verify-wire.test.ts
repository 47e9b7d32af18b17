import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { verified } from '../support/mails.ts'
import { businessBody, customerBody, jobBody, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp({ settings: { emailVerification: 'required' } })
afterAll(server.close)
const { db } = server.deps
const nobody = clientOf(server.app)
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

test('who signs up is logged in, and is told of the mail', async () => {
  const customer = await nobody.must('signupCustomer', customerBody({ name: 'Ana Torres' }))
  const business = await nobody.must('signupBusiness', businessBody({ buisness_name: 'Ortega Plumbing' }))
  expect(customer).toMatchObject({ type: 'customer', data: { name: 'Ana Torres', email_verified: false } })
  expect(business).toMatchObject({ type: 'business', data: { buisness_name: 'Ortega Plumbing' } })
  expect(business.Message).toMatch(/^Thank you for registering. A verification email has been sent/)
  const [ana, luis] = [clientOf(server.app, customer.token), clientOf(server.app, business.token)]
  expect((await ana.must('getCustomer', {})).data.id).toBe(customer.data?.id)
  expect((await luis.must('getBusiness', {})).data.id).toBe(business.data?.id)
})

test('a sign-up that is sent again opens a session of the same account', async () => {
  const body = customerBody()
  const key = { 'idempotency-key': 'sign-me-up-once' }
  const [first, again] = [
    await nobody.must('signupCustomer', body, key),
    await nobody.must('signupCustomer', body, key),
  ]
  expect(again.data?.id).toBe(first.data?.id)
  expect(again.token).not.toBe(first.token)
  await clientOf(server.app, again.token).must('getCustomer', {})
})
