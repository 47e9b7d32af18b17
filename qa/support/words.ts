import { notificationText } from '../../server/notifications/render-text.ts'
import { createFormat } from '../../src/i18n/format.ts'
import { type Language, languageFacts } from '../../src/i18n/languages.ts'
import { englishCodes, loadDictionary } from '../../src/i18n/translate.ts'

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
  return leavesOf(words)
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
    ...NEWS.map((kind) => notificationText(kind, {}, language)),
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
