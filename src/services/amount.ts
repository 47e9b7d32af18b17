/**
 * The dollars that somebody typed: `100`, `100.50`, `1,000.50`, `$100`, `100,50` where the keyboard has a decimal
 * comma, or Arabic digits. Undefined if nothing was typed; 0, which every rule refuses, if it is not an amount.
 */
export function amountOf(text: string): number | undefined {
  const typed = text.replace(/[\s$\u200e\u200f]/g, '').replace(/[٠-٩]/g, latin)
  if (typed === '') return undefined
  const plain = typed.replace('٫', '.').replaceAll('٬', '')
  if (/^\d+,\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0
}

/** An amount as one would type it: `140`, but `99.50`. */
export function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}

const latin = (digit: string): string => String(digit.charCodeAt(0) - '٠'.charCodeAt(0))
