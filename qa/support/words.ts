import { notificationText } from '../../server/notifications/render-text.ts'
import { createFormat } from '../../src/i18n/format.ts'
import { type Language, languageFacts, languages } from '../../src/i18n/languages.ts'
import { englishCodes, loadDictionary } from '../../src/i18n/translate.ts'
import type { NamesControl } from 'statechart-kit/walk/used-controls'

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

const GAP = '…'

/** What is left of a phrase without its gaps has so many letters at least: with fewer it would fit anything. */
const LEAST = 3

/**
 * Calls controls by the English phrase of the app that they are named with, whatever the language, with a gap for each value and without a
 * count behind it. A name that is no phrase is data, made by a user: a gap alone.
 */
export async function controlNames(language: Language): Promise<NamesControl> {
  const english = new Map((await phrasesIn('en')).map(({ key, phrase }) => [key, phrase]))
  // Somebody on the way may have chosen another language.
  const others = languages.filter((each) => each !== language)
  const known = (await Promise.all([language, ...others].map(phrasesIn))).map((phrases) =>
    phrases
      .map(({ key, phrase }) => ({
        pattern: patternOf(phrase),
        told: withGaps(english.get(key) ?? phrase),
        fixed: fixedOf(phrase),
      }))
      .filter(({ fixed }) => fixed >= LEAST)
      // What says more outright comes first.
      .toSorted((one, other) => other.fixed - one.fixed),
  )
  const phraseOf = (name: string) => known.flat().find(({ pattern }) => pattern.test(name))?.told
  const names = new Map<string, string>()
  return (name) => {
    const told = names.get(name) ?? phraseOf(name) ?? phraseOf(name.replace(COUNT, '')) ?? GAP
    names.set(name, told)
    return told
  }
}

const VALUES = /{{\w+}}/g
const COUNT = / \p{Nd}+\+?$/u

const withGaps = (phrase: string): string => phrase.replaceAll(VALUES, GAP)

const fixedOf = (phrase: string): number => phrase.replaceAll(VALUES, '').match(/\p{L}/gu)?.length ?? 0

function patternOf(phrase: string): RegExp {
  const parts = phrase.split(VALUES).map((part) => part.replaceAll(/[\^$.*+?()[\]{}|/\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`, 's')
}
