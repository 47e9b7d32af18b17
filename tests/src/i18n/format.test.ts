import { describe, expect, test } from 'vitest'
import { createFormat } from '../../../src/i18n/format.ts'
import { shows } from '../../support/shows.ts'

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
