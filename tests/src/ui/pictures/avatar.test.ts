import { expect, test } from 'vitest'
import { pictureAt, smallPicture } from '../../../../src/ui/pictures/address.ts'
import { initials } from '../../../../src/ui/pictures/avatar.tsx'

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
  expect([smallPicture('/v1/files/1'), smallPicture('blob:1')]).toEqual(['/v1/files/1?size=small', 'blob:1'])
})

test.each([
  ['http://localhost:3000/v1/files/tap', '/v1/files/tap'],
  ['https://bidfair.example/v1/signed/1/tap', '/v1/signed/1/tap'],
  ['/v1/files/tap', '/v1/files/tap'],
  ['blob:http://localhost:3000/tap', 'blob:http://localhost:3000/tap'],
])('a picture at %s is loaded from where the page came from', (link, here) => {
  expect(pictureAt(link)).toBe(here)
})
