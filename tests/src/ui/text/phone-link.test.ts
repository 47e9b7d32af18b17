import { expect, test } from 'vitest'
import { cleanText } from '../../../../generated/clean.ts'
import { phoneLink } from '../../../../src/ui/text/phone-link.ts'
import { shows } from '../../../support/shows.ts'

test.each([
  ['+1 512 555 0148', 'tel:+15125550148'],
  ['(512) 555-0148', 'tel:5125550148'],
  ['(+1) 512 555 0148', 'tel:+15125550148'],
  ['512.555.0148 x12', 'tel:5125550148;ext=12'],
  ['\u202A+1\u00A0(512)\u00A0555\u20110148\u202C', 'tel:+15125550148'],
  ['٥١٢ ٥٥٥ ٠١٤٨ تحويلة ١٢', 'tel:5125550148;ext=12'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['1-800-FLOWERS', 'tel:18003569377'],
])('the number %j is dialed by %s', shows('text.phone-links'), (typed, link) => {
  expect(phoneLink(cleanText(typed, 'phone'))).toBe(link)
})
