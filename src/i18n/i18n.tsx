import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react'
import { onFirstTouch } from '../shared/lazy.ts'
import { createFormat, type Format } from './format.ts'
import { type Language, languageFacts } from './languages.ts'
import type { CodeWords, Dictionary } from './lazy-translations.ts'
import {
  loadedDictionary,
  english,
  englishCodes,
  laterWords,
  loadDictionary,
  createTranslate,
  type Translate,
} from './translate.ts'

export type I18n = {
  readonly t: Translate
  readonly format: Format
  readonly language: Language
  readonly dir: 'ltr' | 'rtl'
}

function i18nOf({ language, words, categories }: Dictionary, codes: CodeWords | null, wantCodes: () => void): I18n {
  const t = createTranslate(language, words, codes, wantCodes, categories)
  return { t, format: createFormat(language), language, dir: languageFacts[language].dir }
}

const I18nContext = createContext<I18n | null>(null)

type Props = {
  /** The wanted language. The present words stay until it is loaded; at the very start nothing is shown. */
  readonly language: Language
  readonly children: ReactNode
}

/** How long words may take, in milliseconds, before English is shown instead. */
const patience = 5000

/** How long the first screen has to itself before the words of the others are fetched, in milliseconds. */
const quiet = 2_000

/** Provides words and formats, and sets the page's language and direction. */
export function I18nProvider({ language, children }: Props) {
  const [dictionary, setDictionary] = useState(() => loadedDictionary(language))

  useEffect(() => {
    const here = loadedDictionary(language)
    if (here) {
      startTransition(() => setDictionary(here))
      return undefined
    }
    let wanted = true
    const fallBack = () => wanted && setDictionary((present) => present ?? english)
    const timer = setTimeout(fallBack, patience)
    loadDictionary(language).then(
      (loaded) => wanted && startTransition(() => setDictionary(loaded)),
      // If the network fails, the present language stays, or English if there is none yet.
      fallBack,
    )
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [language])

  // The words of the other screens come ahead of them, once the first one is there.
  useEffect(() => {
    const fetchAhead = () => void laterWords.fetch().catch(() => undefined)
    const timer = setTimeout(fetchAhead, quiet)
    const stop = onFirstTouch(fetchAhead)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  const [codes, wantCodes] = useEnglishCodes()
  const value = useMemo(
    () => dictionary && i18nOf(dictionary, dictionary.codes ?? codes, wantCodes),
    [dictionary, codes, wantCodes],
  )

  // Before any part of the page is measured, or focused: what is drawn in one direction first would move to the other.
  useInsertionEffect(() => {
    if (!value) return
    document.documentElement.lang = value.language
    document.documentElement.dir = value.dir
  }, [value])

  return value && <I18nContext value={value}>{children}</I18nContext>
}

/** The English words of error codes are fetched on the first touch, or when one is needed. */
function useEnglishCodes(): [CodeWords | null, () => void] {
  const [codes, setCodes] = useState<CodeWords | null>(null)
  // If the network fails, the next use asks again.
  const want = useCallback(() => void englishCodes().then(setCodes, () => {}), [])
  useEffect(() => onFirstTouch(want), [want])
  return [codes, want]
}

/** `const { t, format } = useI18n()` */
export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('Words need an I18nProvider around them')
  return i18n
}
