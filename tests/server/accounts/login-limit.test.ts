import { afterEach, expect, test } from 'vitest'
import { delayAfter } from '../../../server/accounts/password-tries.ts'
import { shows } from '../../support/shows.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { clientOf, tally } from '../support/client.ts'
import { newCustomer, PASSWORD } from '../support/town-wire.ts'

let server: TestApp | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

test('guessing one account from one address ends soon, also many at once', async () => {
  server = await testApp({ loginAttempts: 10 })
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
  expect(await logInFrom(server, '192.0.2.7', ana.email, PASSWORD)).toBe(200)
})

async function logInFrom({ app }: TestApp, remoteAddress: string, email: string, password: string): Promise<number> {
  const payload = { email, password }
  return (await app.inject({ method: 'POST', url: '/v1/login/customer', remoteAddress, payload })).statusCode
}

test(
  'guesses from many addresses take longer and longer, and the owner still gets in',
  shows('limit.guesses'),
  async () => {
    const pauses: number[] = []
    const pause = async (milliseconds: number) => pauses.push(milliseconds)
    server = await testApp({ freeAttempts: 3, tools: { pause } })
    const { email } = await newCustomer(server)
    pauses.length = 0
    const answers: number[] = []
    for (let guess = 0; guess < 10; guess += 1)
      answers.push(await logInFrom(server, `192.0.2.${guess}`, email, 'guess-1'))
    expect(new Set(answers)).toEqual(new Set([401]))
    expect(pauses).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 5000, 5000])
    expect(await logInFrom(server, '198.51.100.1', email.toUpperCase(), PASSWORD)).toBe(200)
    expect(pauses.at(-1)).toBe(5000)
    const other = await newCustomer(server)
    expect([await logInFrom(server, '192.0.2.1', other.email, 'guess-1'), pauses.at(-1)]).toEqual([401, 0])
    server.clock.now = new Date(server.clock.now.getTime() + 60 * 60_000)
    expect([await logInFrom(server, '192.0.2.1', email, 'guess-1'), pauses.at(-1)]).toEqual([401, 0])
  },
)

test('whoever knows the password never waits for having logged in often', async () => {
  const pauses: number[] = []
  server = await testApp({ freeAttempts: 1, tools: { pause: async (milliseconds) => pauses.push(milliseconds) } })
  const { email } = await newCustomer(server)
  for (let time = 0; time < 5; time += 1) expect(await logInFrom(server, '192.0.2.1', email, PASSWORD)).toBe(200)
  expect(new Set(pauses)).toEqual(new Set([0]))
})

test('no try takes longer than some seconds', () => {
  expect([-5, 0, 1, 2, 5, 6, 1e9].map(delayAfter)).toEqual([0, 0, 250, 500, 4000, 5000, 5000])
})
