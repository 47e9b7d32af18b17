import { afterEach, expect, test, vi } from 'vitest'
import { startListening } from '../../../../server/platform/live/listener.ts'

afterEach(() => void vi.restoreAllMocks())

test('attempts to come back leave nothing behind that waits for the end', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  // Nobody listens there, so that each attempt fails at once.
  const url = 'postgres://nobody@127.0.0.1:9/nothing'
  const listener = startListening({ url, channels: [], hear: () => {}, changed: () => {} })
  const pauses = () => added.mock.calls.length
  await vi.waitUntil(() => pauses() >= 3, 30_000)
  // Only the pause until the next attempt still listens.
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(1)
  await listener.stop()
})
