import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Kept } from './kept.ts'
import type { Fate, Mutant, Ran } from './mutant.ts'
import type { Answer, Order, RunnerOptions } from './worker.ts'

/** Runs a test file against a mutant, or against none; null where it did not end within so many milliseconds. */
export type Run = (file: string, mutant: Mutant | null, limit: number) => Promise<Ran | null>

/** Several processes that run tests against mutants. */
export type Crew = {
  /** Does the work for each part, in each process one at a time. */
  readonly share: <Part, Done>(
    parts: readonly Part[],
    work: (part: Part, run: Run) => Promise<Done>,
  ) => Promise<readonly Done[]>
  readonly end: () => void
}

/** In milliseconds: starting vitest, or the first run of a file on a busy machine, takes longer than any mutant. */
const LONG = 300_000

/** Runs a test file without any mutant, or knows how it went when all that it loads was as it is now. */
export async function trace(file: string, run: Run, kept: Kept): Promise<Ran> {
  const known = kept.ranOf(file)
  if (known !== undefined) return known
  const ran = await run(file, null, LONG)
  if (ran === null) throw new Error(`${file} did not end without any mutant`)
  if (ran.broken === null) kept.keepRan(ran)
  return ran
}

/**
 * Tries a mutant on the test files that pass through its place, until one notices it. What one of them said before is not asked again;
 * only that a test had to be waited for in vain is, for the machine may have been busy.
 */
export async function attempt(mutant: Mutant, traced: readonly Ran[], run: Run, kept: Kept): Promise<Fate> {
  const tests = testsFor(mutant, traced)
  const known = tests.flatMap(({ file }) => kept.verdictOf(mutant, file) ?? [])
  for (const by of known) return { type: 'killed', by }
  for (const { file, milliseconds } of tests) {
    if (kept.verdictOf(mutant, file) === null) continue
    const ran = await run(file, mutant, 120_000 + 5 * milliseconds)
    if (ran === null) return { type: 'hung' }
    kept.keepVerdict(mutant, file, ran.broken)
    if (ran.broken !== null) return { type: 'killed', by: ran.broken }
  }
  return { type: 'survived' }
}

/** Those first that see most of its subject, and of these the quick ones. */
function testsFor({ subject, trace: place }: Mutant, traced: readonly Ran[]): readonly Ran[] {
  const seenBy = ({ traces }: Ran): number => traces.filter((name) => name.startsWith(subject)).length
  return traced
    .filter(({ traces }) => traces.includes(place))
    .toSorted((one, other) => seenBy(other) - seenBy(one) || one.milliseconds - other.milliseconds)
}

/**
 * None of the processes is started before there is something for it to run.
 *
 * @param options what vitest is started with, once
 * @param size how many processes
 * @param folder where the tests may leave temporary files, also those of a process that had to be killed
 */
export function createCrew(options: () => Promise<RunnerOptions>, size: number, folder: string): Crew {
  const running = new Set<ChildProcess>()
  let asked: Promise<RunnerOptions> | undefined
  const start = async (): Promise<ChildProcess> => startVitest(await (asked ??= options()), folder, running)
  const runners = Array.from({ length: size }, () => createRun(start))
  return {
    share: async (parts, work) => {
      const left = parts.entries()
      const shares = runners.map(async (run) => {
        const done: [index: number, Awaited<ReturnType<typeof work>>][] = []
        for (const [index, part] of left) done.push([index, await work(part, run)])
        return done
      })
      const done = (await Promise.all(shares)).flat()
      return done.toSorted(([one], [other]) => one - other).map(([, result]) => result)
    },
    end: () => running.forEach(kill),
  }
}

/** Runs tests in a process of its own, which is started again after it had to be killed. */
function createRun(start: () => Promise<ChildProcess>): Run {
  let child: ChildProcess | null = null
  return async (file, mutant, limit) => {
    child ??= await start()
    const answer = await tell(child, { type: 'run', file, mutant }, limit)
    if (answer?.type === 'ran') return answer.ran
    child = null
    return null
  }
}

async function startVitest(options: RunnerOptions, folder: string, running: Set<ChildProcess>): Promise<ChildProcess> {
  const started = forked(folder)
  running.add(started)
  started.once('exit', () => running.delete(started))
  const answer = await tell(started, { type: 'start', ...options }, LONG)
  if (answer?.type !== 'started') throw new Error('vitest did not start')
  return started
}

function forked(folder: string): ChildProcess {
  return fork(join(import.meta.dirname, 'worker.ts'), [], {
    // A group of its own, which can be killed whole, also when a thread of it never comes to an end.
    detached: true,
    // Vitest handles some rejections late, and says nothing by it.
    execArgv: ['--disable-warning=PromiseRejectionHandledWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TMPDIR: folder, NODE_ENV: 'test' },
  })
}

/** Null where there was no answer within so many milliseconds; the process is gone then. */
async function tell(child: ChildProcess, order: Order, limit: number): Promise<Answer | null> {
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

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid, 'SIGKILL')
}
