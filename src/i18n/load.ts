import { core } from './en/core.ts'
import type { AreaWords, CoreWords } from './en/index.ts'
import type { Language } from './languages.ts'
import type { CodeWords } from './translate.ts'
import type { Translated } from './types.ts'

/** Words that a screen brings along; the rest is always there. */
export type Area = keyof AreaWords

/** What is known of a language: the words of the interface, some of them area by area, and those of the contract's codes. */
export type Dictionary = {
  readonly language: Language
  readonly words: Translated<CoreWords> & Partial<Translated<AreaWords>>
  /** Null while they are on their way; English alone fetches them apart from the rest. */
  readonly codes: CodeWords | null
  /** The trades by their English names; the source language has them as they come. */
  readonly categories: Readonly<Record<string, string>>
}

/** The heart of English is part of the first download, so that there are always words to show. */
export const english: Dictionary = { language: 'en', words: core, codes: null, categories: {} }

/** The English words of the contract's codes: needed as soon as something goes wrong, which takes somebody to do something. */
export async function englishCodes(): Promise<CodeWords> {
  const { messages } = await import('../../generated/messages/en.ts')
  return messages
}

/** Fetches the words of a language when they are first asked for. Rejects when the network does. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  switch (language) {
    case 'en':
      return english
    case 'es': {
      const [{ es, categories }, { messages }] = await Promise.all([
        import('./es/index.ts'),
        import('../../generated/messages/es.ts'),
      ])
      return { language, words: es, codes: messages, categories }
    }
    case 'ar': {
      const [{ ar, categories }, { messages }] = await Promise.all([
        import('./ar/index.ts'),
        import('../../generated/messages/ar.ts'),
      ])
      return { language, words: ar, codes: messages, categories }
    }
  }
}

const englishAreas: { readonly [Name in Area]: () => Promise<{ readonly [N in Name]: AreaWords[Name] }> } = {
  account: () => import('./en/account.ts'),
  profile: () => import('./en/profile.ts'),
  signup: () => import('./en/signup.ts'),
  postJob: () => import('./en/post-job.ts'),
  dashboard: () => import('./en/dashboard.ts'),
  jobDetails: () => import('./en/job-details.ts'),
  notifications: () => import('./en/notifications.ts'),
}

const asked = new Map<string, Promise<Partial<AreaWords>>>()
const failed = new Set<string>()

/**
 * The English words of some areas: the same promise each time for the same areas. One that failed stays so until it is
 * renewed, for whoever waits for it while rendering would otherwise ask without end. Other languages come as a whole.
 */
export function englishWords(areas: readonly Area[]): Promise<Partial<AreaWords>> {
  const key = areas.join()
  const known = asked.get(key)
  if (known) return known
  const words = Promise.all(areas.map((area) => englishAreas[area]())).then(
    (modules) => Object.assign({}, ...modules) as Partial<AreaWords>,
  )
  words.catch(() => failed.add(key))
  asked.set(key, words)
  return words
}

/** Words that could not be fetched are asked for again from now on. */
export function renewFailedWords(): void {
  for (const key of failed) asked.delete(key)
  failed.clear()
}
