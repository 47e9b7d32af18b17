import { core } from './en/core.ts'
import type { AreaWords, CoreWords } from './en/index.ts'
import { later, type Later } from '../later.ts'
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
export const { fetch: englishCodes } = later<CodeWords>(
  async () => (await import('../../generated/messages/en.ts')).messages,
)

const dictionaries: Readonly<Record<Language, Later<Dictionary>>> = {
  en: later(async () => english),
  es: later(async () => {
    const [{ es, categories }, { messages }] = await Promise.all([
      import('./es/index.ts'),
      import('../../generated/messages/es.ts'),
    ])
    return { language: 'es', words: es, codes: messages, categories }
  }),
  ar: later(async () => {
    const [{ ar, categories }, { messages }] = await Promise.all([
      import('./ar/index.ts'),
      import('../../generated/messages/ar.ts'),
    ])
    return { language: 'ar', words: ar, codes: messages, categories }
  }),
}

/** Fetches the words of a language when they are first asked for. Rejects when the network does. */
export function loadDictionary(language: Language): Promise<Dictionary> {
  return dictionaries[language].fetch()
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

const asked = new Map<string, Later<Partial<AreaWords>>>()

function wordsOf(areas: readonly Area[]): Later<Partial<AreaWords>> {
  const key = areas.join()
  const words =
    asked.get(key) ??
    later(async () => {
      const words: Partial<AreaWords> = {}
      for (const module of await Promise.all(areas.map((area) => englishAreas[area]()))) Object.assign(words, module)
      return words
    })
  asked.set(key, words)
  return words
}

/** The English words of some areas: the same promise each time for the same areas. Other languages come as a whole. */
export function englishWords(areas: readonly Area[]): Promise<Partial<AreaWords>> {
  return wordsOf(areas).promise()
}

/** Starts fetching what a reader of this language needs to read these areas; answers whether it is at hand. */
export function prepareWords(language: Language, areas: readonly Area[]): boolean {
  if (language !== 'en' || areas.length === 0) return true
  void englishWords(areas)
  return wordsOf(areas).here() !== null
}
