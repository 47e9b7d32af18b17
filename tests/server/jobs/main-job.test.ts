import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

test('a job is posted, bid on, accepted, completed and rated', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  const mia = await newBusiness(server, { name: 'Mia Chen' })

  const jobId = await newJob(server, ana, { budget: 150.5 })
  expect((await luis.must('listBusinessJobs', {})).jobs).toMatchObject([
    { id: jobId, title: 'Leaking kitchen tap', budget: 150.5, status: 'open', bidApplied: false, bidsCount: 0 },
  ])

  await newBid(luis, jobId, 120.1)
  const miasBid = await newBid(mia, jobId, 99.99)
  await mia.must('updateBid', { bidId: miasBid, proposalStatement: 'Tomorrow.', amount: 130 })
  const { Data } = await ana.must('listBids', { jobId })
  expect(Data.map(({ businessId, amount }) => ({ businessId, amount }))).toEqual([
    { businessId: luis.id, amount: 120.1 },
    { businessId: mia.id, amount: 130 },
  ])

  expect(await ana.must('acceptBid', { jobId, companyId: luis.id, amount: 120.1 })).toEqual({
    Success: true,
    Message: 'Job accepted successfully',
  })
  expect(await luis.must('completeJob', { jobid: jobId })).toEqual({
    Success: true,
    message: 'Job marked as completed',
  })
  await ana.must('rateJob', { jobId, rating: 4, comment: 'Clean work.', companyId: luis.id })

  expect(await ana.must('getCustomerJob', { jobid: jobId })).toMatchObject({
    job: {
      status: 'completed',
      isRated: true,
      rating: { rating: 4, comment: 'Clean work.' },
      ratingDetails: { rating: 4 },
      assignedBusinessId: luis.id,
      bidsCount: 2,
    },
    assignedBusiness: { userId: luis.id, bidAmount: 120.1, is_rated: true, phone: '+1 512 555 0112' },
  })
  const secondJob = await newJob(server, ana)
  await newBid(luis, secondJob)
  expect((await ana.must('listBids', { jobId: secondJob })).Data).toMatchObject([
    { businessId: luis.id, rating: 4, ratingsCount: 1, jobsCompleted: 1 },
  ])
})
