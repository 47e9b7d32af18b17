import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner'
import { afterAll, afterEach, beforeEach, inject, vi, type RunnerTestCase } from 'vitest'

declare global {
  /** Whether this mutant is on. A call marks its place as reached. */
  var mutantIsOn: (id: string) => boolean
  /** Whether what is loaded of the product may be other than without any mutant. */
  var isLoadedWithMutant: boolean | undefined
  /** Vitest's own. */
  var __vitest_worker__: { readonly evaluatedModules: EvaluatedModules }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How the tests of this run go: with which mutant, if any, and how many milliseconds each of them is waited for. */
    mutation: { readonly id: string | null; readonly isInTests: boolean; readonly patience: number }
  }
  interface TaskMeta {
    /** The mutants whose place this test passed. */
    reached?: readonly string[]
    /** Those whose place was passed before it, by no test. */
    before?: readonly string[]
  }
}

const { id: on, isInTests, patience } = inject('mutation')
let reached = new Set<string>()
let before: readonly string[] = []

globalThis.mutantIsOn = (id) => {
  reached.add(id)
  return id === on
}

// Other tests with other mutants ran in this process. This run must not reuse product modules that a mutant may have affected.
// It always loads the test files again, but not what they share. Creating the contract check of each answer, for example,
// takes longer than most tests.
if (!isInTests || globalThis.isLoadedWithMutant) vi.resetModules()
else
  for (const [path, node] of globalThis.__vitest_worker__.evaluatedModules.idToModuleMap)
    if (path.endsWith('.test.ts')) forget(node)
globalThis.isLoadedWithMutant = on !== null && !isInTests

/** As `resetModules` does. */
function forget(node: EvaluatedModuleNode): void {
  node.promise = undefined
  node.exports = undefined
  node.evaluated = false
  node.importers.clear()
}

vi.setConfig({ testTimeout: patience, hookTimeout: patience })

// One that notices is enough. Vitest's own way to stop there waits for a process that may have been ended meanwhile.
let previous: RunnerTestCase | null = null
beforeEach(({ task, skip }) => {
  if (previous?.result?.state === 'fail') skip()
  previous = task
  before = [...reached]
  reached = new Set()
})

afterEach(({ task }) => {
  Object.assign(task.meta, { reached: [...reached], before })
  reached = new Set()
})

// What is still being imported when a file is over would never come: each file is a run of its own, and nobody answers between two of them. The next file that imports the same would wait for it for good.
afterAll(() => vi.dynamicImportSettled())
