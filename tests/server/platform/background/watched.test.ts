import { expect, test } from 'vitest'
import { instrumentTasks } from '../../../../server/platform/background/runner.ts'
import { newMetrics } from '../../../../server/platform/telemetry/metrics.ts'
import { startTracing } from '../../../../server/platform/telemetry/tracing.ts'
import { shows } from '../../../support/shows.ts'
import { samplesIn } from '../../support/samples.ts'

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
