/** The amount of a draft; undefined if there is none, and 0, which every rule refuses, if the text was not understood. */
export function amountOf(text: string): number | undefined {
  if (text.trim() === '') return undefined
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : 0
}
