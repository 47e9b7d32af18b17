import { expect, test } from 'vitest'
import { createLeftLists } from '../../../../src/ui/lists/left-lists.ts'

const list = ['one']

test('a list is found again by the key that it was left with, whichever was left after it', () => {
  const lists = createLeftLists<readonly string[]>(() => 0)
  expect(lists.find('ana')).toBe(null)
  lists.leave('ana', list)
  lists.leave('ana open', ['two'])
  expect(lists.find('ana')).toBe(list)
  expect(lists.find('omar')).toBe(null)
})

test('a list that was left long ago begins at its top', () => {
  let now = 0
  const lists = createLeftLists<readonly string[]>(() => now)
  lists.leave('ana', list)
  now = 15 * 60 * 1000 - 1
  expect(lists.find('ana')).toBe(list)
  now += 1
  expect(lists.find('ana')).toBe(null)
  lists.leave('omar', list)
  expect([lists.find('ana'), lists.find('omar')]).toEqual([null, list])
})
