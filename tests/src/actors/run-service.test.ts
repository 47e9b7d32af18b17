import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { Failure } from '../../../machines/outcome.ts'
import { runService } from '../../../src/actors/run-service.ts'
import { fakeServer } from '../services/fake-server.ts'

const { settings } = fakeServer()
const signal = new AbortController().signal

it('gives a failure as output', async () => {
  const failure: Failure = { type: 'conflict', code: 'BID_CHANGED', fresh: { amount: 9 } }
  expect(await runService({ api: settings }, signal, Effect.fail(failure))).toEqual(failure)
})

it('gives a value as output', async () => {
  expect(await runService({ api: settings }, signal, Effect.succeed(7))).toEqual({ type: 'done', value: 7 })
})

it('rejects on a bug', async () => {
  await expect(runService({ api: settings }, signal, Effect.die(new Error('A bug')))).rejects.toThrow('A bug')
})
