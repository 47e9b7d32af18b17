import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createFormat, type Format } from './format.ts'
import { type Language, languageFacts } from './languages.ts'
import { type Dictionary, english, loadDictionary } from './load.ts'
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

const I18nContext = createContext<I18n | null>(null)

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
      (loaded) => wanted && setDictionary(loaded),
      // Without a network the present language stays, and English where there is none yet.
      () => wanted && setDictionary((present) => present ?? english),
    )
    return () => {
      wanted = false
    }
  }, [language])

  const i18n = useMemo(() => dictionary && createI18n(dictionary), [dictionary])

  useLayoutEffect(() => {
    if (!i18n) return
    document.documentElement.lang = i18n.language
    document.documentElement.dir = i18n.dir
  }, [i18n])

  return i18n && <I18nContext value={i18n}>{children}</I18nContext>
}

/** `const { t, format } = useI18n()` */
export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useI18n needs an I18nProvider around it')
  return i18n
}
