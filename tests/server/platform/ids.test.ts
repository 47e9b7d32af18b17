import { expect, test } from 'vitest'
import { backdatedId, newId } from '../../../server/platform/ids.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

test('ids are UUIDv7, differ, and sort as they were made, also many within a millisecond', () => {
  const now = new Date()
  const ids = Array.from({ length: 10_000 }, () => newId(now))
  expect(ids.every((id) => UUID_V7.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

test('a clock that is set back does not break the order', () => {
  const before = newId(new Date(Date.now() + 60_000))
  expect(newId(new Date()) > before).toBe(true)
})

test('an id can be dated back', () => {
  const time = Date.UTC(2024, 1, 29, 12)
  const id = backdatedId(new Date(time))
  expect([UUID_V7.test(id), timeOf(id)]).toEqual([true, time])
})

test('an id is of the time that is given, whatever the clock of the machine says', () => {
  const times = [Date.UTC(2031, 0, 1), Date.UTC(2024, 0, 1)]
  expect(times.map((time) => timeOf(newId(new Date(time))))).toEqual(times)
})
