import { expect, test } from 'vitest'
import { createListRestoration } from '../../../src/ui/lists/list-restoration.ts'
import { LongList, type Part, placeIn } from '../../../src/ui/lists/long-list.tsx'
import { arrange } from '../../../src/ui/forms/picker-search.tsx'

const list = ['one']

test('a list is found again by the key that it was left with, until it was left long ago', () => {
  let now = 0
  const lists = createListRestoration<readonly string[]>(() => now)
  lists.leave('ana', list)
  lists.leave('ana open', ['two'])
  expect(lists.find('omar')).toBe(null)
  now = 15 * 60 * 1000 - 1
  expect(lists.find('ana')).toBe(list)
  now += 1
  expect(lists.find('ana')).toBe(null)
  lists.leave('omar', list)
  expect([lists.find('ana'), lists.find('omar')]).toEqual([null, list])
})

/** The parts as the list hands them on. */
function partsOf(count: number, foot: 'more' | 'end'): readonly Part<number>[] {
  const parts: Part<number>[] = []
  LongList<number>({
    rows: Array.from({ length: count }, (_, index) => index),
    foot,
    children: (part) => {
      parts.push(part)
      return null
    },
  })
  return parts
}

test('every row is in one part, in its order, and knows its place in the whole', () => {
  const parts = partsOf(50, 'end')
  expect(parts.map(({ rows }) => rows.length)).toEqual([12, 12, 12, 12, 2])
  const places = parts.flatMap((part) => part.rows.map((_, index) => placeIn(part, index)))
  expect(parts.flatMap(({ rows }) => rows).map((row) => row + 1)).toEqual(places.map((place) => place['aria-posinset']))
  expect(new Set(places.map((place) => place['aria-setsize']))).toEqual(new Set([50]))
})

test('how many there are is not said while there are more, and no rows make no part', () => {
  expect(partsOf(10, 'more').map(({ size }) => size)).toEqual([-1])
  expect(partsOf(0, 'end')).toEqual([])
})

const trades = ['Roofing', 'painting', 'Électricité', 'Carpentry', 'Tiling']

test.each([
  [
    'everything is alphabetical, whatever case and accents',
    [],
    '',
    ['Carpentry', 'Électricité', 'painting', 'Roofing', 'Tiling'],
  ],
  [
    'the chosen ones come first',
    ['Tiling', 'Roofing'],
    '',
    ['Roofing', 'Tiling', 'Carpentry', 'Électricité', 'painting'],
  ],
  ['a search ignores case', ['Tiling'], ' IN ', ['Tiling', 'painting', 'Roofing']],
  ['a search may find nothing', ['Tiling'], 'xyz', []],
])('%s', (_name, chosen, search, order) => {
  expect(arrange(trades, chosen, search, 'en')).toEqual(order)
})
