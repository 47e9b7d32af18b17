import { describe, expect, test } from 'vitest'
import { messages as arCodes, messages as arMessages } from '../../../generated/messages/ar.ts'
import { messages as enCodes, messages as enMessages } from '../../../generated/messages/en.ts'
import { messages as esCodes, messages as esMessages } from '../../../generated/messages/es.ts'
import { ar } from '../../../src/i18n/ar/index.ts'
import { en } from '../../../src/i18n/en/index.ts'
import { es } from '../../../src/i18n/es/index.ts'
import { shows } from '../../support/shows.ts'
import { safety } from '../../../src/i18n/en/security.ts'
import { readCategories } from '../../../server/places/categories.ts'
import { loadDictionary, createTranslate } from '../../../src/i18n/translate.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every phrase by its dotted key. */
function phrasesOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? phrasesOf(value, `${path}${name}.`)
      : [[`${path}${name}`, String(value)]],
  )
}

const source: ReadonlyMap<string, string> = new Map(phrasesOf({ ...en, code: enCodes }))

/** The same in every language: the name, what has no words, and a language's own way to say that it was chosen. */
const EVERYWHERE = [
  'business.work.more',
  'pictures.counter',
  'safety.webhooks.title',
  'shell.appName',
  'shell.reference',
  'ui.outOf',
]

/** Names that Arabic writes in Latin letters too: of formats, of the app, of a header, of other languages; and technical terms. */
const NAMES = /\b(JPEG|PNG|WebP|GIF|AVIF|PDF|API|URL|Webhooks?|410 Gone|Bidfair|Idempotency-Key|https|Español)\b/gi

describe('nothing is left in English', () => {
  test.each([
    ['Spanish', { ...es, code: esCodes }, ['business.place', 'business.reviews.about', 'jobDetails.place', 'ui.no']],
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

  test('and codes name no values, for nobody puts any in', () => {
    const holes = [enCodes, esCodes, arCodes].flatMap((codes) =>
      phrasesOf(codes).filter(([, phrase]) => /[{}]/.test(phrase)),
    )
    expect(holes).toEqual([])
  })
})

test.each([
  [enMessages, safety],
  [esMessages, es.safety],
  [arMessages, ar.safety],
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

/** Keys as they stand in the code: whole, or with parts that are put in: `dashboard.status.${status}`. */
const keys = new RegExp(`(['\`])((?:${Object.keys(en).join('|')})\\.[^'\`\\s]+)\\1`, 'g')
const named = texts.flatMap((text) => [...text.matchAll(keys)])
const patterns = named.map(
  ([, , key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.:]+')}$`),
)

const isPlural = (value: object) => Object.keys(value).every((form) => /^(zero|one|two|few|many|other)$/.test(form))

function keysOf(tree: object, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !isPlural(value)
      ? keysOf(value, [...path, name])
      : [[...path, name].join('.')],
  )
}

test('every phrase is said somewhere', () => {
  expect(keysOf(en).filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})
