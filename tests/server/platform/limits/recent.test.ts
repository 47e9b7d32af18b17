import { expect, test } from 'vitest'
import { lruMap } from '../../../../server/platform/limits/rate-limiter.ts'

test('keeps the entries that were touched last', () => {
  const entries = lruMap<number>(2)
  entries.set('one', 1)
  entries.set('two', 2)
  expect(entries.get('one')).toBe(1)
  entries.set('three', 3)
  expect(['one', 'two', 'three'].map((key) => entries.get(key))).toEqual([1, undefined, 3])
  entries.delete('one')
  expect(entries.get('one')).toBeUndefined()
})
