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
import { onFirstTouch } from '../later.ts'
import { createFormat, type Format } from './format.ts'
import { type Language, languageFacts } from './languages.ts'
import { type Area, type Dictionary, englishWords } from './fetched-words.ts'
import { dictionaryHere, english, englishCodes, loadDictionary } from './load.ts'
import { type CodeWords, createTranslate, type Translate } from './translate.ts'

export type I18n = {
  readonly t: Translate
  readonly format: Format
  readonly language: Language
  readonly dir: 'ltr' | 'rtl'
}

/** The loaded words, how to load those of error codes, and the functions made from both. */
type Known = { readonly dictionary: Dictionary; readonly wantCodes: () => void; readonly i18n: I18n }

function know(dictionary: Dictionary, wantCodes: () => void, format = createFormat(dictionary.language)): Known {
  const { language, words, codes, categories } = dictionary
  const t = createTranslate(language, words, codes, wantCodes, categories)
  return {
    dictionary,
    wantCodes,
    i18n: { t, format, language, dir: languageFacts[language].dir },
  }
}

const I18nContext = createContext<Known | null>(null)

type Props = {
  /** The wanted language. The present words stay until it is loaded; at the very start nothing is shown. */
  readonly language: Language
  readonly children: ReactNode
}

/** How long words may take, in milliseconds, before English is shown instead. */
const patience = 5000

/** Provides words and formats, and sets the page's language and direction. */
export function I18nProvider({ language, children }: Props) {
  const [dictionary, setDictionary] = useState(() => dictionaryHere(language))

  useEffect(() => {
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

  const [codes, wantCodes] = useEnglishCodes()
  const value = useMemo(
    () => dictionary && know({ ...dictionary, codes: dictionary.codes ?? codes }, wantCodes),
    [dictionary, codes, wantCodes],
  )

  // Before any part of the page is measured, or focused: what is drawn in one direction first would move to the other.
  useInsertionEffect(() => {
    if (!value) return
    document.documentElement.lang = value.i18n.language
    document.documentElement.dir = value.i18n.dir
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

/** Adds the words of some groups for its children; suspends while they load. */
export function WithWords({ of: areas, children }: { readonly of: readonly Area[]; readonly children: ReactNode }) {
  const { words } = useWords().dictionary
  const more = englishWords(areas)
  // React replays what suspended: what was suspended for may be called no more then, so that no other hook may follow it.
  const fetched = areas.every((area) => area in words) ? null : (more.here() ?? use(more.promise()))
  return <MoreWords words={fetched}>{children}</MoreWords>
}

type MoreWordsProps = { readonly words: Partial<Dictionary['words']> | null; readonly children: ReactNode }

function MoreWords({ words, children }: MoreWordsProps) {
  const known = useWords()
  const value = useMemo(() => {
    const { dictionary, wantCodes, i18n } = known
    return words ? know({ ...dictionary, words: { ...dictionary.words, ...words } }, wantCodes, i18n.format) : known
  }, [known, words])
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
