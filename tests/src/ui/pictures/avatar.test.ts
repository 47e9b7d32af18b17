import { expect, test } from 'vitest'
import { initials, smallPicture } from '../../../../src/ui/pictures/avatar.tsx'

test.each([
  ['Maria Lopez', 'ML'],
  ['maria de la cruz', 'MC'],
  ['  Maria  ', 'M'],
  ['محمد علي', 'مع'],
  ['😀 Smith', 'S'],
  ['Maria Lopez 🌻', 'ML'],
  ['👍', '👍'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('uploaded pictures have a small variant, local ones do not', () => {
  expect([smallPicture('http://x/v1/files/1'), smallPicture('blob:1')]).toEqual([
    'http://x/v1/files/1?size=small',
    'blob:1',
  ])
})
