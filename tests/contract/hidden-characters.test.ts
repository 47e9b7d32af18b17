import { expect, test } from 'vitest'
import { hiddenCharacter } from '../../generated/hidden-characters.ts'
import { check as checkSignup } from '../../generated/validate/signupCustomer.js'
import { shows } from '../support/shows.ts'

const SEEN = [
  ['Ana', 'O’Brien', 'José', 'Jose\u0301', 'Nguyễn Thị', 'مُحَمَّد', '李', 'z\u0338\u0351\u036B'],
  ['👩‍🔧', '👨🏽‍🚒', '🏳️‍🌈', '👁️‍🗨️', '👩‍❤️‍💋‍👨', '🇺🇸', '1️⃣', '❤️', '☎️ Call', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
].flat()

const HIDDEN = [
  ['a\0', 'a\tb', 'a\nb', 'a\u0007', 'a\u007F', 'a\u0085', 'a\u2028b', 'a\u2029b'],
  ['\u202Eabc', '\u2066a', '\u200Ea', '\u061Ca'],
  ['a\u200Bb', 'a\u200Cb', 'a\u200Db', '\uFEFFa', 'a\u00ADb', 'a\u2060b', '\u3164', '\u115F', 'a\uFE00', 'a\uFE0F'],
  ['👩\u200D', '👩\u200Da', 'a\u{E0061}'],
].flat()

test.each(SEEN)('%j is seen whole', (text) => {
  expect(hiddenCharacter.test(text)).toBe(false)
})

test.each(HIDDEN)('%j hides something', (text) => {
  expect(hiddenCharacter.test(text)).toBe(true)
})

test('a form names the field that hides something, before it is sent', shows('limit.hidden-characters'), () => {
  const body = { phone: '+1 512 555 0148', password: 'secret1', country: 'C', state: 'S', city: 'T' }
  const hidden = { ...body, name: 'Ana\u202Eserrot', email: 'ana\u200B@example.com' }
  expect(checkSignup(hidden)).toEqual([
    { field: 'name', code: 'HIDDEN_CHARACTERS' },
    { field: 'email', code: 'HIDDEN_CHARACTERS' },
  ])
  expect(checkSignup({ ...body, name: 'Ana 👩‍🔧 Jose\u0301', email: 'ana@example.com' })).toEqual([])
})
