import { afterEach } from 'vitest'

declare global {
  var mutationTraces: Set<string> | undefined
}

declare module 'vitest' {
  interface TaskMeta {
    /** What was passed through in this file until the end of this test. */
    traces?: readonly string[]
  }
}

/** Notes that something which can be mutated was passed through. */
export function trace(name: string): void {
  globalThis.mutationTraces ??= new Set()
  globalThis.mutationTraces.add(name)
}

afterEach(({ task }) => {
  task.meta.traces = [...(globalThis.mutationTraces ?? [])]
})
