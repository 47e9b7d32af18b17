import rosetta from 'rosetta'
import type { ErrorCode, MessageCode } from '../../generated/codes.ts'
import type { Words } from './en/index.ts'
import { type Language, languageFacts } from './languages.ts'
import type { At, KeyOf, ParamsOf } from './types.ts'

/** Every known key: `t('auth.login')`. An unknown one does not compile. */
export type Key = KeyOf<Words>

/** The words of the contract's codes. */
export type CodeWords = Readonly<Record<ErrorCode | MessageCode, string>>

export type Translate = {
  /** The phrase of a key in the present language, with exactly the values that the phrase names. */
  <K extends Key>(key: K, ...params: ParamsOf<At<Words, K>>): string
  /** The words for a code of the contract. */
  code: (code: ErrorCode | MessageCode) => string
  /** A trade, which the server names in English, as the reader calls it; one that we have no word for as it is. */
  category: (name: string) => string
}

/**
 * Makes `t` for one language. A phrase with plural forms takes `count`; the form follows `Intl.PluralRules`, and the
 * number is written the way of the language. While the words of the codes are missing, `t.code` asks for them and says
 * something general.
 */
export function createTranslate(
  language: Language,
  words: unknown,
  codes: CodeWords | null,
  wantCodes: () => void = () => {},
  categories: Readonly<Record<string, string>> = {},
): Translate {
  const { locale, dir } = languageFacts[language]
  // Names and amounts of the other direction keep their order, and the signs at their ends, inside of marks.
  const apart = (value: string) => (dir === 'rtl' ? `\u2068${value}\u2069` : value)
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const dictionary = rosetta<unknown>({ [language]: words })
  dictionary.locale(language)

  const look = (key: string, params?: Record<string, string | number>): string => {
    const shown =
      params &&
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'number' ? numbers.format(value) : apart(value),
        ]),
      )
    const count = params?.['count']
    if (typeof count === 'number') {
      const form = dictionary.t(`${key}.${plurals.select(count)}`, shown) || dictionary.t(`${key}.other`, shown)
      if (form) return form
    }
    // A key without words is a bug; its name on the screen is the quickest way to see it.
    return dictionary.t(key, shown) || key
  }

  return Object.assign((key: string, params?: Record<string, string | number>) => look(key, params), {
    code: (code: ErrorCode | MessageCode) => {
      if (codes) return codes[code]
      wantCodes()
      return look('ui.notRight')
    },
    category: (name: string) => (Object.hasOwn(categories, name) ? categories[name] : undefined) ?? name,
  })
}
