/** The amount of a draft; 0, which every rule refuses, if its text is none. */
export function amountOf(text: string): number {
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : 0
}

/** The same for the rules, which tell a missing amount from a wrong one: undefined if nothing was typed. */
export function typedAmount(text: string): number | undefined {
  return text.trim() === '' ? undefined : amountOf(text)
}
