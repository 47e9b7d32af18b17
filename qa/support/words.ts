import { wordsOf } from '../../server/news/words.ts'
import { createFormat } from '../../src/i18n/format.ts'
import { type Language, languageFacts } from '../../src/i18n/languages.ts'
import { type Area, type Dictionary, englishWords } from '../../src/i18n/fetched-words.ts'
import { englishCodes, loadDictionary } from '../../src/i18n/load.ts'

const AREAS = {
  account: 1,
  profile: 1,
  business: 1,
  businessDetails: 1,
  record: 1,
  safety: 1,
  signup: 1,
  fields: 1,
  postJob: 1,
  dashboard: 1,
  jobDetails: 1,
  jobActs: 1,
  jobNotes: 1,
  messages: 1,
  notifications: 1,
  pictures: 1,
} as const satisfies Record<Area, 1>
/**
 * Every area of words. Object.keys forgets the names of the keys; the table is the constant above, so they are exactly these.
 */
export const areas = Object.keys(AREAS) as Area[]
const NEWS = ['bid_placed', 'bid_edited', 'bid_accepted', 'bid_not_chosen', 'job_edited', 'job_rated', 'job_matching']
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15, month * 2)))
const NOW = new Date('2026-03-07T12:00:00Z')
const AGO = [1, 2, 3, 11].flatMap((count) => [60_000, 3_600_000, 86_400_000].map((unit) => count * unit))

/** What a language can say: its single words in lower case, and the keys of its phrases. */
export type Vocabulary = { readonly words: ReadonlySet<string>; readonly keys: ReadonlySet<string> }

/** Every phrase of the interface in a language, with its key. */
export async function phrasesIn(
  language: Language,
): Promise<readonly { readonly key: string; readonly phrase: string }[]> {
  const { words } = await loadDictionary(language)
  const more: Partial<Dictionary['words']> = language === 'en' ? await englishWords(areas).fetch() : {}
  return leavesOf({ ...words, ...more })
}

/** Everything that the interface, the server's news and `Intl` can say in a language. */
export async function vocabularyOf(language: Language): Promise<Vocabulary> {
  const { codes, categories } = await loadDictionary(language)
  const phrases = await phrasesIn(language)
  const { cardDate, date, ago, list } = createFormat(language)
  const said = [
    ...phrases.map(({ phrase }) => phrase.replaceAll(/{{\w+}}/g, ' ')),
    ...Object.values(codes ?? (await englishCodes())),
    ...Object.entries(categories).map(([, name]) => name),
    ...(language === 'en' ? Object.keys((await loadDictionary('es')).categories) : []),
    ...NEWS.map((kind) => wordsOf(kind, {}, language)),
    ...MONTHS.flatMap((at) => [cardDate(at), date(at)]),
    ...AGO.map((past) => ago(new Date(NOW.getTime() - past), NOW)),
    list(['', '', '']),
    ...Object.values(languageFacts).map(({ name }) => name),
  ]
  return { words: new Set(said.flatMap(wordsIn)), keys: new Set(phrases.map(({ key }) => key)) }
}

/** The words of a text: two letters and more, in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []
}

function leavesOf(tree: object, path: readonly string[] = []): { key: string; phrase: string }[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, [...path, name])
      : [{ key: [...path, name].join('.'), phrase: String(value) }],
  )
}
