import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Fate, Mutant, TracedFile } from './mutant.ts'
import type { Answer, Order, RunnerOptions } from './orders.ts'

/** A worker that is told one thing at a time. */
type Worker = {
  readonly files: readonly string[]
  /** Null where there was no answer within so many milliseconds; the worker is gone then. */
  readonly tell: (order: Order, limit: number) => Promise<Answer | null>
}

/** Several processes that run tests against mutants. */
export type Crew = {
  readonly files: readonly string[]
  readonly trace: (files: readonly string[]) => Promise<readonly TracedFile[]>
  readonly attempt: (mutant: Mutant, files: readonly string[], limit: number) => Promise<Fate>
  readonly end: () => void
}

/** Starting vitest, or tracing a file on a busy machine, takes longer than any mutant. */
const LONG = 300_000

/**
 * @param size how many processes
 * @param folder where the tests may leave temporary files, also those of a process that had to be killed
 */
export async function startCrew(options: RunnerOptions, size: number, folder: string): Promise<Crew> {
  const running = new Set<ChildProcess>()
  const start = (): Promise<Worker> => startWorker(options, folder, running)
  const free = await Promise.all(Array.from({ length: size }, start))
  const files = free[0]?.files ?? []
  const waiting: ((worker: Worker) => void)[] = []
  const take = (): Worker | Promise<Worker> => free.pop() ?? new Promise((resolve) => void waiting.push(resolve))
  const give = (worker: Worker): void => {
    const next = waiting.shift()
    if (next) next(worker)
    else free.push(worker)
  }
  const tell = async (order: Order, limit: number): Promise<Answer | null> => {
    const worker = await take()
    const answer = await worker.tell(order, limit)
    give(answer === null ? await start() : worker)
    return answer
  }

  return {
    files,
    trace: (files) =>
      Promise.all(
        files.map(async (file) => {
          const answer = await tell({ type: 'trace', file }, LONG)
          if (answer?.type !== 'traced') throw new Error(`${file} did not end without any mutant`)
          return answer.traced
        }),
      ),
    attempt: async (mutant, files, limit) => {
      const answer = await tell({ type: 'attempt', mutant, files }, limit)
      if (answer === null) return { type: 'hung' }
      if (answer.type !== 'attempted') throw new Error(`a worker answered an attempt with ${answer.type}`)
      return answer.fate
    },
    end: () => running.forEach(kill),
  }
}

async function startWorker(options: RunnerOptions, folder: string, running: Set<ChildProcess>): Promise<Worker> {
  // A group of its own, which can be killed whole, also when a thread of it never comes to an end.
  const child = fork(join(import.meta.dirname, 'worker.ts'), [], {
    detached: true,
    // Vitest handles some rejections late, and says nothing by it.
    execArgv: ['--disable-warning=PromiseRejectionHandledWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TMPDIR: folder, NODE_ENV: 'test' },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const tell = async (order: Order, limit: number): Promise<Answer | null> => {
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    const hear = (answer: Answer): void => resolve(answer)
    const leave = (): void => resolve(null)
    const timer = setTimeout(leave, limit)
    child.once('message', hear).once('exit', leave)
    child.send(order)
    const answer = await promise
    clearTimeout(timer)
    child.off('message', hear).off('exit', leave)
    if (answer === null) kill(child)
    if (answer?.type === 'failed') throw new Error(answer.why)
    return answer
  }
  const answer = await tell({ type: 'start', ...options }, LONG)
  if (answer?.type !== 'started') throw new Error('vitest did not start')
  return { files: answer.files, tell }
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid, 'SIGKILL')
}
