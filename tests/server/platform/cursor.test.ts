import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import {
  cursorAfter,
  cursorAfterRanked,
  cursorOf,
  idBehind,
  pageOf,
  rankedBehind,
  wordsBehind,
} from '../../../server/platform/cursor.ts'
import { Refusal } from '../../../server/platform/refusal.ts'

test('a cursor leads back to its row', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(idBehind(cursorAfter(id))).toBe(id)
    }),
  )
  expect(cursorAfter(newId(new Date()))).toMatch(/^[\w-]{22}$/)
})

test('so does one of a list that goes by a number first', () => {
  fc.assert(
    fc.property(fc.nat(), fc.uuid(), (rank, id) => {
      expect(rankedBehind(cursorAfterRanked(rank, id))).toEqual({ rank, id })
    }),
  )
})

test('a page leads on where more rows were found than it shows, and a last one that is just full does not', () => {
  const after = (row: string) => `after ${row}`
  expect(pageOf(['a', 'b', 'c'], 2, after)).toEqual({ rows: ['a', 'b'], nextCursor: 'after b' })
  expect(pageOf(['a', 'b'], 2, after)).toEqual({ rows: ['a', 'b'], nextCursor: null })
  expect(pageOf([], 2, after)).toEqual({ rows: [], nextCursor: null })
})

/** What is behind a text, or the code of the refusal. */
function behind(text: string, read: (text: string) => string = idBehind): string {
  try {
    return read(text)
  } catch (error) {
    return error instanceof Refusal ? error.code : 'a fault'
  }
}

test('whatever was never given is refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = behind(text)
      expect(found === 'CURSOR_INVALID' || cursorAfter(found) === text).toBe(true)
    }),
  )
  expect(behind(newId(new Date()))).toBe('CURSOR_INVALID')
  const ranked = (text: string): string => rankedBehind(text).id
  const id = newId(new Date())
  const texts = [cursorAfter(id), Buffer.alloc(20, 255).toString('base64url'), Buffer.alloc(19).toString('base64url')]
  expect(texts.map((text) => behind(text, ranked))).toEqual([id, 'CURSOR_INVALID', 'CURSOR_INVALID'])
})

test('the words of a place come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\w.:-]+$/), { minLength: 1 }), (words) => {
      expect(wordsBehind(cursorOf(words))).toEqual(words)
    }),
  )
})
