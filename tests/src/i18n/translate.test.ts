import { describe, expect, expectTypeOf, test } from 'vitest'
import { languages } from '../../../src/i18n/languages.ts'
import { english, englishCodes, loadDictionary, createTranslate, type Key } from '../../../src/i18n/translate.ts'
import type { KeyOf, ParamsOf, Translated } from '../../../src/i18n/en/types.ts'

const en = createTranslate('en', english.words, await englishCodes())

describe('t', () => {
  test('answers the phrase of a key', () => {
    expect(en('auth.login.submit')).toBe('Login')
  })

  test('puts values in', () => {
    expect(en('ui.noResults', { search: 'roof' })).toBe('Nothing found for “roof”')
  })

  test.each([
    [1, '1 star'],
    [5, '5 stars'],
  ])('chooses the plural form of %d', (count, words) => {
    expect(en('ui.stars', { count })).toBe(words)
  })

  test('keeps values together where the words run the other way', async () => {
    const { words, codes } = await loadDictionary('ar')
    const ar = createTranslate('ar', words, codes)
    expect(ar('jobDetails.assigned.elsewhereText', { name: 'Bell & Sons Inc.' })).toBe(
      'أُسند هذا العمل إلى \u2068Bell & Sons Inc.\u2069.',
    )
  })

  test('keeps a name together that runs the other way', () => {
    expect(en('ui.noResults', { search: 'سقف (2)' })).toBe('Nothing found for “\u2068سقف (2)\u2069”')
  })

  test('writes numbers the way of the language', () => {
    expect(en('ui.results', { count: 1234 })).toBe('1,234 results')
  })

  test('has words for codes', () => {
    expect(en.code('INVALID_CREDENTIALS')).toBe('Invalid email or password')
  })

  test('asks for the words of codes while they are missing, and says something general', () => {
    const asked: string[] = []
    const early = createTranslate('en', english.words, null, () => asked.push('codes'))
    expect([early.code('INVALID_CREDENTIALS'), asked]).toEqual([
      'Something is not right. Check the form and try again.',
      ['codes'],
    ])
  })

  test('knows the six forms of Arabic', async () => {
    const { words, codes } = await loadDictionary('ar')
    const ar = createTranslate('ar', words, codes)
    expect([0, 1, 2, 3, 11, 100].map((count) => ar('ui.stars', { count }))).toEqual([
      '0 نجمة',
      'نجمة واحدة',
      'نجمتان',
      '3 نجوم',
      '11 نجمة',
      '100 نجمة',
    ])
  })
})

type Leaf = { readonly key: string; readonly phrase: string; readonly form: string | null }

const forms = new Set<string>(['zero', 'one', 'two', 'few', 'many', 'other'])

function leavesOf(tree: object, path: string[] = []): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): Leaf[] => {
    if (typeof value === 'object' && value !== null) return leavesOf(value, [...path, name])
    const isForm = forms.has(name)
    return [{ key: (isForm ? path : [...path, name]).join('.'), phrase: String(value), form: isForm ? name : null }]
  })
}

const namesIn = (phrase: string) => [...phrase.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').toSorted()

describe.each(languages)('the words of %s', (language) => {
  test('are all there, and name the values of the source and no others', async () => {
    const { words } = await loadDictionary(language)
    const source = new Map(Map.groupBy(leavesOf(english.words), ({ key }) => key))
    expect(new Set(leavesOf(words).map(({ key }) => key))).toEqual(new Set(source.keys()))
    for (const { key, phrase, form } of leavesOf(words)) {
      expect({ key, isBlank: phrase.trim() === '' }).toEqual({ key, isBlank: false })
      const known = new Set((source.get(key) ?? []).flatMap((leaf) => namesIn(leaf.phrase)))
      const used = namesIn(phrase)
      // A plural form may say "two stars" without the number; everything else has to be said.
      const wanted = form === null ? [...known].toSorted() : used.filter((name) => known.has(name))
      expect({ key, used }).toEqual({ key, used: wanted })
    }
  })

  test('have the plural forms that the language needs', async () => {
    const { words } = await loadDictionary(language)
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    // Spanish needs its "many" for millions alone, and none of anything is said like any other number.
    const telling = needed.filter((form) => form !== 'zero' && !(language === 'es' && form === 'many'))
    const plurals = Map.groupBy(
      leavesOf(words).filter(({ form }) => form !== null),
      ({ key }) => key,
    )
    for (const [key, leaves] of plurals) {
      const missing = telling.filter((wanted) => !leaves.some(({ form }) => form === wanted))
      expect({ key, missing }).toEqual({ key, missing: [] })
    }
  })
})

test('types: known keys with exactly their values', () => {
  expectTypeOf<'auth.login.submit'>().toExtend<Key>()
  expectTypeOf<'auth.login.nothing'>().not.toExtend<Key>()
  expectTypeOf<'auth.login'>().not.toExtend<Key>()
  expectTypeOf<ParamsOf<'Hello'>>().toEqualTypeOf<[]>()
  expectTypeOf<ParamsOf<'{{chosen}} of {{max}}'>>().toEqualTypeOf<
    [params: { readonly chosen: string | number; readonly max: string | number }]
  >()
  expectTypeOf<ParamsOf<{ one: '{{count}} star'; other: '{{count}} stars' }>>().toEqualTypeOf<
    [params: { readonly count: number }]
  >()
  expectTypeOf<KeyOf<{ a: { b: 'x'; c: { one: 'y'; other: 'z' } } }>>().toEqualTypeOf<'a.b' | 'a.c'>()
  expectTypeOf<{ a: string }>().not.toExtend<Translated<{ a: 'x'; b: 'y' }>>()
})
