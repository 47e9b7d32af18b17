import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { createVitest, type TestModule } from 'vitest/node'
import type { Databases } from '../database.ts'
import type { Mutant, Ran } from './mutant.ts'
import { traced } from './source.ts'

/** What vitest is started with. */
export type RunnerOptions = {
  /** Patterns of the test files, from the project's root. */
  readonly tests: readonly string[]
  /** Patterns of test files among them that are left out. */
  readonly without: readonly string[]
  /** Files of the product that are mutated by their text. */
  readonly sources: readonly string[]
  readonly databases: Databases | null
}

/** What a worker is told to do. */
export type Order =
  | ({ readonly type: 'start' } & RunnerOptions)
  | { readonly type: 'run'; readonly file: string; readonly mutant: Mutant | null }

/** What it answers, in the order in which it was told. */
export type Answer =
  | { readonly type: 'started' }
  | { readonly type: 'ran'; readonly ran: Ran }
  | { readonly type: 'failed'; readonly why: string }

const root = join(import.meta.dirname, '../..')

/** In milliseconds: long enough for a busy machine; a test that a mutant makes wait for ever fails by it. */
const PATIENCE = 30_000

/** One process that runs tests against mutants as it is told, so that a mutant that hangs can be ended with it. */
const { promise: options, resolve: start } = Promise.withResolvers<RunnerOptions>()
const running = options.then(startRunner)

process.on('message', (order: Order) => {
  if (order.type === 'start') start(order)
  void carryOut(order).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())

async function carryOut(order: Order): Promise<Answer> {
  try {
    const run = await running
    return order.type === 'start' ? { type: 'started' } : { type: 'ran', ran: await run(order.file, order.mutant) }
  } catch (error) {
    return { type: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Vitest, kept running over many mutants; every test file runs in a fresh thread. */
async function startRunner({ tests, without, sources, databases }: RunnerOptions) {
  let mutant: Mutant | null = null
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
      setupFiles: ['tests/support/clean-run.ts', 'scripts/mutate/traces.ts'],
      pool: 'threads',
      // Text that is kept on disk would be that of another mutant.
      fsModuleCache: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      // All that a file loads is what its verdicts depend on; by default none of it is told.
      experimental: { importDurations: { limit: Number.MAX_SAFE_INTEGER } },
      provide: { chartChange: null, ...databases },
    },
    { plugins: [mutating(sources, () => mutant)] },
  )
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((one) => [relative(root, one.moduleId), one]),
  )
  const put = (next: Mutant | null): void => {
    const isOther = (file: string) => [mutant, next].some((one) => one === null || changes(one, file))
    for (const file of sources.filter(isOther)) vitest.invalidateFile(join(root, file))
    mutant = next
    vitest.provide('chartChange', next?.what.kind === 'chart' ? next.what : null)
  }
  const run = async (file: string, next: Mutant | null): Promise<Ran> => {
    const specification = specifications.get(file)
    if (specification === undefined) throw new Error(`there is no test file ${file}`)
    put(next)
    const started = performance.now()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
    const milliseconds = performance.now() - started
    const testModule = testModules.find(({ moduleId }) => moduleId === specification.moduleId)
    if (testModule === undefined) throw new Error(`${file} did not run`)
    const traces = new Set([...testModule.children.allTests()].flatMap((test) => test.meta().traces ?? []))
    const broken = brokenBy(testModule) ?? (unhandledErrors.length > 0 ? `${file}: unhandled error` : null)
    return { file, milliseconds, traces: [...traces], modules: modulesOf(testModule, file), broken }
  }
  return run
}

/** Reads the product with a mutant in it, or traced where there is none; nothing on disk is touched. Machines get an XState whose charts can be edited. */
function mutating(sources: readonly string[], mutantNow: () => Mutant | null): Plugin {
  return {
    name: 'mutating',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'xstate' && importer?.startsWith(join(root, 'machines')) === true
        ? join(root, 'scripts/mutate/xstate.ts')
        : null,
    load: (id) => {
      const file = relative(root, id).replaceAll(sep, '/')
      if (!sources.includes(file)) return null
      const text = readFileSync(id, 'utf8')
      const mutant = mutantNow()
      if (mutant === null) return traced(file, text)
      const { what } = mutant
      if (what.kind !== 'text' || what.file !== file) return text
      return `${text.slice(0, what.start)}${what.text}${text.slice(what.end)}`
    },
  }
}

function changes({ what }: Mutant, file: string): boolean {
  return what.kind === 'text' && what.file === file
}

/** What a test file loaded of the project, by its path from the root. */
function modulesOf(testModule: TestModule, file: string): readonly string[] {
  return Object.keys(testModule.diagnostic().importDurations)
    .map((path) => relative(root, path).replaceAll(sep, '/'))
    .filter((path) => path !== file && !path.startsWith('..') && !path.startsWith('node_modules/'))
    .toSorted()
}

/** The first test of a file that failed, or the file itself where it could not be loaded. */
function brokenBy(testModule: TestModule): string | null {
  const [test] = testModule.children.allTests('failed')
  if (test) return `${testModule.relativeModuleId} > ${test.fullName}`
  return testModule.ok() ? null : testModule.relativeModuleId
}
