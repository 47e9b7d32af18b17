import type { Interest } from '../../src/services/types.ts'

/** A bid as its customer is asked about it. */
export const seenBid: Interest = {
  bidId: 'bid-1',
  jobId: 'job-1',
  businessId: 'luis',
  businessName: 'Ortega & Sons',
  logo: { url: null },
  rating: null,
  ratingsCount: 0,
  jobsCompleted: 0,
  steppedDown: 0,
  hasLicense: 1,
  hasInsurance: 0,
  licenseCheckedOn: null,
  insuranceCheckedOn: null,
  amount: 120,
  proposal: 'I can come tomorrow.',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  state: 'standing',
  declined: null,
  unreadMessages: 0,
  canStart: null,
}

export const editedBid: Interest = { ...seenBid, amount: 145.5, updatedAt: '2026-03-01T09:05:00.000Z' }
