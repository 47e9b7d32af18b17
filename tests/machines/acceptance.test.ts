import { expect, test } from 'vitest'
import { afterChange } from '../../../../src/features/job-details/dialogs/accepting.ts'

const interest = {
  bidId: 'bid',
  jobId: 'job',
  businessId: 'business',
  businessName: 'Bright Pipe',
  logo: null,
  rating: 4.5,
  ratingsCount: 2,
  jobsCompleted: 3,
  amount: 380,
  proposal: 'Tuesday',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
}
const seen = { interest, amountBefore: null }
const changed = { type: 'conflict', code: 'BID_CHANGED', message: 'The bid was changed' } as const
const fresh = { ...interest, amount: 420, proposal: 'Wednesday', updatedAt: '2026-03-01T10:00:00.000Z' }

test('a bid that was changed is shown as it is now, beside what it was', () => {
  expect(afterChange(seen, { ...changed, fresh })).toEqual({ interest: fresh, amountBefore: 380 })
})

test('any other refusal, or one without the fresh bid, shows no other bid', () => {
  expect(afterChange(seen, changed)).toBe(null)
  expect(afterChange(seen, { ...changed, fresh: { amount: '420' } })).toBe(null)
  expect(afterChange(seen, { ...changed, code: 'JOB_ALREADY_ASSIGNED', fresh })).toBe(null)
  expect(afterChange(seen, { type: 'offline' })).toBe(null)
})
