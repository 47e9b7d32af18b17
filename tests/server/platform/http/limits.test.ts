import { afterEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../support/app.ts'

let server: TestApp | undefined
afterEach(async () => {
  await server?.close()
})

async function signUps(count: number, address: string, app: TestApp['app']): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await app.inject({ method: 'POST', url: '/v1/signup/customer', payload: {}, remoteAddress: address })
    statuses.push(answer.statusCode)
  }
  return statuses
}

test('an address may try so many sign-ups, another one still may, and the answer says when to come back', async () => {
  server = await testApp({ rateLimitMultiplier: 0.2 })
  const { app } = server
  expect(await signUps(5, '203.0.113.7', app)).toEqual([422, 422, 422, 422, 429])
  expect(await signUps(1, '203.0.113.8', app)).toEqual([422])
  const late = await app.inject({
    method: 'POST',
    url: '/v1/signup/customer',
    payload: {},
    remoteAddress: '203.0.113.7',
  })
  expect(late.json()).toMatchObject({ Success: false, code: 'TOO_MANY_REQUESTS' })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})

test('addresses of one IPv6 network count as one', async () => {
  server = await testApp({ rateLimitMultiplier: 0.2 })
  expect(await signUps(4, '2001:db8:1:2::7', server.app)).toEqual([422, 422, 422, 422])
  expect(await signUps(1, '2001:db8:1:2:ffff::1', server.app)).toEqual([429])
  expect(await signUps(1, '2001:db8:1:3::1', server.app)).toEqual([422])
})

test('only a proxy on this machine may say whom it speaks for', async () => {
  server = await testApp({ rateLimitMultiplier: 0.01 })
  const from = async (remoteAddress: string, forwarded: string) =>
    (
      await server?.app.inject({
        method: 'POST',
        url: '/v1/signup/customer',
        payload: {},
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
      })
    )?.statusCode
  expect([await from('127.0.0.1', '198.51.100.1'), await from('127.0.0.1', '198.51.100.2')]).toEqual([422, 422])
  expect([await from('203.0.113.7', '198.51.100.3'), await from('203.0.113.7', '198.51.100.4')]).toEqual([422, 429])
})

test('health is never limited', async () => {
  server = await testApp({ rateLimitMultiplier: 0.001 })
  const answers = [await server.app.inject('/healthz'), await server.app.inject('/healthz')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
