import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { clientOf, tally } from '../support/client.ts'
import { newCustomer, PASSWORD } from '../support/town-wire.ts'

const server = await testApp({ loginAttempts: 10 })
afterAll(server.close)

test('guessing one account from one address ends soon, also many at once', async () => {
  const ana = await newCustomer(server)
  const luis = await newCustomer(server)
  const nobody = clientOf(server.app)
  const guesses = Array.from({ length: 30 }, async (_, guess) =>
    nobody.call('loginCustomer', { email: ana.email, password: `guess-${guess}` }),
  )
  expect(tally(await Promise.all(guesses))).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 20 })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/login/business',
    payload: { email: ana.email.toUpperCase(), password: PASSWORD },
  })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await nobody.must('loginCustomer', { email: luis.email, password: PASSWORD })
  const elsewhere = await server.app.inject({
    method: 'POST',
    url: '/v1/login/customer',
    remoteAddress: '192.0.2.7',
    payload: { email: ana.email, password: PASSWORD },
  })
  expect(elsewhere.statusCode).toBe(200)
})
