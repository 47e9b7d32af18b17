import type { ProvidedContext } from 'vitest'

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

/** A test file as it goes without any mutant; `broken` names what fails in it even so. */
export type TracedFile = {
  readonly file: string
  readonly milliseconds: number
  readonly traces: readonly string[]
  readonly broken: string | null
}

/** The addresses of a PostgreSQL, as the tests of the server know them. */
export type Databases = Readonly<Pick<ProvidedContext, 'databaseAdminUrl' | 'databaseTemplateUrl'>>

/** The name that a mutant keeps as long as the code around it stays. */
export function nameOf({ subject, place, change }: Mutant): string {
  return `${subject}: ${place}: ${change}`
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The edit that charts are made with in this run, if any. */
    chartChange: ChartChange | null
    /** The superuser's address of the PostgreSQL that the whole run shares. */
    databaseAdminUrl: string
    /** The application's address of the migrated, empty database that each test file copies. */
    databaseTemplateUrl: string
  }
}
