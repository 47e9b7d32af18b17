import type { Language } from '../../src/i18n/languages.ts'
import { ar } from './script-texts/ar.ts'
import { en, type Told } from './script-texts/en.ts'
import { es } from './script-texts/es.ts'

/** The language in which the run walks: that of `QA_LANGUAGE`. */
export const language: Language = languageFrom(process.env['QA_LANGUAGE'] ?? 'en')

const languages: { readonly [Name in Language]: Told } = { en, es, ar }

/** What scripts say of the app, in that language. */
export const told: Told = languages[language]

function languageFrom(text: string): Language {
  if (text === 'en' || text === 'es' || text === 'ar') return text
  throw new Error(`QA_LANGUAGE must be en, es or ar, not ${text}`)
}
