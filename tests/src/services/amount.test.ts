import { expect, it } from 'vitest'
import { amountText } from '../../../machines/draft.ts'
import { amountOf } from '../../../src/services/inputs.ts'
import { shows } from '../../support/shows.ts'

it.each<[string, number]>([
  ['100', 100],
  ['100.50', 100.5],
  // None, and texts that were not understood, or can be read in two ways.
  ['', 0],
  ['1,000', 0],
  ['2.350', 0],
  ['100.', 0],
  ['-5', 0],
  ['1e3', 0],
  ['abc', 0],
])('takes "%s" of a draft as %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

it('writes an amount into a draft so that it comes back', shows('screen.cents'), () => {
  const amounts = [140, 1180.5, 99.99]
  expect(amounts.map(amountText)).toEqual(['140', '1180.50', '99.99'])
  expect(amounts.map(amountText).map(amountOf)).toEqual(amounts)
})
