import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { onFirstTouch } from '../later.ts'
import { createFormat, type Format } from './format.ts'
import { type Language, languageFacts } from './languages.ts'
import { type Area, type Dictionary, english, englishCodes, englishWords, loadDictionary } from './load.ts'
import { type CodeWords, createTranslate, type Translate } from './translate.ts'

export type I18n = {
  readonly t: Translate
  readonly format: Format
  readonly language: Language
  readonly dir: 'ltr' | 'rtl'
}

/** The words at hand, how to ask for those of the codes, and what is made of both. */
type Known = { readonly dictionary: Dictionary; readonly wantCodes: () => void; readonly i18n: I18n }

function know(dictionary: Dictionary, wantCodes: () => void): Known {
  const { language, words, codes, categories } = dictionary
  const t = createTranslate(language, words, codes, wantCodes, categories)
  return {
    dictionary,
    wantCodes,
    i18n: { t, format: createFormat(language), language, dir: languageFacts[language].dir },
  }
}

const I18nContext = createContext<Known | null>(null)

type Props = {
  /** The language that is wanted. Until its words have arrived the present ones stay; at the very start nothing is shown. */
  readonly language: Language
  readonly children: ReactNode
}

/** How long words may take, in milliseconds, before English ones stand in for them. */
const patience = 5000

/** Gives words and formats to everything inside, and tells the page its language and direction. */
export function I18nProvider({ language, children }: Props) {
  const [dictionary, setDictionary] = useState(language === 'en' ? english : null)

  useEffect(() => {
    let wanted = true
    const fallBack = () => wanted && setDictionary((present) => present ?? english)
    const timer = setTimeout(fallBack, patience)
    loadDictionary(language).then(
      (loaded) => wanted && startTransition(() => setDictionary(loaded)),
      // Without a network the present language stays, and English where there is none yet.
      fallBack,
    )
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [language])

  const [codes, wantCodes] = useEnglishCodes()
  const value = useMemo(
    () => dictionary && know({ ...dictionary, codes: dictionary.codes ?? codes }, wantCodes),
    [dictionary, codes, wantCodes],
  )

  useLayoutEffect(() => {
    if (!value) return
    document.documentElement.lang = value.i18n.language
    document.documentElement.dir = value.i18n.dir
  }, [value])

  return value && <I18nContext value={value}>{children}</I18nContext>
}

/** The English words of the codes are fetched when somebody first touches the page, or when one is wanted. */
function useEnglishCodes(): [CodeWords | null, () => void] {
  const [codes, setCodes] = useState<CodeWords | null>(null)
  // Without a network they are asked for again the next time.
  const want = useCallback(() => void englishCodes().then(setCodes, () => {}), [])
  useEffect(() => onFirstTouch(want), [want])
  return [codes, want]
}

const nothing = {}

/** Adds the words of some areas for everything inside; suspends while they are on their way. */
export function WithWords({ of: areas, children }: { readonly of: readonly Area[]; readonly children: ReactNode }) {
  const { dictionary, wantCodes } = useWords()
  const isThere = areas.every((area) => area in dictionary.words)
  const fetched = isThere ? nothing : use(englishWords(areas))
  const value = useMemo(
    () => know({ ...dictionary, words: { ...dictionary.words, ...fetched } }, wantCodes),
    [dictionary, fetched, wantCodes],
  )
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
