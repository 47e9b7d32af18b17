/** Short facts on one line: where they take a second one it begins with a fact, not with a dot or the end of a date. */
export const joinFacts = (facts: readonly string[]): string =>
  facts.map((fact) => fact.replaceAll(' ', '\u00A0')).join('\u00A0· ')
