import { expect, it } from 'vitest'
import { WalkClock } from '../../random/clock.ts'

it('rings for everything in between at its own time, and for what comes up meanwhile', () => {
  const clock = new WalkClock()
  const rang: number[] = []
  const ring = () => rang.push(clock.now())
  clock.setTimeout(() => {
    ring()
    clock.setTimeout(ring, 30)
  }, 50)
  clock.setTimeout(ring, 100)
  const id = clock.setTimeout(ring, 60)
  expect(clock.untilNext()).toBe(50)
  clock.clearTimeout(id)
  clock.pass(90)
  expect({ rang, now: clock.now(), next: clock.untilNext() }).toEqual({ rang: [50, 80], now: 90, next: 10 })
  clock.pass(10)
  expect({ rang, next: clock.untilNext() }).toEqual({ rang: [50, 80, 100], next: null })
})

it('does not ring for ever where no time passes', () => {
  const clock = new WalkClock()
  const again = () => void clock.setTimeout(again, 0)
  again()
  expect(() => clock.pass(1)).toThrow('rang 10000 times')
})
