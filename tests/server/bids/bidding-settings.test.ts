import { afterEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../support/app.ts'
import { verified } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

let server: TestApp

afterEach(async () => server.close())

const proposalStatement = 'I can come on Tuesday.'

test('bidding needs a verified address where that is asked for', async () => {
  server = await testApp({ settings: { emailVerification: 'required' } })
  const ana = await verified(server, await newCustomer(server))
  const luis = await newBusiness(server)
  const jobId = await newJob(server, ana)
  expect((await luis.must('getBusinessJob', { jobid: jobId })).biddingBar).toBe('EMAIL_NOT_VERIFIED')
  expect(await luis.refused('placeBid', { jobId, proposalStatement, amount: 100 })).toMatchObject({
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
  })
  expect((await luis.must('getBusiness', {})).data).toMatchObject({
    email_verified: false,
    email_verification_required: true,
  })
  const now = server.clock.now
  await server.deps.db.updateTable('accounts').set({ email_verified_at: now }).where('id', '=', luis.id).execute()
  expect((await luis.must('getBusinessJob', { jobid: jobId })).biddingBar).toBeNull()
  await newBid(luis, jobId)
})

test('where the operator names no contact, nobody is named who renews a membership', async () => {
  server = await testApp({ settings: { operatorContact: undefined } })
  const luis = await newBusiness(server)
  await server.deps.db.deleteFrom('subscriptions').execute()
  const details = await luis.must('getBusinessJob', { jobid: await newJob(server, await newCustomer(server)) })
  expect(details.biddingBar).toBe('SUBSCRIPTION_INACTIVE')
  expect(details).not.toHaveProperty('renewalContact')
  expect((await luis.must('getSubscription', {})).data).toEqual({ subscription: [] })
})

test('bidding needs no subscription where that is switched off', async () => {
  server = await testApp({ settings: { biddingRequiresSubscription: false } })
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  await server.deps.db.deleteFrom('subscriptions').execute()
  const jobId = await newJob(server, ana)
  expect((await luis.must('getBusinessJob', { jobid: jobId })).biddingBar).toBeNull()
  await newBid(luis, jobId)
  expect((await ana.must('listBids', { jobId })).Data).toHaveLength(1)
})
