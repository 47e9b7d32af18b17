import fastify from 'fastify'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { DomainError } from '../../../../server/platform/domain-error.ts'
import { fairQueue } from '../../../../server/platform/fair-queue.ts'
import { serveHealth } from '../../../../server/platform/http/health.ts'
import { createRateLimiter, type Limit, type RateLimitStatus } from '../../../../server/platform/limits/rate-limiter.ts'
import { deleteEndedCounts } from '../../../../server/platform/limits/repository.ts'
import { shows } from '../../../support/shows.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { testDatabase } from '../../support/database.ts'

/** A server that allows so much of what one allows. */
async function serverOf(rateLimitMultiplier: number): Promise<TestApp> {
  const server = await testApp({ rateLimitMultiplier })
  onTestFinished(server.close)
  return server
}

type From = Readonly<{ remoteAddress?: string; headers?: Record<string, string> }>

/** The statuses of so many empty sign-ups, one after the other. */
async function tries({ app }: TestApp, count: number, from: From = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    statuses.push((await app.inject({ method: 'POST', url: SIGN_UP, payload: {}, ...from })).statusCode)
  }
  return statuses
}

const SIGN_UP = '/v1/signup/customer'

test('every answer says what is left, and a refusal which limit is reached', shows('limit.told'), async () => {
  const { app } = await serverOf(0.2)
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

test('the links in mails count with all calls of an address', shows('limit.unsubscribe'), async () => {
  const server = await serverOf(0.005)
  const url = '/unsubscribe/all/0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'
  const asked = async (method: 'GET' | 'POST') => (await server.app.inject({ method, url })).statusCode
  expect([await asked('GET'), await asked('POST'), await asked('GET')]).toEqual([404, 404, 404])
  expect([await asked('GET'), await asked('POST')]).toEqual([429, 429])
})

test('addresses of one IPv6 network count as one', async () => {
  const server = await serverOf(0.2)
  const from = (remoteAddress: string, count: number) => tries(server, count, { remoteAddress })
  expect(await from('2001:db8:1:2::7', 4)).toEqual([422, 422, 422, 422])
  expect(await from('2001:db8:1:2:ffff::1', 1)).toEqual([429])
  expect(await from('2001:db8:1:3::1', 1)).toEqual([422])
})

const sentFor = (remoteAddress: string, forwarded: string): From => ({
  remoteAddress,
  headers: { 'x-forwarded-for': forwarded },
})

test('only a proxy on this machine may say whom it speaks for', async () => {
  const server = await serverOf(0.05)
  const once = (remoteAddress: string, forwarded: string) => tries(server, 1, sentFor(remoteAddress, forwarded))
  expect([await once('127.0.0.1', '198.51.100.1'), await once('127.0.0.1', '198.51.100.2')]).toEqual([[422], [422]])
  expect([await once('203.0.113.7', '198.51.100.3'), await once('203.0.113.7', '198.51.100.4')]).toEqual([[422], [429]])
})

test('what is no address is not believed, nor what is before it', shows('limit.trusted-proxies'), async () => {
  const server = await serverOf(0.05)
  const once = (forwarded: string) => tries(server, 1, sentFor('127.0.0.1', forwarded))
  expect(await once('nonsense')).toEqual([422])
  for (const odd of ['unknown', ' ', '198.51.100.1, _hidden', '198.51.100.2:80', '::1:::', 'fe80::1%eth0', ':'])
    expect(await once(odd)).toEqual([429])
  expect(await once('nonsense, 198.51.100.1')).toEqual([422])
})

test('health, pages and files of the app are never limited', shows('limit.static-files'), async () => {
  const server = await serverOf(0.001)
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

const { db, close } = await testDatabase()
afterAll(close)

const start = new Date('2026-03-01T09:00:00Z')
const clock = { now: start }
const now = () => clock.now

beforeEach(async () => {
  clock.now = start
  await db.deleteFrom('limit_counts').execute()
})

const three: Limit = { name: 'three', max: 3, windowMs: 60_000 }

const pass = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

/** What was answered to so many tries, one after the other: how many there were, or the seconds to wait. */
async function tried(times: number, count: () => Promise<RateLimitStatus>): Promise<unknown[]> {
  const answers: unknown[] = []
  for (let time = 0; time < times; time += 1) {
    answers.push(
      await count().then(
        ({ points }) => points,
        (error: unknown) => (error instanceof DomainError ? `${error.code} ${error.details.retryAfter}` : error),
      ),
    )
  }
  return answers
}

test('processes count together, and a window ends', shows('limit.processes'), async () => {
  const [one, other] = [createRateLimiter({ db, now }), createRateLimiter({ db, now })]
  expect(await tried(2, () => one.count(three, 'ana'))).toEqual([1, 2])
  pass(15_000)
  expect(await tried(3, () => other.count(three, 'ana'))).toEqual([3, 'TOO_MANY_REQUESTS 45', 'TOO_MANY_REQUESTS 45'])
  expect(await tried(1, () => one.count(three, 'ana'))).toEqual(['TOO_MANY_REQUESTS 45'])
  expect(await tried(1, () => one.count(three, 'luis'))).toEqual([1])
  pass(45_000)
  expect(await tried(1, () => other.count(three, 'ana'))).toEqual([1])
})

test('what is taken back or forgotten does not count', async () => {
  const limits = createRateLimiter({ db, now })
  await limits.count(three, 'ana')
  await limits.refundPoint(three, 'ana')
  expect(await tried(4, () => limits.count(three, 'ana'))).toEqual([1, 2, 3, 'TOO_MANY_REQUESTS 60'])
  await limits.forget(three, 'ana')
  expect(await tried(1, () => limits.count(three, 'ana'))).toEqual([1])
  await limits.refundPoint(three, 'nobody')
})

test('what happens all the time is told to others a twentieth at a time', shows('limit.processes'), async () => {
  const hundred: Limit = { name: 'hundred', max: 100, windowMs: 60_000 }
  const [one, other] = [createRateLimiter({ db, now }), createRateLimiter({ db, now })]
  const passed = async (limits: typeof one, times: number) =>
    (await tried(times, () => limits.countApproximately(hundred, 'ana'))).filter((answer) => typeof answer === 'number')
      .length
  expect(await passed(one, 4)).toBe(4)
  expect(await db.selectFrom('limit_counts').select('points').execute()).toEqual([])
  expect(await passed(one, 46)).toBe(46)
  expect(await db.selectFrom('limit_counts').select('points').execute()).toEqual([{ points: 50 }])
  const more = await passed(other, 100)
  expect([more >= 50, more <= 55]).toEqual([true, true])
  // It learns of the others with its own next step.
  expect(await passed(one, 100)).toBeLessThanOrEqual(5)
  pass(60_000)
  expect([await passed(one, 200), await passed(createRateLimiter({ db, now }), 100)]).toEqual([100, 4])
})

test('windows that have ended are cleared away', async () => {
  const limits = createRateLimiter({ db, now })
  await limits.count(three, 'ana')
  pass(30_000)
  await limits.count(three, 'luis')
  pass(30_000)
  await deleteEndedCounts(db, now())
  expect(await db.selectFrom('limit_counts').select('points').execute()).toEqual([{ points: 1 }])
})

/** Work that is begun when its turn comes and done when the test says so. */
function queueOf(options: Parameters<typeof fairQueue>[0]) {
  const queue = fairQueue(options)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    bring: async (name: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      return await queue.run(name.charAt(0), async () => {
        begun.push(name)
        await promise
        return name
      })
    },
    end: async (name: string, done: Promise<unknown>) => {
      ends.get(name)?.()
      return await done
    },
  }
}

test('addresses take turns, however much each brings', shows('limit.fair-queue'), async () => {
  const { begun, bring, end } = queueOf({ places: 1, waiting: { each: 9, all: 99 } })
  const [a1, a2, a3] = [bring('a1'), bring('a2'), bring('a3')]
  const b1 = bring('b1')
  const c1 = bring('c1')
  await end('a1', a1)
  await end('a2', a2)
  await end('b1', b1)
  await end('c1', c1)
  expect(await end('a3', a3)).toBe('a3')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})
