import { expect, test } from 'vitest'
import { LongList, type Part, placeIn } from '../../../../src/ui/lists/long-list.tsx'

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
  expect(parts.map(({ rows }) => rows.length)).toEqual([24, 24, 2])
  const places = parts.flatMap((part) => part.rows.map((_, index) => placeIn(part, index)))
  expect(parts.flatMap(({ rows }) => rows).map((row) => row + 1)).toEqual(places.map((place) => place['aria-posinset']))
  expect(new Set(places.map((place) => place['aria-setsize']))).toEqual(new Set([50]))
})

test('how many there are is not said while there are more', () => {
  expect(partsOf(10, 'more').map(({ size }) => size)).toEqual([-1])
})

test('a part fills its rows in one, two and three columns', () => {
  const whole = partsOf(50, 'end')[0]?.rows.length ?? 0
  expect([whole % 2, whole % 3]).toEqual([0, 0])
})

test('no rows make no part', () => {
  expect(partsOf(0, 'end')).toEqual([])
})
