import { expect, it } from 'vitest'
import * as client from '../../../generated/wire/client.ts'
import { wire } from '../../../generated/wire/server.ts'
import { listReviews } from '../../../src/services/businesses.ts'
import { chooseWorkPictures, listChosenPictures, listWorkPictures } from '../../../src/services/work-pictures.ts'
import { answer, fakeServer, run } from './fake-server.ts'

it('asks for reviews by page and cursor', async () => {
  const said = { comment: 'Clean work.', reply: null, category: 'Plumbing', month: '2026-02', customer: 'Ana' }
  const review = { ...said, reviewId: 'review-1', stars: 4 }
  const server = fakeServer(
    answer(wire.listReviews, { reviews: [review], nextCursor: 'after-1' }),
    answer(wire.listReviews, { reviews: [], nextCursor: null }),
  )
  const of = { businessId: 'business-1', limit: 10 }
  const first = await run(listReviews({ ...of, after: null }), server.settings)
  const next = await run(listReviews({ ...of, after: 'after-1' }), server.settings)
  expect([first, next]).toEqual([
    { items: [review], next: 'after-1' },
    { items: [], next: null },
  ])
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/list-reviews', client.listReviews.toWire(of)],
    ['/v1/list-reviews', client.listReviews.toWire({ ...of, cursor: 'after-1' })],
  ])
})

it('asks for the pictures of finished work by page and cursor, and for those that are chosen', async () => {
  const pictures = [{ id: 'picture-1', jobId: 'job-1', title: 'Leaking tap', url: 'http://elsewhere/v1/files/one' }]
  const chosen = ['http://elsewhere/v1/files/two', 'http://elsewhere/v1/files/one']
  const page = (nextCursor: string | null) => answer(wire.listWorkPictures, { chosen, pictures, nextCursor })
  const server = fakeServer(page('after-1'), page(null), page(null))
  const first = await run(listWorkPictures({ after: null, limit: 24 }), server.settings)
  const next = await run(listWorkPictures({ after: 'after-1', limit: 24 }), server.settings)
  expect([first, next, await run(listChosenPictures(), server.settings)]).toEqual([
    { items: pictures, next: 'after-1' },
    { items: pictures, next: null },
    chosen,
  ])
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/list-work-pictures', { limit: 24 }],
    ['/v1/list-work-pictures', { limit: 24, cursor: 'after-1' }],
    ['/v1/list-work-pictures', { limit: 1 }],
  ])
})

it('saves the chosen pictures, once more when the answer got lost', async () => {
  const server = fakeServer('unreachable', answer(wire.chooseWorkPictures, { message: 'Server words' }))
  const pictures = ['/v1/files/two', '/v1/files/one']
  expect(await run(chooseWorkPictures(pictures), server.settings)).toEqual({ message: 'Server words' })
  const sent = client.chooseWorkPictures.toWire({ pictures })
  expect(server.seen.map(({ body }) => body)).toEqual([sent, sent])
})
