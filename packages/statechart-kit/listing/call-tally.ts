/** How many of the answers of one call are given, out of those that there are, and the names of the others. */
export type CallTally = {
  readonly call: string
  readonly covered: number
  readonly declared: number
  /** As `invalid EMAIL_TAKEN`. */
  readonly missing: readonly string[]
}

/** The same of several calls; here a name begins with that of the call: `editCustomer: invalid EMAIL_TAKEN`. */
export type AnswersTally = Omit<CallTally, 'call'>

export function tallyCalls(
  declared: Iterable<readonly [call: string, answers: readonly string[]]>,
  given: Iterable<string>,
): readonly CallTally[] {
  const known = new Set(given)
  return [...new Map(declared)].map(([call, answers]) => {
    const missing = answers.filter((answer) => !known.has(`${call}: ${answer}`))
    return tallyOf(call, answers.length, missing)
  })
}

/** Merges the tallies of each call. An answer counts as covered if any tally covers it. */
export function mergeCalls(tallies: readonly CallTally[]): readonly CallTally[] {
  return [...Map.groupBy(tallies, ({ call }) => call)].map(([call, same]) => {
    const [first, ...others] = same
    const missing = (first?.missing ?? []).filter((answer) => others.every((each) => each.missing.includes(answer)))
    return tallyOf(call, first?.declared ?? 0, missing)
  })
}

export function sumOfCalls(tallies: readonly CallTally[]): AnswersTally {
  return {
    covered: tallies.reduce((sum, { covered }) => sum + covered, 0),
    declared: tallies.reduce((sum, { declared }) => sum + declared, 0),
    missing: tallies.flatMap(({ call, missing }) => missing.map((answer) => `${call}: ${answer}`)),
  }
}

const tallyOf = (call: string, declared: number, missing: readonly string[]): CallTally => ({
  call,
  covered: declared - missing.length,
  declared,
  missing,
})
