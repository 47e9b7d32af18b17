import type { Language } from '../../schema/column-types.ts'
import { categories as inArabic } from '../../../generated/categories/ar.ts'
import { categories as inSpanish } from '../../../generated/categories/es.ts'
import { ar } from './texts-ar.ts'
import { es } from './texts-es.ts'
import { en, type PublicTexts } from './texts-en.ts'

const texts: Readonly<Record<Language, PublicTexts>> = { en, es, ar }
const tradeNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, es: inSpanish, ar: inArabic }

/** For `Intl`. Arabic keeps Latin digits, as in the app. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', ar: 'ar-u-nu-latn' }

/** The languages of the pages, each named in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ar: 'العربية' }
export const LANGUAGES: readonly Language[] = ['en', 'es', 'ar']

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** Everything that a page says in one language. */
export type Words = Readonly<{
  language: Language
  t: PublicTexts
  trade: (name: string) => string
  /** One text for each form of the plural. */
  count: (forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>, count: number) => string
  /** Of a time, or of one such as 2026-03: `March 2026`. */
  month: (at: string) => string
  list: (items: readonly string[]) => string
  rating: (stars: number) => string
}>

/** Formatters are costly to make, so each language has its own once it is asked for. */
const known = new Map<Language, Words>()

export function wordsOf(language: Language): Words {
  const words = known.get(language) ?? makeWords(language)
  known.set(language, words)
  return words
}

function makeWords(language: Language): Words {
  const locale = LOCALES[language]
  const plural = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const stars = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    language,
    t: texts[language],
    trade: (name) => tradeNames[language][name] ?? name,
    count: (forms, count) => fill(forms[plural.select(count)] ?? forms.other ?? '', { count: numbers.format(count) }),
    month: (at) => months.format(new Date(at)),
    list: (items) => lists.format(items),
    rating: (average) => stars.format(average),
  }
}

/** Puts values in the place of their names in double braces. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
