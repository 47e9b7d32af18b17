import { expect, it } from 'vitest'
import { amountOf, amountText } from '../../../src/services/amount.ts'
import { shows } from '../../support/shows.ts'

it.each<[string, number | undefined]>([
  ['', undefined],
  ['   ', undefined],
  ['$', undefined],
  ['100', 100],
  ['100.50', 100.5],
  [' $ 1,000.50 ', 1000.5],
  ['1,000', 1000],
  ['1,234,567.89', 1234567.89],
  ['100,50', 100.5],
  ['100,5', 100.5],
  ['100.', 100],
  ['.5', 0.5],
  ['1.005', 1.005],
  ['٢٥٠٫٧٥', 250.75],
  ['١٬٠٠٠', 1000],
  ['-5', 0],
  ['1e3', 0],
  ['abc', 0],
  ['1.2.3', 0],
  ['1,00,000', 0],
  ['Infinity', 0],
])('reads "%s" as %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

it('writes an amount as one would type it', shows('screen.cents'), () => {
  expect([140, 1180.5, 99.99].map(amountText)).toEqual(['140', '1180.50', '99.99'])
})
