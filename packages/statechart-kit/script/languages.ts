import type { Phrases } from './phrases.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'

const languages: { readonly [Code in string]?: Phrases } = { en, es, ar }

/** The phrases of a language by its code; English where there are none. */
export function phrasesOf(language: string): Phrases {
  return languages[language] ?? en
}
