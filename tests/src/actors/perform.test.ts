import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { Outcome } from '../../../machines/outcome.ts'
import { perform } from '../../../src/actors/perform.ts'
import {
  Conflict,
  Forbidden,
  Invalid,
  Malformed,
  NotFound,
  Offline,
  ServerFailed,
  TimedOut,
  TooMany,
  Unauthorized,
  type ServiceFailure,
} from '../../../src/services/failures.ts'
import { fakeServer } from '../services/fake-server.ts'

const { settings } = fakeServer()
const signal = new AbortController().signal
const told = { message: 'Words' }

it.each<[ServiceFailure, Outcome<string>]>([
  [new Offline(), { type: 'offline' }],
  [new TimedOut(), { type: 'timedOut' }],
  [new ServerFailed({ status: 500 }), { type: 'serverFailed' }],
  [new Malformed(), { type: 'malformed' }],
  [new Unauthorized({ code: 'UNAUTHORIZED', ...told }), { type: 'unauthorized', code: 'UNAUTHORIZED', ...told }],
  [new Forbidden({ code: 'NOT_YOURS', ...told }), { type: 'forbidden', code: 'NOT_YOURS', ...told }],
  [new NotFound({ code: 'JOB_NOT_FOUND', ...told }), { type: 'notFound', code: 'JOB_NOT_FOUND', ...told }],
  [new Conflict({ code: 'JOB_EXPIRED', ...told }), { type: 'conflict', code: 'JOB_EXPIRED', ...told }],
  [
    new Conflict({ code: 'BID_CHANGED', fresh: { amount: 9 }, ...told }),
    { type: 'conflict', code: 'BID_CHANGED', fresh: { amount: 9 }, ...told },
  ],
  [
    new Invalid({ code: 'VALIDATION_FAILED', errors: [{ field: 'title', code: 'TEXT_TOO_LONG' }], ...told }),
    { type: 'invalid', code: 'VALIDATION_FAILED', errors: [{ field: 'title', code: 'TEXT_TOO_LONG' }], ...told },
  ],
  [
    new TooMany({ code: 'TOO_MANY_REQUESTS', retryAfter: 3, ...told }),
    { type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: 3, ...told },
  ],
])('tells %o as output', async (failure, outcome) => {
  expect(await perform(Effect.fail(failure), settings, signal)).toEqual(outcome)
})

it('gives a value as output', async () => {
  expect(await perform(Effect.succeed(7), settings, signal)).toEqual({ type: 'done', value: 7 })
})

it('rejects on a bug', async () => {
  await expect(perform(Effect.die(new Error('A bug')), settings, signal)).rejects.toThrow('A bug')
})
