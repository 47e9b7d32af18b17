import { performance } from 'node:perf_hooks'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import type { Task } from './runner.ts'

type Watching = Readonly<{
  metrics: Pick<Metrics, 'taskSeconds' | 'taskEvery' | 'taskDone'>
  tracing: Pick<Tracing, 'during'>
  now: () => Date
}>

/** The same tasks, whose runs are counted and traced, and of which it is known when they last ended well. */
export function instrumentTasks(tasks: readonly Task[], { metrics, tracing, now }: Watching): Task[] {
  return tasks.map((task) => {
    const { name, every, run } = task
    const label = { task: name }
    const isDone = (): void => metrics.taskDone.set(label, now().getTime() / 1000)
    metrics.taskEvery.set(label, every / 1000)
    isDone()
    return {
      ...task,
      run: async () => {
        const begun = performance.now()
        let outcome = 'failed'
        try {
          const isMore = await tracing.during({ name: `task: ${name}` }, run)
          outcome = 'done'
          isDone()
          return isMore
        } finally {
          metrics.taskSeconds.observe({ ...label, outcome }, (performance.now() - begun) / 1000)
        }
      },
    }
  })
}
