/** One small change to the product, which some test should notice. */
export type Mutant = {
  /** The id of a machine or the path of a file. */
  readonly subject: string
  readonly place: string
  readonly change: string
  /** What a test must have passed through to be able to notice: the name of a trace. */
  readonly trace: string
  readonly what: ChartChange | TextChange
}

/** The edit of this number to the chart of a machine. */
export type ChartChange = { readonly kind: 'chart'; readonly machine: string; readonly edit: number }

/** Other text in the place of some text of a file. */
export type TextChange = {
  readonly kind: 'text'
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What became of a mutant; `by` is the test that noticed it. */
export type Fate =
  | { readonly type: 'killed'; readonly by: string }
  | { readonly type: 'hung' }
  | { readonly type: 'survived' }

/** How a test file went; `traces` is what it passed through where there was no mutant, `broken` names what failed. */
export type Ran = {
  readonly file: string
  readonly milliseconds: number
  readonly traces: readonly string[]
  /** Every file of the project that it loaded, itself left out. */
  readonly modules: readonly string[]
  readonly broken: string | null
}

/** The name that a mutant keeps as long as the code around it stays. */
export function nameOf({ subject, place, change }: Mutant): string {
  return `${subject}: ${place}: ${change}`
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The edit that charts are made with in this run, if any. */
    chartChange: ChartChange | null
  }
}
