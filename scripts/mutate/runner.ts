import { join, relative } from 'node:path'
import { createVitest, type CliOptions, type TestModule } from 'vitest/node'
import type { Fate, Mutant, TracedFile } from './mutant.ts'
import type { RunnerOptions } from './orders.ts'
import { mutating, type Reading } from './plugin.ts'

const root = join(import.meta.dirname, '../..')

/** Long enough for a busy machine; a test that a mutant makes wait for ever fails by it. */
const PATIENCE = 30_000

export type Runner = {
  /** The test files there are, from the project's root. */
  readonly files: readonly string[]
  /** Runs a test file without any mutant. */
  readonly trace: (file: string) => Promise<TracedFile>
  /** Runs test files, one after the other, until a test notices the mutant. */
  readonly attempt: (mutant: Mutant, files: readonly string[]) => Promise<Fate>
}

/** Vitest, kept running over many mutants; every test file runs in a fresh thread. */
export async function startRunner({ tests, without, sources, databases }: RunnerOptions): Promise<Runner> {
  const reading: Reading = { change: null, isTraced: false }
  const settings: CliOptions = {
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
    provide: { chartChange: null, ...databases },
  }
  const vitest = await createVitest(settings, { plugins: [mutating(root, sources, reading)] })
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((one) => [relative(root, one.moduleId), one]),
  )
  const readAgain = (files: readonly string[]): void => files.forEach((file) => vitest.invalidateFile(join(root, file)))
  const run = async (file: string): Promise<Outcome> => {
    const specification = specifications.get(file)
    if (specification === undefined) throw new Error(`there is no test file ${file}`)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
    const testModule = testModules.find(({ moduleId }) => moduleId === specification.moduleId)
    if (testModule === undefined) throw new Error(`${file} did not run`)
    return {
      testModule,
      broken: brokenBy(testModule) ?? (unhandledErrors.length > 0 ? `${file}: unhandled error` : null),
    }
  }
  return {
    files: [...specifications.keys()],
    trace: async (file) => {
      reading.isTraced = true
      readAgain(sources)
      const started = performance.now()
      const { testModule, broken } = await run(file)
      const milliseconds = performance.now() - started
      const traces = new Set([...testModule.children.allTests()].flatMap((test) => test.meta().traces ?? []))
      reading.isTraced = false
      readAgain(sources)
      return { file, milliseconds, traces: [...traces], broken }
    },
    attempt: async ({ what }, files) => {
      const inject = (isThere: boolean): void => {
        if (what.kind === 'chart') vitest.provide('chartChange', isThere ? what : null)
        else {
          reading.change = isThere ? what : null
          readAgain([what.file])
        }
      }
      inject(true)
      try {
        for (const file of files) {
          const { broken } = await run(file)
          if (broken !== null) return { type: 'killed', by: broken }
        }
        return { type: 'survived' }
      } finally {
        inject(false)
      }
    },
  }
}

type Outcome = { readonly testModule: TestModule; readonly broken: string | null }

/** The first test of a file that failed, or the file itself where it could not be loaded. */
function brokenBy(testModule: TestModule): string | null {
  const [test] = testModule.children.allTests('failed')
  if (test) return `${testModule.relativeModuleId} > ${test.fullName}`
  return testModule.ok() ? null : testModule.relativeModuleId
}
