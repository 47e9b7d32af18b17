import { describe, expect, test } from 'vitest'
import { messages as arCodes } from '../../../generated/messages/ar.ts'
import { messages as enCodes } from '../../../generated/messages/en.ts'
import { messages as esCodes } from '../../../generated/messages/es.ts'
import { ar } from '../../../src/i18n/ar/index.ts'
import { en } from '../../../src/i18n/en/index.ts'
import { es } from '../../../src/i18n/es/index.ts'
import { shows } from '../../support/shows.ts'

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
