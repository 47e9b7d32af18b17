import rosetta from 'rosetta'
import type { ErrorCode, MessageCode } from '../../generated/codes.ts'
import { isolate } from '../../generated/isolate.ts'
import { first } from './en/first.ts'
import type { Translations } from './en/index.ts'
import { type Language, languageFacts } from './languages.ts'
import type { At, KeyOf, ParamsOf } from './en/types.ts'
import { type CodeWords, type Dictionary, translations } from './lazy-translations.ts'
import { lazy } from '../shared/lazy.ts'

/** Every key: `t('auth.login')`. An unknown key does not compile. */
export type Key = KeyOf<Translations>

export type Translate = {
  /** The phrase in the present language; takes exactly the values that the phrase names. */
  <K extends Key>(key: K, ...params: ParamsOf<At<Translations, K>>): string
  /** The words of an error code. */
  code: (code: ErrorCode | MessageCode) => string
  /** A trade in the reader's language; the server names it in English, and unknown ones stay as they are. */
  category: (name: string) => string
}

/**
 * Makes `t` for one language. A phrase with plural forms takes `count`; `Intl.PluralRules` picks the form, and the
 * number is written in the language's way. Until the words of error codes are loaded, `t.code` asks for them and
 * returns a general phrase.
 */
export function createTranslate(
  language: Language,
  words: unknown,
  codes: CodeWords | null,
  wantCodes: () => void = () => {},
  categories: Readonly<Record<string, string>> = {},
): Translate {
  const look = createLookup(language, words)
  return Object.assign((key: string, params?: Params) => look(key, params), {
    code: (code: ErrorCode | MessageCode) => {
      if (codes) return codes[code]
      wantCodes()
      return look('ui.notRight')
    },
    category: (name: string) => (Object.hasOwn(categories, name) ? categories[name] : undefined) ?? name,
  })
}

type Params = Readonly<Record<string, string | number>>

/** Finds phrases of any words by their dotted paths, and puts values into them in the language's way. */
export function createLookup(language: Language, words: unknown): (key: string, params?: Params) => string {
  const { locale, numbers: written, dir } = languageFacts[language]
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(written)
  const dictionary = rosetta<unknown>({ [language]: words })
  dictionary.locale(language)

  return (key, params) => {
    const shown =
      params &&
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'number' ? numbers.format(value) : isolate(value, dir),
        ]),
      )
    const count = params?.['count']
    if (typeof count === 'number') {
      const form = dictionary.t(`${key}.${plurals.select(count)}`, shown) || dictionary.t(`${key}.other`, shown)
      if (form) return form
    }
    // A missing phrase is a bug; showing its key makes it easy to spot.
    return dictionary.t(key, shown) || key
  }
}

/** Grows with what is fetched: a screen that needs the later words waits for them. */
const words: Dictionary['words'] = { ...first }

/** The first English words come with the app, so that there is always something to show. */
export const english: Dictionary = { language: 'en', words, codes: null, categories: {} }

/** The English words of all screens but the first ones. */
export const laterWords = lazy(async () => Object.assign(words, (await import('./en/later.ts')).later))

/**
 * The English words of error codes: needed only when something goes wrong, and so not before somebody does something.
 */
export const { fetch: englishCodes } = lazy<CodeWords>(
  async () => (await import('../../generated/messages/en.ts')).messages,
)

/** A language's words, if they are loaded; of English, those that are. */
export function loadedDictionary(language: Language): Dictionary | null {
  return language === 'en' ? english : translations[language].here()
}

/** Fetches a language's words when they are first needed. Rejects if the network fails. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  if (language !== 'en') return translations[language].fetch()
  await laterWords.fetch()
  return english
}
