import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createFormat, type Format } from './format.ts'
import { type Language, languageFacts } from './languages.ts'
import { type Area, type Dictionary, english, englishWords, loadDictionary } from './load.ts'
import { createTranslate, type Translate } from './translate.ts'

export type I18n = {
  readonly t: Translate
  readonly format: Format
  readonly language: Language
  readonly dir: 'ltr' | 'rtl'
}

function createI18n({ language, words, codes }: Dictionary): I18n {
  return {
    t: createTranslate(language, words, codes),
    format: createFormat(language),
    language,
    dir: languageFacts[language].dir,
  }
}

/** The words at hand, and what is made of them. */
const I18nContext = createContext<{ readonly dictionary: Dictionary; readonly i18n: I18n } | null>(null)

type Props = {
  /** The language that is wanted. Until its words have arrived the present ones stay; at the very start nothing is shown. */
  readonly language: Language
  readonly children: ReactNode
}

/** Gives words and formats to everything inside, and tells the page its language and direction. */
export function I18nProvider({ language, children }: Props) {
  const [dictionary, setDictionary] = useState(language === 'en' ? english : null)

  useEffect(() => {
    let wanted = true
    loadDictionary(language).then(
      (loaded) => wanted && startTransition(() => setDictionary(loaded)),
      // Without a network the present language stays, and English where there is none yet.
      () => wanted && setDictionary((present) => present ?? english),
    )
    return () => {
      wanted = false
    }
  }, [language])

  const value = useMemo(() => dictionary && { dictionary, i18n: createI18n(dictionary) }, [dictionary])

  useLayoutEffect(() => {
    if (!value) return
    document.documentElement.lang = value.i18n.language
    document.documentElement.dir = value.i18n.dir
  }, [value])

  return value && <I18nContext value={value}>{children}</I18nContext>
}

const nothing = {}

/** Adds the words of some areas for everything inside; suspends while they are on their way. */
export function WithWords({ of: areas, children }: { readonly of: readonly Area[]; readonly children: ReactNode }) {
  const { dictionary } = useWords()
  const isThere = areas.every((area) => area in dictionary.words)
  const fetched = isThere ? nothing : use(englishWords(areas))
  const value = useMemo(() => {
    const all = { ...dictionary, words: { ...dictionary.words, ...fetched } }
    return { dictionary: all, i18n: createI18n(all) }
  }, [dictionary, fetched])
  return <I18nContext value={value}>{children}</I18nContext>
}

function useWords() {
  const words = use(I18nContext)
  if (!words) throw new Error('Words need an I18nProvider around them')
  return words
}

/** `const { t, format } = useI18n()` */
export function useI18n(): I18n {
  return useWords().i18n
}
