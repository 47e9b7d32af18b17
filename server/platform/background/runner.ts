import { performance } from 'node:perf_hooks'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracing } from '../telemetry/tracing.ts'

/** Something that is done again and again while the server runs. */
export type Task = Readonly<{
  name: string
  /** The pause between the end of one run and the begin of the next, in milliseconds; varied by a fifth. */
  every: number
  /** Answers true when there is more to do at once. */
  run: () => Promise<boolean>
}>

export type Runner = Readonly<{
  /** Runs a task now, or once more where it is on its way. */
  wake(name: string): void
  /** Starts no more runs and waits for those that are on their way. */
  stop(): Promise<void>
}>

type Options = Readonly<{
  onError: (name: string, error: unknown) => void
  /** From 0 to 1; varies the pauses, so that several processes do not act in step. */
  random?: () => number
}>

/** Runs tasks; runs of a task never overlap. Reports a failed run and retries after the usual pause. */
export function startTasks(tasks: readonly Task[], { onError, random = Math.random }: Options): Runner {
  let isStopped = false
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  /** Those that are to run once more though they find nothing. */
  const again = new Set<string>()

  const plan = (task: Task, pause: number): void => {
    if (isStopped) return
    timers.set(
      task.name,
      setTimeout(() => start(task), pause),
    )
  }

  const start = (task: Task): void => {
    timers.delete(task.name)
    again.delete(task.name)
    const run = runOnce(task).then((isMore) => {
      running.delete(run)
      return plan(task, isMore || again.has(task.name) ? 0 : task.every * (0.9 + 0.2 * random()))
    })
    running.add(run)
  }

  const runOnce = async (task: Task): Promise<boolean> => {
    try {
      return await task.run()
    } catch (error) {
      if (!isStopped) onError(task.name, error)
      return false
    }
  }

  for (const task of tasks) plan(task, Math.min(1000, task.every) * random())

  return {
    wake: (name) => {
      const task = tasks.find((one) => one.name === name)
      if (isStopped || task === undefined) return
      if (!timers.has(name)) {
        again.add(name)
        return
      }
      clearTimeout(timers.get(name))
      start(task)
    },
    stop: async () => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

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
