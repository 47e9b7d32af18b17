import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import type { EnvironmentModuleNode, Plugin } from 'vite'
import { createVitest, type PoolOptions, type PoolWorker, type TestCase, type TestModule } from 'vitest/node'
import type { Databases } from '../database.ts'
import { switchable } from './source.ts'
import type { Ran } from './mutant.ts'

/** What vitest is started with. */
export type RunnerOptions = {
  /** Patterns of the test files, from the project's root. */
  readonly tests: readonly string[]
  /** Patterns of test files among them that are left out. */
  readonly without: readonly string[]
  /** Files of the product whose mutants stand in their text. */
  readonly sources: readonly string[]
  readonly databases: Databases | null
}

/** What is run: some tests of a file, or all, with a mutant or none. */
export type Order = {
  readonly file: string
  readonly tests?: readonly string[]
  readonly mutant?: string
  /** Nothing passes its place but tests: what is loaded of the product is as it is without it. */
  readonly isInTests?: boolean
  /** How many milliseconds each test is waited for. */
  readonly patience: number
  /** How many milliseconds all of them are, also one that never lets anybody else have a turn. */
  readonly limit: number
}

/** How it went. `broken` names the first test that failed, or the file where it could not be loaded; it tells by what, too. */
export type Outcome = {
  readonly ran: Ran
  readonly broken: string | null
  readonly by: 'test' | 'time' | 'nobody'
}

/** Runs tests in a thread of its own, one order at a time. */
export type Runner = { readonly run: (order: Order) => Promise<Outcome>; readonly end: () => void }

/** Each of them may leave the twelve connections of a test's database behind. */
const MOST_LEFT_OPEN = 6

const SILENT: ForkOptions['stdio'] = ['ignore', 'ignore', 'inherit', 'ipc']

const root = join(import.meta.dirname, '../..')

/** Vitest, kept running over many mutants in one thread, which knows by then what the tests load from packages. */
export async function startRunner({ tests, without, sources, databases }: RunnerOptions): Promise<Runner> {
  const runs = createProcess()
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      reporters: [{}],
      include: [...tests],
      exclude: [...without],
      // Pages that are drawn from a machine change with every change to it; only what it does shall count.
      testNamePattern: /^(?!.*\bas docs\/)/,
      setupFiles: ['tests/support/clean-run.ts', 'scripts/mutate/switch.ts'],
      pool: { name: 'kept', createPoolWorker: runs.createPoolWorker },
      isolate: false,
      // Text that is kept on disk would be that without mutants.
      fsModuleCache: false,
      maxWorkers: 1,
      provide: { ...databases },
    },
    { plugins: [mutating(sources)] },
  )
  const project = vitest.getRootProject()
  let isOver = false
  /** How many files broke before any test of theirs since the process began. */
  let leftOpen = 0
  return {
    run: async ({ file, tests: testIds, mutant = null, isInTests = false, patience, limit }) => {
      // A later call waits until the command itself ends.
      if (isOver) await new Promise(() => {})
      vitest.provide('mutation', { id: mutant, isInTests, patience })
      const specification = project.createSpecification(join(root, file), testIds && { testIds: [...testIds] })
      const timer = setTimeout(runs.end, limit)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
      clearTimeout(timer)
      const testModule = testModules.find(({ moduleId }) => moduleId === specification.moduleId)
      if (testModule === undefined) throw new Error(`${file} did not run`)
      const [failed] = testModule.children.allTests('failed')

      const byTest = brokenBy(testModule, failed)
      const broken = byTest ?? (unhandledErrors.length > 0 ? `${file}: unhandled error` : null)
      const by = runs.isGone() || isByTime(failed) ? 'time' : byTest === null ? 'nobody' : 'test'
      // What a file opened before it broke nobody closes; in the end there would be no connection left for those that come after it.
      if (broken !== null && failed === undefined) leftOpen += 1
      if (leftOpen >= MOST_LEFT_OPEN) {
        runs.end()
        leftOpen = 0
      }
      return { ran: ranOf(testModule, file), broken, by }
    },
    // Not waited for: a run that loses its process on the way never tells vitest that it is over.
    end: () => {
      isOver = true
      runs.end()
      void vitest.close()
    },
  }
}

/** One process for all runs of a vitest, which would otherwise begin a new one for each; after it had to be ended, another. */
function createProcess() {
  let child: ChildProcess | null = null
  const createPoolWorker = ({ distPath, env, execArgv }: PoolOptions): PoolWorker => {
    const isNew = child === null
    // A group of its own, which can be ended whole with what the tests have started.
    const options: ForkOptions = { env, execArgv, detached: true, serialization: 'advanced', stdio: SILENT }
    const worker = (child ??= fork(join(distPath, 'workers/forks.js'), [], options))
    const answer = (type: 'started' | 'stopped') => worker.emit('message', { type, __vitest_worker_response__: true })
    const hearing = new Set<() => void>()
    return {
      name: 'kept',
      start: async () => {},
      stop: async () => hearing.forEach((forget) => forget()),
      on: (event, hear) => {
        worker.on(event, hear)
        hearing.add(() => worker.off(event, hear))
      },
      off: (event, hear) => void worker.off(event, hear),
      deserialize: (message) => message,
      send: (message) => {
        if (message.type === 'stop') answer('stopped')
        else if (message.type === 'start' && !isNew) answer('started')
        else worker.send(message)
      },
    }
  }
  return {
    createPoolWorker,
    isGone: () => child === null,
    end: () => {
      if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      child = null
    },
  }
}

/** Reads the product with all its mutants in it; nothing on disk is touched. Machines get an XState whose charts can be edited. */
function mutating(sources: readonly string[]): Plugin {
  return {
    name: 'mutating',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'xstate' && importer?.startsWith(join(root, 'machines')) === true
        ? join(root, 'scripts/mutate/xstate.ts')
        : null,
    load: (id) => {
      const file = relative(root, id).replaceAll(sep, '/')
      return sources.includes(file) ? switchable(file, readFileSync(id, 'utf8')) : null
    },
  }
}

function ranOf(testModule: TestModule, file: string): Ran {
  const cases = [...testModule.children.allTests()].filter((test) => test.result().state !== 'skipped')
  return {
    file,
    modules: modulesOf(testModule)
      .map((path) => relative(root, path).replaceAll(sep, '/'))
      .filter((path) => path !== file && !path.startsWith('..') && !path.startsWith('node_modules/'))
      .toSorted(),
    around: [...new Set(cases.flatMap((test) => test.meta().before ?? []))],
    tests: cases.map((test) => ({
      id: test.id,
      milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
      reached: test.meta().reached ?? [],
    })),
  }
}

/** What is imported by a test file, by what that imports, and so on. */
function modulesOf({ moduleId, viteEnvironment }: TestModule): readonly string[] {
  const found = new Set<EnvironmentModuleNode>()
  const visit = (node: EnvironmentModuleNode | undefined): void => {
    if (node === undefined || found.has(node)) return
    found.add(node)
    node.importedModules.forEach(visit)
  }
  visit(viteEnvironment?.moduleGraph.getModuleById(moduleId))
  return [...found].flatMap(({ file }) => file ?? [])
}

function brokenBy(testModule: TestModule, failed: TestCase | undefined): string | null {
  if (failed) return `${testModule.relativeModuleId} > ${failed.fullName}`
  return testModule.ok() ? null : testModule.relativeModuleId
}

function isByTime(failed: TestCase | undefined): boolean {
  return failed?.result().errors?.some(({ message }) => /^(?:Test|Hook) timed out/.test(message)) === true
}

/** Several runners that share work. */
export type Crew = {
  /** Does the work for each part, in each runner one at a time. */
  readonly share: <Part, Done>(
    parts: readonly Part[],
    work: (part: Part, runner: Runner) => Promise<Done>,
  ) => Promise<readonly Done[]>
  readonly end: () => void
}

/** Starts runners, at most `size`, as soon as there is something for them to run; `options` is asked once. */
export function createCrew(options: () => Promise<RunnerOptions>, size: number): Crew {
  let asked: Promise<RunnerOptions> | undefined
  const runners = Array.from({ length: size }, () => lazily(async () => await startRunner(await (asked ??= options()))))
  return {
    share: async (parts, work) => {
      const left = parts.entries()
      const shares = runners.map(async (runner) => {
        const done: [index: number, Awaited<ReturnType<typeof work>>][] = []
        for (const [index, part] of left) done.push([index, await work(part, runner)])
        return done
      })
      const done = (await Promise.all(shares)).flat()
      return done.toSorted(([one], [other]) => one - other).map(([, result]) => result)
    },
    end: () => runners.forEach(({ end }) => end()),
  }
}

/** In milliseconds, beyond the limit of a run: by then it has been ended, and vitest has heard of it. */
const GRACE = 60_000

/** A runner that the first run starts. If a run never ends, because vitest missed the end of its process, a new runner does it. */
function lazily(start: () => Promise<Runner>): Runner {
  let started: Promise<Runner> | undefined
  const run: Runner['run'] = async (order) => {
    const runner = await (started ??= start())
    const outcome = await Promise.race([runner.run(order), pass(order.limit + GRACE, null, { ref: false })])
    if (outcome !== null) return outcome
    runner.end()
    started = undefined
    return await run(order)
  }
  return { run, end: () => void started?.then(({ end }) => end()) }
}
