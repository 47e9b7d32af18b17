/** What was said in a call of the API: the fields of its body, as words; ids that have a name by that. */
export type Said = { readonly [Field in string]?: string }

/** What a script says of this app besides what is done and seen on a screen. */
export type Told = {
  /** A person at a browser who is not logged in. */
  readonly nobody: string
  readonly person: (kind: 'customer' | 'business', said: Said) => string
  readonly job: (title: string) => string
  /** What somebody has done over the API, by path of the call. */
  readonly calls: { readonly [Path in string]?: (who: string, said: Said) => string }
  readonly otherCall: (who: string, path: string, body: string) => string
  /** What the tester's proxy does with calls. */
  readonly gate: {
    readonly holds: (calls: string) => string
    readonly done: (calls: string) => string
    readonly offline: (calls: string) => string
    readonly dropped: (calls: string) => string
    readonly timedOut: (calls: string) => string
    readonly serverFailed: (calls: string) => string
    readonly malformed: (calls: string) => string
    readonly refused: (calls: string, status: number, code: string) => string
  }
  /** What another tab leaves on the device. */
  readonly leaves: string
  readonly sessionEnds: string
}
