/** One small change to the product, which some test should notice. All of a subject stand in it at once, and one at most is on. */
export type Mutant = {
  /** The id of a machine or the path of a file. */
  readonly subject: string
  readonly place: string
  readonly change: string
  /** What it is switched on by. */
  readonly id: string
}

/** What became of a mutant; `by` is the test that noticed it, or that waited in vain. */
export type Fate = { readonly type: 'killed' | 'hung'; readonly by: string } | { readonly type: 'survived' }

/** How a test file went without any mutant. */
export type Ran = {
  readonly file: string
  /** Every file of the project that it loaded, itself left out. */
  readonly modules: readonly string[]
  /** The mutants whose place was passed before the first test or between tests: all of them may notice. */
  readonly around: readonly string[]
  readonly tests: readonly RanTest[]
}

/** A test, and the mutants whose place it passed. */
export type RanTest = { readonly id: string; readonly milliseconds: number; readonly reached: readonly string[] }

/** The name that a mutant keeps as long as the code around it stays. */
export function nameOf({ subject, place, change }: Mutant): string {
  return `${subject}: ${place}: ${change}`
}
