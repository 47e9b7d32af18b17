import { expect, test } from 'vitest'
import { renamed, wireNames } from '../../generated/client/renamed.ts'
import { EditBusiness, JobPage, LoginAnswer } from '../../generated/client/names.ts'

test('clean names reach into lists and whatever may be null', () => {
  const rating = { rating: 5, comment: null }
  const wire = { Success: true, jobs: [{ id: '1', pics_url: ['a'], images: ['a'], rating }, { rating: null }] }
  expect(renamed(wire, JobPage)).toEqual({
    jobs: [{ id: '1', pictures: ['a'], rating: { stars: 5, comment: null } }, { rating: null }],
  })
})

test('which of two shapes an answer has is told by its type', () => {
  const answer = (type: string) => ({ type, data: { city: 'Austin' } })
  expect([renamed(answer('customer'), LoginAnswer), renamed(answer('business'), LoginAnswer)]).toEqual([
    { type: 'customer', user: { city: 'Austin' } },
    { type: 'business', user: { cities: 'Austin' } },
  ])
  // A newer server's third role stays as it is.
  expect(renamed(answer('agency'), LoginAnswer)).toEqual(answer('agency'))
})

test('what a newer server adds keeps its name, even one that every object has', () => {
  const wire: unknown = JSON.parse('{ "constructor": 1, "__proto__": { "a": 2 }, "boost": { "pics_url": 3 } }')
  expect(JSON.stringify(renamed(wire, JobPage))).toBe(JSON.stringify(wire))
})

test('what is sent goes back to the names of the wire', () => {
  const names = wireNames(EditBusiness)
  expect(renamed({ businessName: 'Ortega', cities: ['Austin'], logo: { url: 'a' } }, names)).toEqual({
    buisness_name: 'Ortega',
    city: ['Austin'],
    logo_url: { url: 'a' },
  })
})
