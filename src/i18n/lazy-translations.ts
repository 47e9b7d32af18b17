import type { ErrorCode, MessageCode } from '../../generated/codes.ts'
import type { first } from './en/first.ts'
import type { Translated } from './en/types.ts'
import { lazy, type Lazy } from '../shared/lazy.ts'
import type { Language } from './languages.ts'

/** The words of the contract's error codes. */
export type CodeWords = Readonly<Record<ErrorCode | MessageCode, string>>

/** A language: the words of the interface, and those of error codes. */
export type Dictionary = {
  readonly language: Language
  /** At least those of the first screens. */
  readonly words: Translated<typeof first>
  /** Null while loading; only English fetches them separately. */
  readonly codes: CodeWords | null
  /** The trades by their English names; empty in English. */
  readonly categories: Readonly<Record<string, string>>
}

/** The languages that are fetched. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Lazy<Dictionary>>> = {
  es: lazy(async () => {
    const [{ es, categories }, { messages }] = await Promise.all([
      import('./es/index.ts'),
      import('../../generated/messages/es.ts'),
    ])
    return { language: 'es', words: es, codes: messages, categories }
  }),
  ar: lazy(async () => {
    const [{ ar, categories }, { messages }] = await Promise.all([
      import('./ar/index.ts'),
      import('../../generated/messages/ar.ts'),
    ])
    return { language: 'ar', words: ar, codes: messages, categories }
  }),
}
