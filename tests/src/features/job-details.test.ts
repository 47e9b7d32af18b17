import { expect, test } from 'vitest'
import type { Schemas } from '../../../src/actors/jobs.ts'
import { callingOf } from '../../../src/features/job-details/parts/call-button.tsx'
import { differenceOf } from '../../../src/features/job-details/interests/interest-card.tsx'

const customer = { id: 'ana', name: 'Ana', picture: { url: null }, phone: null }
const business: Schemas['AssignedBusiness'] = {
  id: 'bright',
  name: 'Omar',
  businessName: 'Bright Pipe',
  logo: { url: null },
  amount: 420,
  isRated: false,
  hasLicense: 0,
  hasInsurance: 0,
  licenseCheckedOn: null,
  insuranceCheckedOn: null,
  rating: null,
  ratingsCount: 0,
  jobsCompleted: 0,
  steppedDown: 0,
  phone: null,
}

test('nobody is called before a business is assigned', () => {
  const early = { customer, assignedBusiness: null }
  expect([callingOf('customer', false, early), callingOf('business', false, early)]).toEqual([
    { type: 'early' },
    { type: 'early' },
  ])
})

test('each of the two calls the other', () => {
  const toCustomer = { customer: { ...customer, phone: '+1 512 555 0100' }, assignedBusiness: business }
  const toBusiness = { customer, assignedBusiness: { ...business, phone: '+1 512 555 0148' } }
  expect(callingOf('business', true, toCustomer)).toEqual({ type: 'ready', phone: '+1 512 555 0100' })
  expect(callingOf('customer', false, toBusiness)).toEqual({ type: 'ready', phone: '+1 512 555 0148' })
})

test('a business that was not chosen calls nobody, and an unknown number cannot be dialled', () => {
  const assigned = { customer, assignedBusiness: business }
  expect(callingOf('business', false, assigned)).toEqual({ type: 'elsewhere' })
  expect(callingOf('customer', false, assigned)).toEqual({ type: 'none' })
})

test.each([
  [120, 150, { side: 'under', amount: 30 }],
  [150.3, 150.1, { side: 'over', amount: 0.2 }],
  [0.3, 0.1, { side: 'over', amount: 0.2 }],
  [9_999_999.99, 0.01, { side: 'over', amount: 9_999_999.98 }],
  [99.9, 99.9, { side: 'even', amount: 0 }],
] as const)('%d beside a budget of %d', (amount, budget, difference) => {
  expect(differenceOf(amount, budget)).toEqual(difference)
})
