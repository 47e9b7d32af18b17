import { expect, test } from 'vitest'
import { isInArea } from '../../../server/jobs/service-details.ts'

const area = {
  country: 'United States',
  state: 'Illinois',
  cities: ['Chicago', 'Springfield'],
  categories: ['Plumbing', 'Roofing'],
}
const job = { country: 'United States', state: 'Illinois', city: 'Springfield', category: 'Roofing' }

test('a job in one of the cities and trades of a business is in its area', () => {
  expect(isInArea(area, job)).toBe(true)
})

test.each([
  ['country', { country: 'Canada' }],
  ['state, though its city has the same name', { state: 'Missouri' }],
  ['city', { city: 'Peoria' }],
  ['trade', { category: 'Painting' }],
])('a job of another %s is not', (_, change) => {
  expect(isInArea(area, { ...job, ...change })).toBe(false)
})
