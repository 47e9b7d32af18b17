import { expect, it } from 'vitest'
import type { components } from '../../../generated/api.ts'
import { listReviews, showBusiness } from '../../../src/services/businesses.ts'
import { chooseWorkPictures, listChosenPictures, listWorkPictures } from '../../../src/services/work-pictures.ts'
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

it('asks for the pictures of finished work by page and cursor, and for those that are chosen', async () => {
  const picture = { id: 'picture-1', jobId: 'job-1', title: 'Leaking tap' }
  const answer = (nextCursor: string | null) =>
    json({
      Success: true,
      chosen: ['http://elsewhere/v1/files/two', 'http://elsewhere/v1/files/one'],
      pictures: [{ ...picture, url: 'http://elsewhere/v1/files/one' }],
      nextCursor,
    })
  const server = fakeServer(answer('after-1'), answer(null), answer(null))
  const first = await run(listWorkPictures({ after: null, limit: 24 }), server.settings)
  const next = await run(listWorkPictures({ after: 'after-1', limit: 24 }), server.settings)
  const chosen = await run(listChosenPictures(), server.settings)
  const items = [{ ...picture, url: '/v1/files/one' }]
  expect([first, next, chosen]).toEqual([
    { items, next: 'after-1' },
    { items, next: null },
    ['/v1/files/two', '/v1/files/one'],
  ])
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/list-work-pictures', { limit: 24 }],
    ['/v1/list-work-pictures', { limit: 24, cursor: 'after-1' }],
    ['/v1/list-work-pictures', { limit: 1 }],
  ])
})

it('saves the chosen pictures, and names what is wrong with them', async () => {
  const server = fakeServer(
    json({ Success: true, message: 'Server words' }),
    json(
      {
        Success: false,
        Message: 'Server words',
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'pics_url', code: 'FILE_UNKNOWN' }],
      },
      400,
    ),
  )
  const pictures = ['/v1/files/two', '/v1/files/one']
  expect(await run(chooseWorkPictures(pictures), server.settings)).toEqual({ message: 'Server words' })
  expect(await run(chooseWorkPictures(pictures), server.settings)).toEqual({
    type: 'invalid',
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'pictures', code: 'FILE_UNKNOWN' }],
  })
  expect(server.seen[0]?.body).toEqual({ pics_url: pictures })
})
