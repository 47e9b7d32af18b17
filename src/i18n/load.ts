import { en } from './en/index.ts'
import { type Dictionary, translations } from './lazy-translations.ts'
import { lazy } from '../shared/lazy.ts'
import type { Language } from './languages.ts'
import type { CodeWords } from './translate.ts'

/** English words come with the app, so that there is always something to show. */
export const english: Dictionary = { language: 'en', words: en, codes: null, categories: {} }

/**
 * The English words of error codes: needed only when something goes wrong, and so not before somebody does something.
 */
export const { fetch: englishCodes } = lazy<CodeWords>(
  async () => (await import('../../generated/messages/en.ts')).messages,
)

/** A language's words, if they are loaded. */
export function loadedDictionary(language: Language): Dictionary | null {
  return language === 'en' ? english : translations[language].here()
}

/** Fetches a language's words when they are first needed. Rejects if the network fails. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'en' ? english : translations[language].fetch()
}
