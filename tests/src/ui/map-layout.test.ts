import { expect, test } from 'vitest'
import { layOut, type MapPlace } from '../../../src/ui/area/map-layout.ts'
import { shows } from '../../support/shows.ts'

const austin = { name: 'Austin', east: 0, north: 0 }
/** Towns all around, most of them close together. */
const towns: MapPlace[] = Array.from({ length: 150 }, (_, index) => {
  const far = 3 + (index % 22)
  return { name: `Town ${index}`, east: far * Math.cos(index * 2.4), north: far * Math.sin(index * 2.4) }
})

test('names on the drawn circle are about twelve, inside, and none covers another', shows('rule.towns-around'), () => {
  const drawing = layOut({ cities: [austin], towns, radius: 25 })
  expect([drawing.width, drawing.height]).toEqual([320, 320])
  const named = drawing.towns.filter(({ label }) => label !== null)
  expect(named.length).toBeGreaterThan(8)
  expect(named.length).toBeLessThanOrEqual(12)
  const boxes = [...drawing.cities, ...named].map(({ name, x, y, label }) => {
    const left = label === 'start' ? x + 6 : x - 6 - name.length * 6
    return { left, right: left + name.length * 6, y }
  })
  for (const [index, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0)
    expect(one.right).toBeLessThanOrEqual(320)
    for (const other of boxes.slice(index + 1))
      expect(one.right < other.left || other.right < one.left || Math.abs(one.y - other.y) >= 12).toBe(true)
  }
  // Nearly all others are dots, but for those beneath a name.
  const dots = drawing.towns.filter(({ label }) => label === null)
  expect(dots.length).toBeGreaterThan(100)
  const isUnder = (box: (typeof boxes)[number], { x, y }: (typeof dots)[number]): boolean =>
    box.left < x && x < box.right && Math.abs(box.y - y) < 6
  expect(dots.filter((dot) => boxes.some((box) => isUnder(box, dot)))).toEqual([])
})

test('every circle is whole in the drawing, and north is above', shows('rule.towns-around'), () => {
  const cities = [austin, { name: 'Dallas', east: 60, north: 170 }]
  const {
    width,
    height,
    radius,
    cities: [first, second],
  } = layOut({ cities, towns: [], radius: 20 })
  expect([height, width < height]).toEqual([320, true])
  for (const city of [first, second]) {
    expect(Number(city?.x) - radius).toBeGreaterThan(0)
    expect(Number(city?.x) + radius).toBeLessThan(width)
    expect(Number(city?.y) - radius).toBeGreaterThan(0)
    expect(Number(city?.y) + radius).toBeLessThan(height)
  }
  expect(Number(first?.y)).toBeGreaterThan(Number(second?.y))
})
