import { afterEach, expect, test, afterAll } from 'vitest'
import { shows } from '../../../support/shows.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import fastify from 'fastify'
import { serveHealth } from '../../../../server/platform/http/health.ts'

const running: TestApp[] = []

afterEach(async () => {
  // The last one shares the database of the first.
  for (const server of running.toReversed()) await server.close()
  running.length = 0
})

async function start(options: Parameters<typeof testApp>[0]): Promise<TestApp> {
  const server = await testApp(options)
  running.push(server)
  return server
}

type From = Readonly<{ remoteAddress?: string; headers?: Record<string, string> }>

/** The statuses of so many empty requests to a call, one after the other. */
async function tries({ app }: TestApp, url: string, count: number, from: From = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    statuses.push((await app.inject({ method: 'POST', url, payload: {}, ...from })).statusCode)
  }
  return statuses
}

const SIGN_UP = '/v1/signup/customer'

test('every answer says what is left, and a refusal which limit is reached', shows('limit.told'), async () => {
  const { app } = await start({ rateLimitMultiplier: 0.2 })
  const told = async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: SIGN_UP, payload: {} })
    return [statusCode, headers['ratelimit-policy'], headers['ratelimit']]
  }
  const policy = '"all calls";q=120;w=60, "sign-up";q=4;w=3600'
  expect([await told(), await told()]).toEqual([
    [422, policy, '"all calls";r=119;t=60, "sign-up";r=3;t=3600'],
    [422, policy, '"all calls";r=118;t=60, "sign-up";r=2;t=3600'],
  ])
  await told()
  await told()
  expect(await told()).toEqual([429, policy, '"all calls";r=115;t=60, "sign-up";r=0;t=3600'])
})

test('processes on one database count together', shows('limit.processes'), async () => {
  const one = await start({ rateLimitMultiplier: 0.1 })
  const other = await start({ rateLimitMultiplier: 0.1, database: one.database })
  expect([await tries(one, SIGN_UP, 1), await tries(other, SIGN_UP, 1)]).toEqual([[422], [422]])
  expect([await tries(one, SIGN_UP, 1), await tries(other, SIGN_UP, 1)]).toEqual([[429], [429]])
})

test('the links in mails count with all calls of an address', shows('limit.unsubscribe'), async () => {
  const server = await start({ rateLimitMultiplier: 0.005 })
  const url = '/unsubscribe/all/0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'
  const asked = async (method: 'GET' | 'POST') => (await server.app.inject({ method, url })).statusCode
  expect([await asked('GET'), await asked('POST'), await asked('GET')]).toEqual([404, 404, 404])
  expect([await asked('GET'), await asked('POST')]).toEqual([429, 429])
})

test('addresses of one IPv6 network count as one', async () => {
  const server = await start({ rateLimitMultiplier: 0.2 })
  const from = (remoteAddress: string, count: number) => tries(server, SIGN_UP, count, { remoteAddress })
  expect(await from('2001:db8:1:2::7', 4)).toEqual([422, 422, 422, 422])
  expect(await from('2001:db8:1:2:ffff::1', 1)).toEqual([429])
  expect(await from('2001:db8:1:3::1', 1)).toEqual([422])
})

const sentFor = (remoteAddress: string, forwarded: string): From => ({
  remoteAddress,
  headers: { 'x-forwarded-for': forwarded },
})

test('only a proxy on this machine may say whom it speaks for', async () => {
  const server = await start({ rateLimitMultiplier: 0.05 })
  const once = (remoteAddress: string, forwarded: string) =>
    tries(server, SIGN_UP, 1, sentFor(remoteAddress, forwarded))
  expect([await once('127.0.0.1', '198.51.100.1'), await once('127.0.0.1', '198.51.100.2')]).toEqual([[422], [422]])
  expect([await once('203.0.113.7', '198.51.100.3'), await once('203.0.113.7', '198.51.100.4')]).toEqual([[422], [429]])
})

test('what is no address is not believed, nor what stands before it', shows('limit.trusted-proxies'), async () => {
  const server = await start({ rateLimitMultiplier: 0.05 })
  const once = (forwarded: string) => tries(server, SIGN_UP, 1, sentFor('127.0.0.1', forwarded))
  expect(await once('nonsense')).toEqual([422])
  for (const odd of ['unknown', ' ', '198.51.100.1, _hidden', '198.51.100.2:80', '::1:::', 'fe80::1%eth0', ':'])
    expect(await once(odd)).toEqual([429])
  expect(await once('nonsense, 198.51.100.1')).toEqual([422])
})

test('health, pages and files of the app are never limited', shows('limit.static-files'), async () => {
  const server = await start({ rateLimitMultiplier: 0.001 })
  for (const url of ['/healthz', '/about', '/healthz', '/about', '/about']) {
    expect((await server.app.inject(url)).statusCode).toBe(200)
  }
})

const app = fastify()
let asked = 0
let isAway = false

serveHealth(app, {
  database: async () => {
    asked += 1
    if (isAway) throw new Error('away')
  },
  isDraining: () => false,
})

afterAll(() => app.close())

test('many readiness checks ask the database a few times', shows('limit.readyz'), async () => {
  const began = performance.now()
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  }
  expect(asked).toBeLessThanOrEqual(1 + (performance.now() - began) / 250)
  isAway = true
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).not.toBe(200)
  isAway = false
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
})
