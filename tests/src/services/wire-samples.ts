import type { components } from '../../../generated/api.ts'
import type { Interest, OwnBid } from '../../../src/services/bid-types.ts'
import type { Job, Rating } from '../../../src/services/job-types.ts'

type Schemas = components['schemas']

const at = '2026-03-01T09:30:00.000Z'
export const later = '2026-03-05T10:00:00.000Z'

/** What the wire and the app call by the same names. */
const aboutJob = {
  id: 'job-1',
  title: 'Leaking tap',
  details: 'It drips',
  category: 'Plumbing',
  budget: 150.5,
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  status: 'completed',
  createdAt: at,
  isRated: true,
  bidsCount: 2,
  bidOutcome: 'won',
  assignedBusinessId: 'business-1',
  neededBy: '2026-03-09',
  newBids: 0,
  unreadMessages: 1,
} as const

const aboutRating = {
  createdAt: later,
  changedAt: null,
  changeableUntil: later,
  revision: 2,
  reply: { text: 'Thank you', createdAt: later, changedAt: null, changeableUntil: later },
} as const

export const wireJob: Schemas['Job'] = {
  ...aboutJob,
  date: at,
  assigned_at: later,
  completed_at: later,
  expires_at: later,
  pics_url: ['/a', '/b'],
  images: ['/a', '/b'],
  rating: { rating: 5, comment: 'Clean work', ...aboutRating },
  ratingDetails: { rating: 5 },
  bidApplied: true,
  hasBidded: true,
  waits: [],
}

export const rating: Rating = { stars: 5, comment: 'Clean work', ...aboutRating }

export const job: Job = {
  ...aboutJob,
  assignedAt: later,
  completedAt: later,
  expiresAt: later,
  pictures: ['/a', '/b'],
  rating,
  waits: [],
}

const aboutInterest = {
  bidId: 'bid-1',
  jobId: 'job-1',
  businessId: 'business-1',
  rating: 4.5,
  ratingsCount: 12,
  jobsCompleted: 30,
  steppedDown: 1,
  licenseCheckedOn: at,
  insuranceCheckedOn: null,
  amount: 120.5,
  createdAt: at,
  updatedAt: later,
  state: 'standing',
  declined: null,
  unreadMessages: 1,
} as const

export const wireInterest: Schemas['Interest'] = {
  ...aboutInterest,
  buisness_name: 'Ortega Plumbing',
  isLicense: 1,
  isInsurance: 0,
  logo_url: { url: '/logo' },
  proposalStatement: 'Tuesday',
}

export const interest: Interest = {
  ...aboutInterest,
  businessName: 'Ortega Plumbing',
  hasLicense: true,
  hasInsurance: false,
  logo: '/logo',
  proposal: 'Tuesday',
}

export const wireOwnBid: Schemas['OwnBid'] = {
  bidId: 'bid-1',
  amount: 120.5,
  proposalStatement: 'Tuesday',
  createdAt: at,
  updatedAt: later,
  state: 'standing',
  declined: null,
}

export const wireDetails: Schemas['JobDetails'] = {
  Success: true,
  job: wireJob,
  customer: { name: 'Ana', pic_url: { url: '/ana' }, userId: 'ana', phone: null },
  assignedBusiness: {
    name: 'Luis',
    buisness_name: 'Ortega Plumbing',
    logo_url: { url: null },
    bidAmount: 120.5,
    userId: 'business-1',
    is_rated: true,
    phone: '+1 512 555 0111',
    isLicense: 0,
    isInsurance: 1,
    licenseCheckedOn: null,
    insuranceCheckedOn: later,
    rating: 4,
    ratingsCount: 3,
    jobsCompleted: 5,
    steppedDown: 1,
  },
  bidDetails: wireOwnBid,
  bidAmount: 120.5,
  withdrawnBid: null,
  biddingBar: 'SUBSCRIPTION_INACTIVE',
  renewalContact: 'help@example.com',
  doubt: { reason: 'It still drips.', createdAt: later },
  doubtableUntil: later,
  workPictures: ['/work-1'],
  ended: {
    by: 'business',
    businessName: 'Hill Services',
    reason: 'We are booked out.',
    assignedAt: at,
    endedAt: later,
  },
}

export const ownBid: OwnBid = {
  id: 'bid-1',
  amount: 120.5,
  proposal: 'Tuesday',
  createdAt: at,
  updatedAt: later,
  state: 'standing',
  declined: null,
}

export const wireCustomer: Schemas['CustomerData'] = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '555',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  pic_url: { url: null },
  language: 'es',
}

export const wireBusiness: Schemas['BusinessData'] = {
  id: 'luis',
  name: 'Luis',
  email: 'luis@example.com',
  phone: '555',
  country: 'United States',
  state: 'Texas',
  city: ['Austin', 'Dallas'],
  category: ['Plumbing'],
  profile_pic: { url: '/luis' },
  language: 'en',
  buisness_name: 'Ortega Plumbing',
  email_verified: true,
}
