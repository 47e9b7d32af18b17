import { expect, inject, test } from 'vitest'
import { mainJob } from '../../docs/examples/over-the-wire/main-job.ts'
import { checkedFetch } from '../support/answer-check.ts'
import { photo } from '../../qa/support/samples.ts'

test('the example does the main job over the API alone', async () => {
  const { buffer } = await photo('tap.jpg', 'teal')
  const details = await mainJob(
    { baseUrl: inject('baseUrl'), fetch: checkedFetch(fetch) },
    new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }),
  )
  expect(details).toMatchObject({
    Success: true,
    job: {
      title: 'Leaking kitchen tap',
      status: 'completed',
      budget: 150,
      isRated: true,
      rating: { rating: 5, comment: 'On time, clean work.' },
    },
    customer: { name: 'Ana Torres' },
    assignedBusiness: { name: 'Ortega & Sons', bidAmount: 129.5, is_rated: true },
  })
  expect(details.job.pics_url).toHaveLength(1)
})
