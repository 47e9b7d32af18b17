import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTasks, type Task } from '../../../../server/platform/background/runner.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const quiet = { onError: () => {}, random: () => 0.5 }

test('a task runs again after its pause, and at once while there is more', async () => {
  const answers = [true, true, false, false]
  const run = vi.fn<Task['run']>(async () => answers.shift() ?? false)
  const runner = startTasks([{ name: 'work', every: 10_000, run }], quiet)
  await vi.advanceTimersByTimeAsync(600)
  expect(run).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(4)
  await runner.stop()
})

test('a task that fails is told and runs again', async () => {
  const problem = new Error('no luck')
  const failures: unknown[] = []
  const run = vi.fn<Task['run']>(async () => {
    throw problem
  })
  const runner = startTasks([{ name: 'work', every: 1000, run }], {
    ...quiet,
    onError: (name, error) => failures.push([name, error]),
  })
  await vi.advanceTimersByTimeAsync(1600)
  expect(failures).toEqual([
    ['work', problem],
    ['work', problem],
  ])
  await runner.stop()
})

test('a stop waits for what is on its way and starts nothing more', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<boolean>()
  const run = vi.fn<Task['run']>(() => promise)
  const runner = startTasks([{ name: 'work', every: 1000, run }], quiet)
  await vi.advanceTimersByTimeAsync(1000)
  let isStopped = false
  const stopped = runner.stop().then(() => {
    isStopped = true
    return isStopped
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStopped).toBe(false)
  finish(true)
  expect(await stopped).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a task that is woken runs now, and once more where it is on its way', async () => {
  const ends: ((isMore: boolean) => void)[] = []
  const run = vi.fn<Task['run']>(() => new Promise((resolve) => ends.push(resolve)))
  const runner = startTasks([{ name: 'work', every: 10_000, run }], quiet)
  runner.wake('work')
  expect(run).toHaveBeenCalledTimes(1)
  runner.wake('work')
  runner.wake('work')
  expect(run).toHaveBeenCalledTimes(1)
  ends[0]?.(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  ends[1]?.(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(run).toHaveBeenCalledTimes(2)
  await runner.stop()
  runner.wake('work')
  expect(run).toHaveBeenCalledTimes(2)
})
