import { expect, test } from 'vitest'
import { covers } from '../../../server/businesses/service-area.ts'

const area = {
  country: 'United States',
  state: 'Illinois',
  cities: ['Chicago', 'Springfield'],
  categories: ['Plumbing', 'Roofing'],
}
const job = { country: 'United States', state: 'Illinois', city: 'Springfield', category: 'Roofing' }

test('a job in one of the cities and categories of a business is in its service area', () => {
  expect(covers(area, job)).toBe(true)
})

test.each([
  ['country', { country: 'Canada' }],
  ['state, though its city has the same name', { state: 'Missouri' }],
  ['city', { city: 'Peoria' }],
  ['category', { category: 'Painting' }],
])('a job of another %s is not', (_, change) => {
  expect(covers(area, { ...job, ...change })).toBe(false)
})
