import { messages as enMessages } from '../../generated/messages/en.ts'
import { type Words, en } from './en/index.ts'
import type { Language } from './languages.ts'
import type { CodeWords } from './translate.ts'
import type { Translated } from './types.ts'

/** All that a language brings: the words of the interface and those of the contract's codes. */
export type Dictionary = { readonly language: Language; readonly words: Translated<Words>; readonly codes: CodeWords }

/** English is part of the first download, so that there are always words to show. */
export const english: Dictionary = { language: 'en', words: en, codes: enMessages }

/** Fetches the words of a language when they are first asked for. Rejects when the network does. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  switch (language) {
    case 'en':
      return english
    case 'es': {
      const [{ es }, { messages }] = await Promise.all([
        import('./es/index.ts'),
        import('../../generated/messages/es.ts'),
      ])
      return { language, words: es, codes: messages }
    }
    case 'ar': {
      const [{ ar }, { messages }] = await Promise.all([
        import('./ar/index.ts'),
        import('../../generated/messages/ar.ts'),
      ])
      return { language, words: ar, codes: messages }
    }
  }
}
