import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isComposed, isEnter } from '../../../src/ui/is-enter.ts'

const enter = { key: 'Enter', keyCode: 13, isComposing: false }

test.each([
  ['Enter', enter, true],
  ['the Enter of a word that is still composed', { ...enter, isComposing: true }, false],
  ['the Enter that Safari sends once a word is composed', { ...enter, keyCode: 229 }, false],
  ['another key', { ...enter, key: 'a', keyCode: 65 }, false],
])('%s', (_, key, expected) => {
  expect(isEnter(key)).toBe(expected)
})

test('keys that an input method takes are none of ours', () => {
  expect([enter, { ...enter, key: 'ArrowDown', keyCode: 229 }].map(isComposed)).toEqual([false, true])
})

test('every handler of Enter asks the one helper', () => {
  const named = globSync('src/**/*.{ts,tsx}').filter((path) => /\bkey\b.*'Enter'/.test(readFileSync(path, 'utf8')))
  expect(named.toSorted()).toEqual(['src/ui/forms/form.tsx', 'src/ui/is-enter.ts'])
})
