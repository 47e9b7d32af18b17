import { type NumberStyle, numberStyle } from './format.ts'
import { type Language, languageFacts } from './languages.ts'

/** What a typed text says about an amount in dollars. */
export type AmountReading =
  | { readonly type: 'empty' }
  | { readonly type: 'amount'; readonly value: number }
  /** It is no amount, or has more than two decimals. */
  | { readonly type: 'invalid' }
  /** It can be read in two ways, the larger one first: in English `2.350` is $2,350 or $2.35. */
  | { readonly type: 'ambiguous'; readonly readings: readonly [number, number] }

/** The locales in which readers of a language type numbers. */
const typedIn: Readonly<Record<Language, readonly string[]>> = {
  en: [languageFacts.en.numbers],
  es: [languageFacts.es.numbers],
  ar: [languageFacts.ar.numbers, 'ar-u-nu-arab'],
}
const allTyped = Object.values(typedIn).flat()

/** Arabic and Persian digits, by their character. Compatibility forms become Latin by normalizing. */
const digits: ReadonlyMap<string, string> = new Map(
  ['arab', 'arabext'].flatMap((system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`)
    return Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)] as const)
  }),
)

/**
 * Reads an amount in dollars as a reader of the language does. Separators of another language count where only one
 * reading is left: `1,000.50` in Spanish. A text never has different amounts in two languages.
 */
export function readAmount(text: string, language: Language): AmountReading {
  const cleaned = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/^\s*(?:US\s?\$|USD|\$)|(?:US\s?\$|USD|\$)\s*$/gi, '')
    .trim()
    .replaceAll(/\p{Nd}/gu, (digit) => digits.get(digit) ?? digit)
  if (cleaned === '') return { type: 'empty' }
  const read = (locales: readonly string[]) => locales.flatMap((locale) => readIn(cleaned, numberStyle(locale)))
  const own = read(typedIn[language]).find(({ decimals }) => decimals <= 2)
  if (own) return { type: 'amount', value: own.value }
  const values = [...new Set(read(allTyped).map(({ value }) => value))].toSorted((one, other) => other - one)
  const [value, other] = values
  if (value === undefined) return { type: 'invalid' }
  if (other !== undefined) return { type: 'ambiguous', readings: [value, other] }
  return hasCents(value) ? { type: 'amount', value } : { type: 'invalid' }
}

/** The amount in the separators of the language, without those of thousands, as a reader would type it: `99,50`. */
export function writeAmount(value: number, language: Language): string {
  return new Intl.NumberFormat(languageFacts[language].numbers, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value)
}

/** The number that a text is with these separators, and how many decimals it has; empty if it is none. */
function readIn(text: string, { group, decimal }: NumberStyle): readonly { value: number; decimals: number }[] {
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const isGrouped = whole.includes(group)
  const isWhole = isGrouped ? isInThousands(whole.split(group)) : /^\d*$/.test(whole)
  if (more.length > 0 || !isWhole || !/^\d*$/.test(fraction) || whole + fraction === '') return []
  return [{ value: Number(`${whole.replaceAll(group, '')}.${fraction}0`), decimals: fraction.length }]
}

const isInThousands = ([first = '', ...others]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((part) => /^\d{3}$/.test(part))

const hasCents = (value: number): boolean => Number(value.toFixed(2)) === value
