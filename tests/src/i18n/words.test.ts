import { describe, expect, test, expectTypeOf } from 'vitest'
import { messages as arCodes } from '../../../generated/messages/ar.ts'
import { messages as enCodes } from '../../../generated/messages/en.ts'
import { messages as esCodes } from '../../../generated/messages/es.ts'
import { ar } from '../../../src/i18n/ar/index.ts'
import { en } from '../../../src/i18n/en/index.ts'
import { es } from '../../../src/i18n/es/index.ts'
import { shows } from '../../support/shows.ts'
import { safety } from '../../../src/i18n/en/security.ts'
import { readCategories } from '../../../server/places/categories.ts'
import { loadDictionary, english, englishCodes, laterWords } from '../../../src/i18n/translate.ts'
import { createTranslate, type Key } from '../../../src/i18n/translate.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../../src/i18n/languages.ts'
import type { KeyOf, ParamsOf, Translated } from '../../../src/i18n/en/types.ts'

type Leaf = { readonly path: string; readonly key: string; readonly phrase: string; readonly form: string | null }

const forms = new Set<string>(['zero', 'one', 'two', 'few', 'many', 'other'])

/** Every phrase by its dotted path; those of a plural have one key, and each its form. */
function leavesOf(tree: object, above: readonly string[] = []): Leaf[] {
  const isPlural = Object.keys(tree).every((name) => forms.has(name))
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): Leaf[] => {
    const path = [...above, name]
    if (typeof value === 'object' && value !== null) return leavesOf(value, path)
    const key = (isPlural ? above : path).join('.')
    return [{ path: path.join('.'), key, phrase: String(value), form: isPlural ? name : null }]
  })
}

const phrasesOf = (tree: object) => leavesOf(tree).map(({ path, phrase }) => [path, phrase] as const)

const source: ReadonlyMap<string, string> = new Map(phrasesOf({ ...en, code: enCodes }))

/** The same in every language: the name, what has no words, and a language's own way to say that it was chosen. */
const EVERYWHERE = ['pictures.counter', 'safety.webhooks.title', 'shell.appName', 'shell.reference', 'ui.outOf']

/** Names that Arabic writes in Latin letters too: of formats, of the app, of a header, of other languages; and technical terms. */
const NAMES = /\b(JPEG|PNG|WebP|GIF|AVIF|PDF|API|URL|Webhooks?|410 Gone|QR|Bidfair|Idempotency-Key|https|Español)\b/gi

describe('nothing is left in English', () => {
  test.each([
    ['Spanish', { ...es, code: esCodes }, ['business.place', 'business.reviews.about', 'ui.no']],
    ['Arabic', { ...ar, code: arCodes }, []],
  ])('in %s', shows('constant.languages'), (_, words, also) => {
    const same = phrasesOf(words).flatMap(([key, phrase]) => (source.get(key) === phrase ? [key] : []))
    expect(same.toSorted()).toEqual([...EVERYWHERE, ...also].toSorted())
  })

  test('nor are Latin words in Arabic', () => {
    const latin = phrasesOf({ ...ar, code: arCodes }).filter(
      ([key, phrase]) =>
        !EVERYWHERE.includes(key) && /\p{Script=Latin}/u.test(phrase.replaceAll(/{{\w+}}/g, '').replaceAll(NAMES, '')),
    )
    expect(latin).toEqual([])
  })

  test('and codes name no values, which nobody would put in', () => {
    const holes = [enCodes, esCodes, arCodes].flatMap((codes) =>
      phrasesOf(codes).filter(([, phrase]) => /[{}]/.test(phrase)),
    )
    expect(holes).toEqual([])
  })
})

test.each([
  [enCodes, safety],
  [esCodes, es.safety],
  [arCodes, ar.safety],
])('what a deleted account is called is said before, as the server says it then: $FORMER_CUSTOMER', (codes, words) => {
  expect(words.leave.customer.stays).toContain(codes.FORMER_CUSTOMER)
  expect(words.leave.business.stays).toContain(codes.FORMER_BUSINESS)
})

const trades = readCategories('/nowhere/categories.json').map(({ name }) => name)

test.each(['es', 'ar'] as const)('every trade of ours has a name of its own in %s', async (language) => {
  const { categories } = await loadDictionary(language)
  expect(Object.keys(categories).toSorted()).toEqual(trades.toSorted())
  expect(new Set(Object.values(categories)).size).toBe(trades.length)
})

test("an operator's own trade is shown as it is, and English ones as they come", async () => {
  const { words, codes, categories } = await loadDictionary('es')
  const { category } = createTranslate('es', words, codes, undefined, categories)
  expect(['Plumbing', 'Beekeeping', 'toString'].map(category)).toEqual(['Plomería', 'Beekeeping', 'toString'])
  expect(createTranslate('en', {}, null).category('Plumbing')).toBe('Plumbing')
})

const src = join(import.meta.dirname, '../../../src')

const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^i18n[\\/](en|es|ar)[\\/]/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))

/** Keys as the code names them: whole, or with parts that are put in: `dashboard.status.${status}`. */
const keys = new RegExp(`(['\`])((?:${Object.keys(en).join('|')})\\.[^'\`\\s]+)\\1`, 'g')
const named = texts.flatMap((text) => [...text.matchAll(keys)])
const patterns = named.map(
  ([, , key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.:]+')}$`),
)

test('every phrase is said somewhere', () => {
  const keysOfEnglish = new Set(leavesOf(en).map(({ key }) => key))
  expect([...keysOfEnglish].filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})

await laterWords.fetch()
const inEnglish = createTranslate('en', english.words, await englishCodes())
const arabic = await loadDictionary('ar')
const inArabic = createTranslate('ar', arabic.words, arabic.codes)

test.each([
  ['a phrase by its key', inEnglish('auth.login.submit'), 'Login'],
  ['values', inEnglish('ui.noResults', { search: 'roof' }), 'Nothing found for “roof”'],
  ['one', inEnglish('ui.stars', { count: 1 }), '1 star'],
  ['many', inEnglish('ui.stars', { count: 5 }), '5 stars'],
  ['a large number', inEnglish('ui.results', { count: 1234 }), '1,234 results'],
  ['a code', inEnglish.code('INVALID_CREDENTIALS'), 'Invalid email or password'],
  [
    'a name that runs the other way, kept together',
    inEnglish('ui.noResults', { search: 'سقف (2)' }),
    'Nothing found for “\u2068سقف (2)\u2069”',
  ],
  [
    'a name in Latin letters among Arabic ones',
    inArabic('jobDetails.assigned.elsewhereText', { name: 'Bell & Sons Inc.' }),
    'أُسند هذا العمل إلى \u2068Bell & Sons Inc.\u2069.',
  ],
])('says %s', (_, said, words) => {
  expect(said).toBe(words)
})

test('knows the six forms of Arabic', () => {
  const said = [0, 1, 2, 3, 11, 100].map((count) => inArabic('ui.stars', { count }))
  expect(said).toEqual(['0 نجمة', 'نجمة واحدة', 'نجمتان', '3 نجوم', '11 نجمة', '100 نجمة'])
})

test('asks for the words of codes while they are missing, and says something general', () => {
  const asked: string[] = []
  const early = createTranslate('en', english.words, null, () => asked.push('codes'))
  const general = 'Something is not right. Check the form and try again.'
  expect([early.code('INVALID_CREDENTIALS'), asked]).toEqual([general, ['codes']])
})

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
