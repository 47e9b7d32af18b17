/** As long as a short line of a card on a phone, in characters: a longer fact may break between its words. */
const SHORT = 18

/** Facts on one line: where they take a second one it begins with a fact, not with a dot or the end of a date. */
export const joinFacts = (facts: readonly string[]): string =>
  facts.map((fact) => (fact.length > SHORT ? fact : fact.replaceAll(' ', '\u00A0'))).join('\u00A0· ')
