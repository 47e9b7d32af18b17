import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { clientOf } from '../../support/client.ts'
import { customerBody, jobBody, newBusiness, newCustomer, newJob, PASSWORD } from '../../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

test('a text with a zero character, which no database takes, is refused wherever it stands', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  const nobody = clientOf(server.app)
  const jobId = await newJob(server, ana)
  for (const refusal of [
    await nobody.refused('loginCustomer', { email: 'a\0@example.com', password: PASSWORD }),
    await nobody.refused('signupCustomer', customerBody({ name: 'A\0' })),
    await ana.refused('createJob', await jobBody(server, { title: '\0' })),
    await luis.refused('placeBid', { jobId, proposalStatement: 'a\0b', amount: 1 }),
    await luis.refused('listBusinessJobs', { locations: ['a\0b'] }),
    await ana.refused('editCustomer', { pic_url: { url: '\0' } }),
  ]) {
    expect(refusal).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
  }
})

test('half a character becomes a replacement character', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { buisness_name: 'Half \uD83D' })
  const jobId = await newJob(server, ana, { title: 'Tap \uDC00 👩‍🔧 ﷽' })
  await luis.must('placeBid', { jobId, proposalStatement: '\uD800', amount: 1 })
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.title).toBe('Tap \uFFFD 👩‍🔧 ﷽')
  const [bid] = (await ana.must('listBids', { jobId })).Data
  expect(bid?.proposalStatement).toBe('\uFFFD')
})
