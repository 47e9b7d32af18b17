import { expect, test } from 'vitest'
import { createLeftLists, leftListsOf } from '../../../../src/features/dashboard/left-lists.ts'

const list = { items: [], next: 'cursor', heights: [120] }
const ana = { userId: 'ana', status: null } as const

test('a list is found again by the person and the filter that left it', () => {
  const lists = createLeftLists(() => 0)
  expect(lists.find(ana)).toBe(null)
  lists.leave(ana, list)
  expect(lists.find(ana)).toBe(list)
  expect(lists.find({ ...ana, status: 'open' })).toBe(null)
  expect(lists.find({ ...ana, userId: 'omar' })).toBe(null)
})

test('a list that was left long ago begins at its top', () => {
  let now = 0
  const lists = createLeftLists(() => now)
  lists.leave(ana, list)
  now = 15 * 60 * 1000 - 1
  expect(lists.find(ana)).toBe(list)
  now += 1
  expect(lists.find(ana)).toBe(null)
})

test('each app has a memory of its own', () => {
  const [one, other] = [{}, {}]
  leftListsOf(one).leave(ana, list)
  expect([leftListsOf(one).find(ana), leftListsOf(other).find(ana)]).toEqual([list, null])
})
