import { useMemo } from 'react'
import { useI18n } from '../i18n.tsx'
import type { Language } from '../languages.ts'
import { createLookup } from '../translate.ts'
import type { At, KeyOf, ParamsOf } from '../en/types.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

type Key = KeyOf<typeof en>

/** `w('login.title')`; an unknown key does not compile. Takes exactly the values that the phrase names. */
export type SayInConsole = <K extends Key>(key: K, ...params: ParamsOf<At<typeof en, K>>) => string

const words: Readonly<Record<Language, unknown>> = { en, es, ar }

/** The words of the console in the language of the page. They are a part of its own bundle, apart from those of the app. */
export function useWords(): SayInConsole {
  const { language } = useI18n()
  return useMemo(() => createLookup(language, words[language]), [language])
}
