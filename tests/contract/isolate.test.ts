import { expect, test } from 'vitest'
import { isolate } from '../../generated/isolate.ts'
import { shows } from '../support/shows.ts'

test.each([
  ['Ana', 'ltr', 'Ana'],
  ['Ana', 'rtl', '\u2068Ana\u2069'],
  ['أنا', 'ltr', '\u2068أنا\u2069'],
  ['𞤀𞤣𞤤𞤢𞤥', 'ltr', '\u2068𞤀𞤣𞤤𞤢𞤥\u2069'],
  ['\u202Etxt.exe', 'ltr', 'txt.exe'],
  ['a\u2069b', 'rtl', '\u2068ab\u2069'],
  ['a\u2067b', 'ltr', 'a\u2067b\u2069'],
  ['\u2068Austin\u2069 and \u2068أوستن\u2069', 'ltr', '\u2068\u2068Austin\u2069 and \u2068أوستن\u2069\u2069'],
] as const)('%j in a sentence that runs %s is %j', shows('text.direction'), (value, dir, isolated) => {
  expect(isolate(value, dir)).toBe(isolated)
})
