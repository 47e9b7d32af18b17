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

test('a body that is nested without end is refused', async () => {
  const ana = await newCustomer(server)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/create-job/customer',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    payload: `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  })
  expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' })
})

test('a body that is not UTF-8 is refused, not read as something else', async () => {
  const ana = await newCustomer(server)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/edit-customer-details/customer',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    payload: Buffer.from('{"name":"Jos\u00e9"}', 'latin1'),
  })
  expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' })
})
