import { expect, it } from 'vitest'
import type { components } from '../../../generated/api.ts'
import { listReviews, showBusiness } from '../../../src/services/businesses.ts'
import { fakeServer, json, run } from './fake-server.ts'
import { later } from './wire-samples.ts'

const known = {
  rating: 4.5,
  ratingsCount: 2,
  jobsCompleted: 3,
  steppedDown: 1,
  licenseCheckedOn: later,
  insuranceCheckedOn: null,
} as const
const where = {
  categories: ['Plumbing'],
  country: 'United States',
  state: 'Texas',
  cities: ['Austin'],
  since: '2026-01',
  stars: [0, 0, 0, 1, 1],
}

it('shows a business in our words', async () => {
  const business: components['schemas']['ShownBusiness'] = {
    ...known,
    ...where,
    businessId: 'business-1',
    businessName: 'Ortega Plumbing',
    logo_url: { url: '/logo' },
    pictures: ['/one', '/two'],
    isLicense: 1,
    isInsurance: 0,
  }
  const server = fakeServer(json({ Success: true, business }))
  expect(await run(showBusiness('business-1'), server.settings)).toEqual({
    ...known,
    ...where,
    id: 'business-1',
    name: 'Ortega Plumbing',
    logo: '/logo',
    pictures: ['/one', '/two'],
    hasLicense: true,
    hasInsurance: false,
  })
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([['/v1/show-business', { business: 'business-1' }]])
})

it('asks for reviews by page and cursor', async () => {
  const said = { comment: 'Clean work.', reply: null, category: 'Plumbing', month: '2026-02', customer: 'Ana' }
  const server = fakeServer(
    json({ Success: true, reviews: [{ ...said, reviewId: 'review-1', rating: 4 }], nextCursor: 'after-1' }),
    json({ Success: true, reviews: [], nextCursor: null }),
  )
  const of = { businessId: 'business-1', limit: 10 }
  const first = await run(listReviews({ ...of, after: null }), server.settings)
  const next = await run(listReviews({ ...of, after: 'after-1' }), server.settings)
  expect([first, next]).toEqual([
    { items: [{ ...said, id: 'review-1', stars: 4 }], next: 'after-1' },
    { items: [], next: null },
  ])
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/list-reviews', { business: 'business-1', limit: 10 }],
    ['/v1/list-reviews', { business: 'business-1', limit: 10, cursor: 'after-1' }],
  ])
})
