import { afterAll, beforeEach, expect, test } from 'vitest'
import { createRateLimiter, type Limit, type RateLimitStatus } from '../../../server/platform/limits/rate-limiter.ts'
import { deleteEndedCounts } from '../../../server/platform/limits/repository.ts'
import { DomainError } from '../../../server/platform/domain-error.ts'
import { shows } from '../../support/shows.ts'
import { testDatabase } from '../support/database.ts'
import { fairQueue } from '../../../server/platform/fair-queue.ts'

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

test('addresses take turns, whoever brings more', shows('limit.fair-queue'), async () => {
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
