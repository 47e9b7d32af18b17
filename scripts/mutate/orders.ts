import type { Databases, Fate, Mutant, TracedFile } from './mutant.ts'

/** What a worker's vitest is started with. */
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
  | { readonly type: 'trace'; readonly file: string }
  | { readonly type: 'attempt'; readonly mutant: Mutant; readonly files: readonly string[] }

/** What it answers, in the order in which it was told. */
export type Answer =
  | { readonly type: 'started'; readonly files: readonly string[] }
  | { readonly type: 'traced'; readonly traced: TracedFile }
  | { readonly type: 'attempted'; readonly fate: Fate }
  | { readonly type: 'failed'; readonly why: string }
