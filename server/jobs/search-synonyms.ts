import { ar } from '../places/categories-ar.ts'
import { es } from '../places/categories-es.ts'
import type { TradeName } from './repository-search.ts'

/** What people of a trade call the same thing, in one language or several. */
const SAME: readonly (readonly string[])[] = [
  ['ac', 'air conditioning', 'air conditioner', 'aire acondicionado', 'تكييف', 'مكيف'],
  ['fridge', 'refrigerator', 'refri', 'refrigerador', 'nevera', 'ثلاجة'],
  ['couch', 'sofa', 'sillón', 'أريكة', 'كنبة', 'كنب'],
  ['tap', 'faucet', 'llave', 'grifo', 'حنفية', 'صنبور'],
  ['tv', 'television', 'tele', 'televisor', 'تلفاز', 'تلفزيون'],
  ['apt', 'apartment'],
  ['bbq', 'barbecue'],
  ['washer', 'washing machine'],
  ['sheetrock', 'drywall'],
  ['power wash', 'power washing', 'pressure wash', 'pressure washing'],
  ['mover', 'movers', 'moving'],
  ['plumber', 'plumbing'],
  ['electrician', 'electrical'],
  ['painter', 'painting'],
  ['roofer', 'roofing'],
  ['carpenter', 'carpentry'],
  ['landscaper', 'landscaping'],
  ['photographer', 'photography'],
  ['accountant', 'accounting'],
  ['exterminator', 'pest control'],
  ['pintor', 'pintura'],
  ['carpintero', 'carpintería'],
  ['cerrajero', 'cerrajería'],
  ['jardinero', 'jardinería'],
  ['techador', 'techos'],
  ['wifi', 'wi fi'],
  ['mini split', 'minisplit'],
  ['roach', 'cockroach'],
  ['pc', 'computer'],
  ['ev', 'electric vehicle', 'electric car'],
  ['disposal', 'garbage disposal'],
  ['inodoro', 'excusado'],
  ['alberca', 'piscina'],
  ['abanico', 'ventilador'],
  ['plomero', 'plomería'],
  ['electricista', 'electricidad'],
  ['garaje', 'cochera'],
  ['zacate', 'césped', 'pasto'],
  ['regadera', 'ducha'],
  ['كراج', 'مرآب'],
  ['عفش', 'أثاث'],
]

/** As the database folds words (`search_fold`): lower case, no accents, Arabic letters in one form, blanks for signs. */
export const foldWords = (said: string): string =>
  said
    .normalize('NFKD')
    // A hamza is a part of its letter.
    .replaceAll(/(?![\u0653-\u0655])[\p{M}\u0640]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\b([a-z])\/([a-z])\b/g, '$1$2')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** For each expression what else says the same. */
const others = new Map<string, readonly string[]>()
for (const group of SAME.map((names) => names.map(foldWords))) {
  for (const name of group) others.set(name, [...(others.get(name) ?? [name]), ...group.filter((one) => one !== name)])
}

/** The trades by their names in the other languages of the app; jobs have the English one. */
export const TRADE_NAMES: readonly TradeName[] = [...Object.entries(es), ...Object.entries(ar)]

/** Each single word of them, and of the names of trades: what is searched may be a misspelled one of these. */
export const KNOWN_WORDS: readonly string[] = [
  ...new Set([...others.keys(), ...TRADE_NAMES.map(([, name]) => foldWords(name))].flatMap((name) => name.split(' '))),
]

/** The longest expression in the list, in words. */
const LONGEST = Math.max(...[...others.keys()].map((name) => name.split(' ').length))

/** For each word or expression of a search that itself and what says the same, itself first. */
export function alternativesOf(words: readonly string[]): readonly (readonly [string, ...string[]])[] {
  const [first, ...rest] = words
  if (first === undefined) return []
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    const [, ...same] = others.get(name) ?? []
    if (same.length > 0) return [[name, ...same], ...alternativesOf(words.slice(length))]
  }
  return [[first], ...alternativesOf(rest)]
}
