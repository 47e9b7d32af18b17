import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob, uploaded } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()
afterAll(server.close)

const ana = await newCustomer(server)
const luis = await newBusiness(server)

test('a customer who posts a job learns how many businesses hear of it', shows('jobs.businesses-told'), async () => {
  const told = async (change: Parameters<typeof jobBody>[1]) =>
    (await ana.must('createJob', await jobBody(server, change))).businessesTold
  const mia = await newBusiness(server, { category: ['Plumbing', 'Roofing'], city: ['Dallas'] })
  expect([await told({}), await told({ city: 'Dallas' }), await told({ category: 'Moving' })]).toEqual([1, 1, 0])
  // A client that did not hear the answer gets it again.
  const key = { 'Idempotency-Key': 'posted once' }
  const body = await jobBody(server)
  expect(await ana.must('createJob', body, key)).toEqual(await ana.must('createJob', body, key))
  const { unread } = await mia.must('listBusinessNotifications', { limit: 1 })
  expect(unread).toBe(1)
})

test('a job takes no file of others and no document', shows('rule.job.pictures-only'), async () => {
  for (const link of [
    await uploaded(server, { ownerId: luis.id }),
    await uploaded(server, { kind: 'document', ownerId: ana.id }),
  ]) {
    expect(await ana.refused('createJob', await jobBody(server, { pics_url: [link] }))).toMatchObject({
      status: 422,
      errors: [{ field: 'pics_url', code: 'FILE_UNKNOWN' }],
    })
  }
})

test('only its own customer sees a job and its bids, and nobody once it is deleted', async () => {
  const eva = await newCustomer(server)
  const jobId = await newJob(server, ana)
  for (const refusal of [
    await eva.refused('getCustomerJob', { jobid: jobId }),
    await eva.refused('listBids', { jobId }),
  ]) {
    expect(refusal).toMatchObject({ code: 'NOT_YOURS' })
  }
  await ana.must('deleteJob', { jobid: jobId })
  expect(await ana.refused('getCustomerJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
})

test('names, telephones and amounts are for the two parties of a job', shows('privacy.names'), async () => {
  const ana = await newCustomer(server, { name: 'Ana María Torres' })
  const luis = await newBusiness(server, { name: 'Luis Ortega', buisness_name: 'Bolt & Sons' })
  const rosa = await newBusiness(server, { name: 'Rosa Diaz', buisness_name: 'Oak Services' })
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId, 99.9)
  await newBid(rosa, jobId, 120)
  const seenBy = async (business: typeof luis) => {
    const { customer, assignedBusiness, bidAmount } = await business.must('getBusinessJob', { jobid: jobId })
    return { bidAmount, customer: [customer.name, customer.phone], assigned: assignedBusiness }
  }
  expect(await seenBy(luis)).toEqual({ bidAmount: 99.9, customer: ['Ana T.', null], assigned: null })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  const named = { userId: luis.id, buisness_name: 'Bolt & Sons' }
  const whole = { ...named, name: 'Luis Ortega', bidAmount: 99.9, phone: '+1 512 555 0112' }
  expect(await seenBy(luis)).toMatchObject({
    bidAmount: 99.9,
    customer: ['Ana María Torres', '+1 512 555 0148'],
    assigned: whole,
  })
  expect(await seenBy(rosa)).toMatchObject({
    bidAmount: 120,
    customer: ['Ana T.', null],
    assigned: { ...named, name: 'Bolt & Sons', bidAmount: null, phone: null },
  })
  expect((await luis.must('getBusinessJob', { jobid: jobId, businessId: luis.id })).job).toMatchObject({
    bidApplied: true,
    hasBidded: true,
  })
  const own = await ana.must('getCustomerJob', { jobid: jobId })
  expect([own.customer.name, own.assignedBusiness?.name]).toEqual(['Ana María Torres', 'Luis Ortega'])

  // Nothing that a business gets in a list, on its bell or by mail says more.
  const lists = await rosa.must('listBusinessJobs', {})
  const news = await rosa.must('listBusinessNotifications', { limit: 20 })
  const mails = await server.database.db
    .selectFrom('mail_outbox')
    .select('params')
    .where('recipient', '=', rosa.email)
    .execute()
  const all = JSON.stringify([lists, news, mails])
  expect(['Torres', 'Luis Ortega'].filter((name) => all.includes(name))).toEqual([])
})
