/**
 * An amount as drafts hold it, whatever the reader's language: `140`, but `99.50`. Drafts hold any other text only while it is
 * not understood, so what is stored keeps its value when the language changes.
 */
export function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
