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

describe('pinching', () => {
  test('zooms by the distance and follows the middle of the fingers', () => {
    const placing = pinched(
      whole,
      [
        { x: 150, y: 300 },
        { x: 250, y: 300 },
      ],
      [
        { x: 100, y: 300 },
        { x: 300, y: 300 },
      ],
      stage,
    )
    expect(placing).toEqual({ scale: 2, x: -200, y: -300 })
  })

  test('two fingers on one spot change nothing', () => {
    const spot = { x: 10, y: 10 }
    expect(pinched(whole, [spot, spot], [spot, { x: 90, y: 10 }], stage)).toEqual(whole)
  })
})

describe('turning', () => {
  test('a flick against the text shows the next picture', () => {
    expect(swipeDirection({ x: -80, y: 5 }, 'ltr')).toBe(1)
    expect(swipeDirection({ x: 80, y: 5 }, 'ltr')).toBe(-1)
    expect(swipeDirection({ x: 80, y: 5 }, 'rtl')).toBe(1)
    expect(swipeDirection({ x: -80, y: 5 }, 'rtl')).toBe(-1)
  })

  test('a short or a steep move turns nothing', () => {
    expect(swipeDirection({ x: -30, y: 0 }, 'ltr')).toBeNull()
    expect(swipeDirection({ x: -80, y: 70 }, 'ltr')).toBeNull()
  })

  test('arrow keys follow the direction of the text', () => {
    expect(turnOfKey('ArrowRight', 'ltr')).toBe(1)
    expect(turnOfKey('ArrowLeft', 'ltr')).toBe(-1)
    expect(turnOfKey('ArrowLeft', 'rtl')).toBe(1)
    expect(turnOfKey('ArrowRight', 'rtl')).toBe(-1)
    expect(turnOfKey('Home', 'ltr')).toBeNull()
  })
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
