import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { cursorsOf, paginate } from '../../../server/platform/cursor.ts'
import { DomainError } from '../../../server/platform/domain-error.ts'

const list = cursorsOf('listReviews', 'one business')

/** What was read, or the code of the refusal. */
function outcomeOf<Value>(read: () => Value): Value | string {
  try {
    return read()
  } catch (error) {
    return error instanceof DomainError ? error.code : 'a fault'
  }
}

test('a cursor leads back to its place, and to no other list', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(list.behindId(list.after(id))).toBe(id)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\w.:-]+$/), { minLength: 1 }), (words) => {
      expect(list.behind(list.after(...words))).toEqual(words)
    }),
  )
  const id = newId(new Date())
  const others = [
    cursorsOf('listReviews', 'another'),
    cursorsOf('listReviews'),
    cursorsOf('listMessages', 'one business'),
  ]
  expect(others.map((other) => outcomeOf(() => other.behindId(list.after(id))))).toEqual(
    others.map(() => 'CURSOR_INVALID'),
  )
})

test('a page leads on where more rows were found than it shows, and a last one that is just full does not', () => {
  const after = (row: string) => `after ${row}`
  expect(paginate(['a', 'b', 'c'], 2, after)).toEqual({ rows: ['a', 'b'], nextCursor: 'after b' })
  expect(paginate(['a', 'b'], 2, after)).toEqual({ rows: ['a', 'b'], nextCursor: null })
  expect(paginate([], 2, after)).toEqual({ rows: [], nextCursor: null })
})

test('whatever was never given is refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(outcomeOf(() => list.behind(text))).toBe('CURSOR_INVALID')
    }),
  )
  const id = newId(new Date())
  const wrong = [id, list.after(id, id), list.after('x'), `${list.after(id)}=`]
  expect(wrong.map((text) => outcomeOf(() => list.behindId(text)))).toEqual(wrong.map(() => 'CURSOR_INVALID'))
})

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a cursor of one id is refused where it is anything but an id from its beginning to its end', () => {
  const id = newId(new Date())
  const wrong = [`${id}0`, `0${id}`, id.toUpperCase(), id.replace(/.-/, '-'), id.slice(0, -1), '', `${id} `]
  expect(wrong.map((text) => outcomeOf(() => list.behindId(list.after(text))))).toEqual(
    wrong.map(() => 'CURSOR_INVALID'),
  )
  expect(outcomeOf(() => list.behind(''))).toBe('CURSOR_INVALID')
  expect(list.after(id)).toHaveLength(Math.ceil(((6 + id.length) * 4) / 3))
})

test('ids are UUIDv7, differ, and sort as they were made, also many within a millisecond', () => {
  const now = new Date()
  const ids = Array.from({ length: 10_000 }, () => newId(now))
  expect(ids.every((id) => UUID_V7.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
