import type { NamesControl } from 'statechart-kit/walk/used-controls'
import { languages, type Language } from '../../src/i18n/languages.ts'
import { phrasesIn } from './words.ts'

const GAP = '…'

/** What is left of a phrase without its gaps has so many letters at least: with fewer it would fit anything. */
const LEAST = 3

/**
 * Calls controls by the English phrase of the app that they are named with, whatever the language, with a gap for each value. A name that is
 * no phrase is data, made by a user: a gap alone.
 */
export async function controlNames(language: Language): Promise<NamesControl> {
  const english = new Map((await phrasesIn('en')).map(({ key, phrase }) => [key, phrase]))
  // Somebody on the way may have chosen another language.
  const others = languages.filter((each) => each !== language)
  const known = (await Promise.all([language, ...others].map(phrasesIn))).map((phrases) =>
    phrases
      .map(({ key, phrase }) => ({
        pattern: patternOf(phrase),
        told: withGaps(english.get(key) ?? phrase),
        fixed: fixedOf(phrase),
      }))
      .filter(({ fixed }) => fixed >= LEAST)
      // What says more outright comes first.
      .toSorted((one, other) => other.fixed - one.fixed),
  )
  const names = new Map<string, string>()
  return (name) => {
    const told = names.get(name) ?? known.flat().find(({ pattern }) => pattern.test(name))?.told ?? GAP
    names.set(name, told)
    return told
  }
}

const VALUES = /{{\w+}}/g

const withGaps = (phrase: string): string => phrase.replaceAll(VALUES, GAP)

const fixedOf = (phrase: string): number => phrase.replaceAll(VALUES, '').match(/\p{L}/gu)?.length ?? 0

function patternOf(phrase: string): RegExp {
  const parts = phrase.split(VALUES).map((part) => part.replaceAll(/[\^$.*+?()[\]{}|/\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`, 's')
}
