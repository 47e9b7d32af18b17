import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTasks, type Task } from '../../../../server/platform/background/runner.ts'
import { instrumentTasks } from '../../../../server/platform/background/runner.ts'
import { newMetrics } from '../../../../server/platform/telemetry/metrics.ts'
import { startTracing } from '../../../../server/platform/telemetry/tracing.ts'
import { shows } from '../../../support/shows.ts'
import { samplesIn } from '../../support/samples.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const quiet = { onError: () => {}, random: () => 0.5 }

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

test('runs of a task are counted by how they ended, and the last good one is known', shows('watch.work'), async () => {
  const metrics = newMetrics()
  let seconds = 100
  const answers = [async () => true, async () => Promise.reject(new Error('no'))]
  const run = async () => (await answers.shift()?.()) ?? false
  const [task] = instrumentTasks([{ name: 'work', every: 3000, run }], {
    metrics,
    tracing: startTracing(),
    now: () => new Date(seconds * 1000),
  })
  seconds = 200
  expect(await task?.run()).toBe(true)
  seconds = 300
  await expect(task?.run()).rejects.toThrow('no')
  const samples = samplesIn(await metrics.text())
  const told = ['count{task="work",outcome="done"}', 'count{task="work",outcome="failed"}'].map((name) =>
    samples.get(`bidfair_task_seconds_${name}`),
  )
  expect(told).toEqual([1, 1])
  expect(samples.get('bidfair_task_done_timestamp_seconds{task="work"}')).toBe(200)
  expect(samples.get('bidfair_task_every_seconds{task="work"}')).toBe(3)
})
