import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText } from '../../../machines/draft.ts'
import { createFormat } from '../../../src/i18n/format.ts'
import { languages, type Language } from '../../../src/i18n/languages.ts'
import { readAmount, writeAmount } from '../../../src/i18n/money.ts'
import { shows } from '../../support/shows.ts'

const amounts = fc.integer({ min: 1, max: 999_999_999 }).map((cents) => cents / 100)
const arabicDigits = (text: string) =>
  text
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    .replaceAll(',', '٬')
    .replaceAll('.', '٫')

/** What was read, in short: an amount, both readings, or the type. */
function read(text: string, language: Language) {
  const reading = readAmount(text, language)
  if (reading.type === 'amount') return reading.value
  return reading.type === 'ambiguous' ? reading.readings : reading.type
}

describe('an amount is read with the separators of the language', () => {
  test.each<[string, unknown, unknown, unknown]>([
    // text, English, Spanish, Arabic
    ['', 'empty', 'empty', 'empty'],
    [' $ ', 'empty', 'empty', 'empty'],
    ['100', 100, 100, 100],
    ['$ 100', 100, 100, 100],
    ['US$100.50', 100.5, 100.5, 100.5],
    ['100 USD', 100, 100, 100],
    ['2.350', [2350, 2.35], 2350, [2350, 2.35]],
    ['2,350', 2350, [2350, 2.35], 2350],
    ['1.000', [1000, 1], 1000, [1000, 1]],
    ['1.000,50', 1000.5, 1000.5, 1000.5],
    ['1,000.50', 1000.5, 1000.5, 1000.5],
    ['1.234.567', 1234567, 1234567, 1234567],
    ['1,234,567.89', 1234567.89, 1234567.89, 1234567.89],
    ['100,5', 100.5, 100.5, 100.5],
    ['100.50', 100.5, 100.5, 100.5],
    ['100.', 100, 100, 100],
    ['.5', 0.5, 0.5, 0.5],
    ['0.350', 0.35, 0.35, 0.35],
    ['٢٣٥٠', 2350, 2350, 2350],
    ['٢٬٣٥٠٫٧٥', 2350.75, 2350.75, 2350.75],
    ['۲۳۵۰', 2350, 2350, 2350],
    ['１００．５０', 100.5, 100.5, 100.5],
    ['\u200e$1,250.50\u200f', 1250.5, 1250.5, 1250.5],
    ['100 50', 'invalid', 'invalid', 'invalid'],
    ['100 500', 'invalid', 'invalid', 'invalid'],
    ['100\u00a050', 'invalid', 'invalid', 'invalid'],
    ['12.3456', 'invalid', 'invalid', 'invalid'],
    ['1,00,000', 'invalid', 'invalid', 'invalid'],
    ['1.2.3', 'invalid', 'invalid', 'invalid'],
    ['-5', 'invalid', 'invalid', 'invalid'],
    ['1e3', 'invalid', 'invalid', 'invalid'],
    ['abc', 'invalid', 'invalid', 'invalid'],
    ['.', 'invalid', 'invalid', 'invalid'],
  ])('%j', shows('rule.bid.amount-valid'), (text, ...expected) => {
    expect(languages.map((language) => read(text, language))).toEqual(expected)
  })
})

describe.each(languages)('in %s', (language) => {
  const format = createFormat(language)

  test('formatting then parsing is the identity', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const written = [format.money(amount), format.exactMoney(amount), writeAmount(amount, language)]
        for (const text of [...written, amountText(amount)])
          expect([text, read(text, language)]).toEqual([text, amount])
      }),
    )
  })

  test('nothing parses to a value ten or more times away from what a reader sees', () => {
    const separators = ['.', ',', '٬', '٫', ' ', '$', '\u00a0', "'", '٠', '٣']
    const texts = fc
      .array(fc.oneof({ weight: 3, arbitrary: fc.nat(9).map(String) }, fc.constantFrom(...separators)), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(texts, fc.tuple(fc.constantFrom(...languages), amounts).map(inStyleOf)), (text) => {
        const reading = readAmount(text, language)
        fc.pre(reading.type === 'amount' && reading.value > 0)
        if (reading.type !== 'amount') return
        for (const seen of seenBy(text, language)) {
          const times = Math.max(seen / reading.value, reading.value / seen)
          expect([text, reading.value, seen, times < 10]).toEqual([text, reading.value, seen, true])
        }
      }),
      { numRuns: 2000, maxSkipsPerRun: 1000 },
    )
  })

  test('what a draft holds is read alike in every other language', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const other of languages) {
          expect(read(amountText(amount), other)).toBe(amount)
          expect(read(writeAmount(amount, language), other)).toBe(amount)
        }
      }),
    )
  })
})

test('Arabic digits and separators are read as Latin ones are', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const latin = createFormat('en').money(amount)
      expect(read(arabicDigits(latin), 'ar')).toBe(amount)
      expect(read(latin, 'ar')).toBe(amount)
    }),
  )
})

test('no text is two different amounts in two languages', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789.,٬٫'), maxLength: 12 })
  fc.assert(
    fc.property(texts, (text) => {
      const values = languages.map((language) => read(text, language)).filter((value) => typeof value === 'number')
      expect(new Set(values).size).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000 },
  )
})

function inStyleOf([language, amount]: readonly [Language, number]): string {
  return createFormat(language)
    .money(amount)
    .replaceAll(/[^\d.,]/g, '')
}

/** The mark of decimals that a reader of each language is used to. */
const decimalOf: Readonly<Record<Language, string>> = { en: '.', es: ',', ar: '.' }

/**
 * The amounts that a reader may see in a text, without the parser: the last separator is one of decimals or of thousands. The
 * reader's own mark of thousands before three digits is never one of decimals, another one after marks of thousands is, and Arabic
 * marks are what they are.
 */
function seenBy(text: string, language: Language): readonly number[] {
  const latin = text
    .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replaceAll('$', '')
    .trim()
  const [last] = /[^\d](?!.*[^\d])/.exec(latin) ?? []
  const digits = (part: string) => part.replaceAll(/[^\d]/g, '')
  if (last === undefined) return [Number(latin)]
  const [before, after] = [latin.slice(0, latin.lastIndexOf(last)), latin.slice(latin.lastIndexOf(last) + 1)]
  const asDecimals = Number(`${digits(before)}.${after}0`)
  const asThousands = Number(digits(latin))
  const isRepeated = before.includes(last)
  const isThousands = after.length === 3 && /^[1-9]\d{0,2}$/.test(before.split(/[^\d]/)[0] ?? '')
  const isOther = last !== '٬' && /[^\d]/.test(before.replaceAll(last, ''))
  if (!isThousands || isOther || last === '٫') return [asDecimals]
  const isOwnGroup = last !== decimalOf[language]
  return isRepeated || isOwnGroup || last === '٬' ? [asThousands] : [asThousands, asDecimals]
}

const en = createFormat('en', 'America/New_York')
const es = createFormat('es', 'America/New_York')
const ar = createFormat('ar', 'America/New_York')

/** `Intl` separates with narrow and no-break spaces, and marks direction; only the words matter here. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '')

describe('money', () => {
  test.each([
    [1250, '$1,250'],
    [99.5, '$99.50'],
    [0.1, '$0.10'],
    [9_999_999.99, '$9,999,999.99'],
  ])('%d is written %s', shows('constant.budget-dollar'), (amount, written) => {
    expect(en.money(amount)).toBe(written)
  })

  test('follows the language and keeps Latin digits in Arabic', () => {
    expect([es.money(1250.5), ar.money(1250.5)].map(plain)).toEqual(['$1.250,50', '\u20661,250.50 $\u2069'])
  })
})

test('writes the cents of an amount as it was understood', () => {
  expect([en, es, ar].map(({ exactMoney }) => plain(exactMoney(2350)))).toEqual([
    '$2,350.00',
    '$2.350,00',
    '\u20662,350.00 $\u2069',
  ])
})

test('names of places keep their own direction in a line of another one', () => {
  expect([en.place('Austin', 'Texas'), en.place('', 'Texas')]).toEqual(['Austin, Texas', 'Texas'])
  expect(ar.place('Austin', 'Texas')).toBe('\u2068Austin\u2069، \u2068Texas\u2069')
  expect(ar.list(['Austin', 'Waco'])).toBe('\u2068Austin\u2069 و\u2068Waco\u2069')
})

describe('the date on a card', () => {
  test.each([
    ['2026-03-07T21:05:00Z', '7 March 26, 04:05 PM'],
    ['2026-12-31T05:00:00Z', '31 December 26, 12:00 AM'],
    ['2026-06-01T16:30:00Z', '1 June 26, 12:30 PM'],
  ])('%s is shown as %s', shows('constant.date-format'), (at, shown) => {
    expect(en.cardDate(at)).toBe(shown)
  })

  test('keeps its pattern in every language', () => {
    expect([es, ar].map((format) => plain(format.cardDate('2026-03-07T21:05:00Z')))).toEqual([
      '7 marzo 26, 04:05 p.m.',
      '7 مارس 26، 04:05 م',
    ])
  })
})

test('a date alone has no time of the day', shows('constant.subscription-dates'), () => {
  expect([en, es, ar].map((format) => plain(format.date('2026-03-07T21:05:00Z')))).toEqual([
    'March 7, 2026',
    '7 de marzo de 2026',
    '7 مارس 2026',
  ])
})

describe('how long ago', () => {
  const now = new Date('2026-03-07T12:00:00Z')
  test.each([
    ['2026-03-07T12:00:30Z', '1 minute ago'],
    ['2026-03-07T11:59:50Z', '1 minute ago'],
    ['2026-03-07T11:01:00Z', '59 minutes ago'],
    ['2026-03-07T11:00:00Z', '1 hour ago'],
    ['2026-03-06T12:00:01Z', '23 hours ago'],
    ['2026-03-06T12:00:00Z', '1 day ago'],
    ['2026-01-26T12:00:00Z', '40 days ago'],
  ])('%s was %s', shows('constant.relative-time'), (at, said) => {
    expect(en.ago(at, now)).toBe(said)
  })

  test('speaks the language', () => {
    expect([es.ago('2026-03-07T10:00:00Z', now), ar.ago('2026-03-07T10:00:00Z', now)]).toEqual([
      'hace 2 horas',
      'قبل ساعتين',
    ])
  })
})

test('ids are told by their end', () => {
  const id = '0190f3a0-7b1c-7c3e-9d2a-5b6f7a4f2a9c'
  expect([en.shortId(id), ar.shortId(id)]).toEqual(['#4F2A9C', '\u2066#4F2A9C\u2069'])
})
