import { afterEach, beforeEach, inject, vi, type RunnerTestCase } from 'vitest'

declare global {
  /** Whether this mutant is on. Whoever asks has passed its place. */
  var mutantIsOn: (id: string) => boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How the tests of this run go: with which mutant, if any, and how many milliseconds each of them is waited for. */
    mutation: { readonly id: string | null; readonly patience: number }
  }
  interface TaskMeta {
    /** The mutants whose place this test passed. */
    reached?: readonly string[]
    /** Those whose place was passed before it, by no test. */
    before?: readonly string[]
  }
}

const { id: on, patience } = inject('mutation')
let reached = new Set<string>()
let before: readonly string[] = []

globalThis.mutantIsOn = (id) => {
  reached.add(id)
  return id === on
}

// The thread is that of other tests with other mutants. What they made of the product while they loaded it is not to be met again.
vi.resetModules()
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
