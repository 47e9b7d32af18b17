import type { AreaWords, CoreWords } from './en/index.ts'
import { later, type Later } from '../later.ts'
import type { Language } from './languages.ts'
import type { CodeWords } from './translate.ts'
import type { Translated } from './types.ts'

/** Groups of words that screens fetch; all others are always loaded. */
export type Area = keyof AreaWords

/** What is loaded of a language: the interface's words, some of them by group, and those of error codes. */
export type Dictionary = {
  readonly language: Language
  readonly words: Translated<CoreWords> & Partial<Translated<AreaWords>>
  /** Null while loading; only English fetches them separately. */
  readonly codes: CodeWords | null
  /** The trades by their English names; empty in English. */
  readonly categories: Readonly<Record<string, string>>
}

/** The languages that are fetched whole. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Later<Dictionary>>> = {
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

const englishAreas: { readonly [Name in Area]: () => Promise<{ readonly [N in Name]: AreaWords[Name] }> } = {
  account: () => import('./en/account.ts'),
  business: () => import('./en/business.ts'),
  businessDetails: () => import('./en/business-details.ts'),
  record: () => import('./en/record.ts'),
  profile: () => import('./en/profile.ts'),
  safety: () => import('./en/safety.ts'),
  signup: () => import('./en/signup.ts'),
  fields: () => import('./en/fields.ts'),
  postJob: () => import('./en/post-job.ts'),
  dashboard: () => import('./en/dashboard.ts'),
  jobDetails: () => import('./en/job-details.ts'),
  jobActs: () => import('./en/job-acts.ts'),
  jobNotes: () => import('./en/job-notes.ts'),
  messages: () => import('./en/messages.ts'),
  notifications: () => import('./en/notifications.ts'),
  pictures: () => import('./en/pictures.ts'),
}

const asked = new Map<string, Later<Partial<AreaWords>>>()

/** The English words of some groups: always the same for the same groups. Other languages are loaded whole. */
export function englishWords(areas: readonly Area[]): Later<Partial<AreaWords>> {
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

/** What a reader of this language needs for these groups. */
export function wordsFor(language: Language, areas: readonly Area[]): readonly Later<unknown>[] {
  if (language !== 'en') return [translations[language]]
  return areas.length === 0 ? [] : [englishWords(areas)]
}
