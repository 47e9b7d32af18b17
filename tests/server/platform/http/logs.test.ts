import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { newCustomer } from '../../support/town-wire.ts'

const lines: string[] = []

const server = await testApp({ log: (line) => lines.push(line) })
afterAll(server.close)

test('each request is one line that says who asked for what, and no secret', async () => {
  const ana = await newCustomer(server)
  await server.app.inject({
    url: '/v1/nothing?token=one-time-secret',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  await ana.must('listCustomerJobs', {})
  const log = lines.join('')
  expect(log).not.toMatch(/secret1|one-time-secret/)
  expect(log).not.toContain(ana.token)
  const [entry] = lines.filter((line) => line.includes('/v1/get-jobs/customer'))
  const parsed: unknown = JSON.parse(entry ?? '{}')
  expect(parsed).toMatchObject({ method: 'POST', path: '/v1/get-jobs/customer', status: 200, msg: 'answered' })
  expect(entry).toMatch(/"reqId":"[\w-]{36}"/)
  expect(entry).toMatch(/"account":"[\w-]{36}"/)
})
