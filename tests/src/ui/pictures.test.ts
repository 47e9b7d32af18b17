import { describe, expect, test } from 'vitest'
import { closest, pinched, swipeDirection, turnOfKey, whole, within, zoomed } from '../../../src/ui/pictures/gesture.ts'
import { pictureAt, smallPicture } from '../../../src/ui/pictures/picture.tsx'
import { initials } from '../../../src/ui/pictures/avatar.tsx'

const stage = { width: 400, height: 600 }

describe('zooming', () => {
  test('keeps the spot under the finger where it is', () => {
    const at = { x: 100, y: 300 }
    const placing = zoomed(whole, 2, at, stage)
    expect(placing).toEqual({ scale: 2, x: -100, y: -300 })
  })

  test('goes no further than closest and no further back than whole', () => {
    expect(zoomed(whole, 100, { x: 0, y: 0 }, stage)).toEqual({ scale: closest, x: 0, y: 0 })
    expect(zoomed({ scale: 2, x: -50, y: -50 }, 0.1, { x: 200, y: 300 }, stage)).toEqual(whole)
  })

  test('never leaves a gap beside the picture', () => {
    expect(within({ scale: 2, x: 80, y: -900 }, stage)).toEqual({ scale: 2, x: 0, y: -600 })
  })
})

test('pinching zooms by the distance and follows the middle of the fingers, which on one spot change nothing', () => {
  const fingers = (left: number, right: number) =>
    [
      { x: left, y: 300 },
      { x: right, y: 300 },
    ] as const
  expect(pinched(whole, fingers(150, 250), fingers(100, 300), stage)).toEqual({ scale: 2, x: -200, y: -300 })
  expect(pinched(whole, fingers(10, 10), fingers(10, 90), stage)).toEqual(whole)
})

test.each([
  ['a flick against the text', { x: -80, y: 5 }, 1],
  ['a flick with the text', { x: 80, y: 5 }, -1],
  ['a short move', { x: -30, y: 0 }, null],
  ['a steep move', { x: -80, y: 70 }, null],
])('%s turns the picture, the other way from right to left', (_, move, turn) => {
  expect(swipeDirection(move, 'ltr')).toBe(turn)
  expect(swipeDirection({ ...move, x: -move.x }, 'rtl')).toBe(turn)
})

test.each([
  ['ArrowRight', 1, -1],
  ['ArrowLeft', -1, 1],
  ['Home', null, null],
])('%s follows the direction of the text', (key, ltr, rtl) => {
  expect([turnOfKey(key, 'ltr'), turnOfKey(key, 'rtl')]).toEqual([ltr, rtl])
})

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
