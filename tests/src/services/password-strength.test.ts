import { expect, test } from 'vitest'
import { createStrength } from '../../../src/services/password-strength.ts'

const strengthOf = createStrength()

test.each([
  ['password1', 0],
  ['123456', 0],
  ['anatorres', 0],
  ['brass-kettle', 4],
  ['correct horse battery staple', 4],
])('%s has the strength %i', (password, strength) => {
  expect(strengthOf(password, ['Ana Torres', 'anatorres@example.com'])).toBe(strength)
})

test('of a very long password only the beginning is looked at', () => {
  const long = 'p4$$W0rd'.repeat(16)
  expect(strengthOf(long, [])).toBe(strengthOf(long.slice(0, 64), []))
})
