import { expect, it } from 'vitest'
import type { Message, Written } from '../../../src/actors/thread.ts'
import { groupsOf, isSameGroup } from '../../../src/features/messages/message-group.tsx'
import { unsentIn } from '../../../src/features/messages/use-thread.ts'

const message = (number: number, createdAt = '2026-03-01T09:30:00.000Z', isOwn = false): Message => ({
  number,
  author: isOwn ? 'customer' : 'business',
  text: `Message ${number}`,
  pictures: [],
  isOwn,
  createdAt,
  isReported: false,
})
const dayOf = (at: string): string => at.slice(0, 10)
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index))

it('a thousand messages are in groups of forty, the same ones while fewer are there', () => {
  const all = groupsOf(numbers(1, 1000), dayOf)
  expect(all.map(({ rows }) => rows.length)).toEqual(Array.from({ length: 25 }, () => 40))
  const few = groupsOf(numbers(950, 1000), dayOf)
  expect(few.map(({ id }) => id)).toEqual(all.slice(-2).map(({ id }) => id))
})

it('a day begins with its first message, across groups too', () => {
  const later = '2026-03-02T09:30:00.000Z'
  const groups = groupsOf([...numbers(39, 40), message(41), message(42, later), message(43, later)], dayOf)
  expect(groups.map(({ rows }) => rows.map(({ startsDay }) => startsDay))).toEqual([
    [true, false],
    [false, true, false],
  ])
})

it('an unchanged group is the same', () => {
  const all = numbers(1, 3)
  const [one] = groupsOf(all, dayOf)
  const [other] = groupsOf([...all], dayOf)
  const [changed] = groupsOf([...all, message(4)], dayOf)
  expect([one && other && isSameGroup(one, other), one && changed && isSameGroup(one, changed)]).toEqual([true, false])
})

it('a message that came back before its answer is not shown twice', () => {
  const written: Written = { text: 'Message 2', pictures: [], after: 1 }
  const item = { id: 'message-0', content: written, key: 'key', failure: null }
  const next = { ...item, id: 'message-1' }
  const back = [message(1), message(2, undefined, true)]
  expect(unsentIn([item, next], back, true)).toEqual([next])
  // One with the same words stood there before, or is the other side's; or it is known to have failed.
  expect(unsentIn([{ ...item, content: { ...written, after: 2 } }], back, true).length).toBe(1)
  expect(unsentIn([item], [message(1), message(2)], true)).toEqual([item])
  expect(unsentIn([item], back, false)).toEqual([item])
  expect(unsentIn([], back, true)).toEqual([])
})
