import { expect, test } from 'vitest'
import { cleanText } from '../../../../generated/clean.ts'
import { isPhone } from '../../../../server/platform/http/phone.ts'
import { shows } from '../../../support/shows.ts'

test.each([
  ['+1 512 555 0148', true],
  ['(+1) 512 555 0148', true],
  ['512.555.0148 x12', true],
  ['+1 512 555 0148;ext=1234', true],
  ['\u202A+1\u00A0(512)\u00A0555\u20110148\u202C', true],
  ['٥١٢ ٥٥٥ ٠١٤٨ تحويلة ١٢', true],
  ['1-800-FLOWERS', true],
  ['+44 20 7946 0958 ext 7', true],
  // What clients could send before.
  ['555', true],
  ['(512) 555-0148', true],
  ['+52 55 1234', true],
  ['call me at 512', false],
  ['512 555 0148 or 512 555 0149', false],
  ['ana1234', false],
  ['+999 512 555 0148 ext. 12', false],
])('%j is a number: %s', shows('text.phone'), (text, is) => {
  expect(isPhone(cleanText(text, 'phone'))).toBe(is)
})
