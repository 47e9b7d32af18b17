import { expect, it } from 'vitest'
import { freePlace } from '../../../../src/ui/toasts/free-place.ts'

const room = { top: 0, bottom: 640 }
const save = { top: 391, bottom: 439 }
const password = { top: 492, bottom: 540 }

it('a toast keeps away from controls where there is room', () => {
  expect(freePlace({ top: 500, bottom: 550 }, room, [save, password])).toBe(544)
})

it('a toast fits into a gap that is hardly higher than itself', () => {
  const others = [
    { top: 0, bottom: 363 },
    { top: 560, bottom: 640 },
  ]
  expect(freePlace({ top: 502, bottom: 552 }, room, [save, password, ...others])).toBe(442)
})

it('a toast stays where it is wanted if all is taken', () => {
  expect(freePlace({ top: 500, bottom: 550 }, room, [room])).toBe(500)
})
