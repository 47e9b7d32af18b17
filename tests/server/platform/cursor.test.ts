import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { cursorAfter, cursorOf, idBehind, wordsBehind } from '../../../server/platform/cursor.ts'
import { Refusal } from '../../../server/platform/refusal.ts'

test('a cursor leads back to its row', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(idBehind(cursorAfter(id))).toBe(id)
    }),
  )
  expect(cursorAfter(newId(new Date()))).toMatch(/^[\w-]{22}$/)
})

/** What is behind a text, or the code of the refusal. */
function behind(text: string): string {
  try {
    return idBehind(text)
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
})

test('the words of a place come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\w.:-]+$/), { minLength: 1 }), (words) => {
      expect(wordsBehind(cursorOf(words))).toEqual(words)
    }),
  )
})
