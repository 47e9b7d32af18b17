import { expect, test } from 'vitest'
import { Refusal } from '../../../server/platform/refusal.ts'
import { attemptsOf } from '../../../server/accounts/attempts.ts'

const start = new Date('2026-03-01T09:00:00Z')

function setUp() {
  const clock = { now: start }
  return { clock, attempts: attemptsOf({ attempts: 3, windowMs: 60_000, now: () => clock.now }) }
}

/** What is thrown. */
function caught(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

test('counts tries by key and refuses those past the limit', () => {
  const { attempts, clock } = setUp()
  for (let tried = 0; tried < 3; tried += 1) attempts.count('ana')
  attempts.count('luis')
  clock.now = new Date(start.getTime() + 15_000)
  const refused = caught(() => attempts.count('ana'))
  expect(refused instanceof Refusal && [refused.code, refused.details]).toEqual([
    'TOO_MANY_REQUESTS',
    { retryAfter: 45 },
  ])
})

test('a window ends, and a success ends it sooner', () => {
  const { attempts, clock } = setUp()
  for (let tried = 0; tried < 3; tried += 1) attempts.count('ana')
  clock.now = new Date(start.getTime() + 60_000)
  attempts.count('ana')
  attempts.forget('ana')
  for (let tried = 0; tried < 3; tried += 1) attempts.count('ana')
  expect(() => attempts.count('ana')).toThrow('TOO_MANY_REQUESTS')
})

test('remembers the 20 000 keys that were tried last', () => {
  const { attempts } = setUp()
  const fill = (name: string, keys: number): void => {
    for (let key = 0; key < keys; key += 1) attempts.count(`${name} ${key}`)
  }
  for (let tried = 0; tried < 3; tried += 1) attempts.count('full')
  attempts.count('tried again')
  fill('one', 19_998)
  expect(() => attempts.count('full')).toThrow('TOO_MANY_REQUESTS')
  attempts.count('tried again')
  // One key too many: the one whose last try is the longest ago goes.
  fill('two', 1)
  attempts.count('full')
  attempts.count('tried again')
  expect(() => attempts.count('tried again')).toThrow('TOO_MANY_REQUESTS')
})
