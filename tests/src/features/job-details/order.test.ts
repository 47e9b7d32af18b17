import { expect, test } from 'vitest'
import { inOrder } from '../../../../src/features/job-details/interests/order.ts'

const interest = (businessName: string, amount: number, rating: number | null, ratingsCount: number) => ({
  bidId: businessName,
  jobId: 'job',
  businessId: businessName,
  businessName,
  logo: null,
  rating,
  ratingsCount,
  jobsCompleted: ratingsCount,
  hasLicense: false,
  hasInsurance: false,
  steppedDown: 0,
  licenseCheckedOn: null,
  insuranceCheckedOn: null,
  amount,
  proposal: '',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  state: 'standing' as const,
  declined: null,
})

const all = [
  interest('new', 300, null, 0),
  interest('few', 500, 5, 2),
  interest('many', 500, 5, 90),
  interest('fair', 200, 3.5, 10),
]
const names = (order: 'lowest' | 'best') => inOrder(all, order).map(({ businessName }) => businessName)

test('the lowest amount comes first; of equal ones the better rated', () => {
  expect(names('lowest')).toEqual(['fair', 'new', 'many', 'few'])
})

test('the best rating comes first; of equal ones the one that more people gave; the unrated last', () => {
  expect(names('best')).toEqual(['many', 'few', 'fair', 'new'])
})

test('the given order stays as it is', () => {
  names('best')
  expect(all.map(({ businessName }) => businessName)).toEqual(['new', 'few', 'many', 'fair'])
})
