import type {
  Interest,
  Job,
  Message,
  Notification,
  NotificationGroup,
  OwnBid,
  Rating,
  Business,
  BusinessProfile,
  Customer,
  CustomerProfile,
} from '../../../src/services/types.ts'
import type { BusinessDetailsDraft, BusinessSignupDraft, CustomerSignupDraft } from '../../../src/services/drafts.ts'
import { emptyJob, type JobDraft } from '../../../src/services/job-drafts.ts'
import { examples } from '../../../generated/examples.ts'
import { getCustomerJob } from '../../../generated/client/wire-jobs.ts'

const at = '2026-03-01T09:30:00.000Z'
const later = '2026-03-05T10:00:00.000Z'

export const rating: Rating = {
  stars: 5,
  comment: 'Clean work',
  createdAt: later,
  changedAt: null,
  changeableUntil: later,
  revision: 2,
  reply: { text: 'Thank you', createdAt: later, changedAt: null, changeableUntil: later },
}

/** What the contract shows of a job; a test fails for an example that its schema does not allow. */
const shown = getCustomerJob.fromWire(
  examples.getCustomerJob.answer as Parameters<typeof getCustomerJob.fromWire>[0],
).job

export const job: Job = {
  ...shown,
  id: 'job-1',
  title: 'Leaking tap',
  details: 'It drips',
  budget: 150.5,
  status: 'completed',
  createdAt: at,
  assignedAt: later,
  completedAt: later,
  expiresAt: later,
  pictures: ['/a', '/b'],
  isRated: true,
  rating,
  hasBid: true,
  bidsCount: 2,
  bidOutcome: 'won',
  assignedBusinessId: 'business-1',
  neededBy: '2026-03-09',
  waits: [],
  newBids: 0,
  unreadMessages: 1,
}

export const interest: Interest = {
  bidId: 'bid-1',
  jobId: 'job-1',
  businessId: 'business-1',
  businessName: 'Ortega Plumbing',
  logo: { url: '/logo' },
  rating: 4.5,
  ratingsCount: 12,
  jobsCompleted: 30,
  steppedDown: 1,
  hasLicense: 1,
  hasInsurance: 0,
  licenseCheckedOn: at,
  insuranceCheckedOn: null,
  amount: 120.5,
  proposal: 'Tuesday',
  createdAt: at,
  updatedAt: later,
  state: 'standing',
  declined: null,
  unreadMessages: 1,
  canStart: '2026-11-28',
}

export const ownBid: OwnBid = {
  bidId: 'bid-1',
  amount: 120.5,
  proposal: 'Tuesday',
  createdAt: at,
  updatedAt: later,
  state: 'standing',
  declined: null,
  canStart: '2026-11-28',
}

export const message = (number: number): Message => ({
  number,
  author: 'business',
  isOwn: false,
  text: `Message ${number}`,
  pictures: ['https://bidfair.test/v1/files/tap'],
  createdAt: at,
  isReported: false,
})

export const newsItem: Notification = {
  id: 'news-2',
  message: 'Ortega & Sons bid $140 on “Leaking tap”.',
  createdAt: at,
  jobId: 'job-1',
  businessId: null,
  isRead: false,
}

export const newsGroup: NotificationGroup = {
  id: 'group-1',
  kind: 'job_matching',
  message: '12 new jobs in Plumbing, Austin.',
  subject: null,
  createdAt: at,
  jobId: null,
  businessId: null,
  picture: 'https://bidfair.test/v1/files/tap',
  count: 12,
  unread: 3,
  pending: false,
  lowestBid: null,
  lastWords: null,
}

export const customerDraft: CustomerSignupDraft = {
  name: ' Ana Torres ',
  email: ' ana@example.com ',
  phone: '+1 512 555 0148',
  password: ' kettle7 ',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  termsAccepted: true,
}

const firm = {
  businessName: 'Ortega Plumbing',
  businessIdNumber: ' 77 ',
  businessPhone: '+1 512 555 0112',
  categories: ['Plumbing', 'Heating'],
  address: '12 Oak Street',
  zipCode: '78701',
  radius: 25,
  hasLicense: true,
  hasInsurance: false,
  isHidden: false,
}

export const businessDraft: BusinessSignupDraft = { ...customerDraft, ...firm, referenceCode: '', businessEmail: ' ' }

export const detailsDraft: BusinessDetailsDraft = {
  ...firm,
  businessEmail: ' office@example.com ',
  country: 'United States',
  state: 'Texas',
  cities: ['Austin', 'Dallas'],
}

export const jobDraft: JobDraft = {
  ...emptyJob,
  title: 'Leaking tap',
  details: 'It drips',
  neededBy: '2026-12-04',
  streetAddress: ' 12 Oak Street ',
  category: 'Plumbing',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  budget: '150.50',
}

/** A customer, as the session knows one. */
export const customerUser: Customer = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '555',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  picture: null,
  language: 'es',
}

/** A business, as the session knows one. */
export const businessUser: Business = {
  id: 'luis',
  name: 'Luis',
  email: 'luis@example.com',
  phone: '555',
  country: 'United States',
  state: 'Texas',
  cities: ['Austin', 'Dallas'],
  radius: 0,
  categories: ['Plumbing'],
  businessName: 'Ortega Plumbing',
  picture: '/luis',
  language: 'en',
  isEmailVerified: true,
}

/** The account of the customer. */
export const customerProfile: CustomerProfile = { ...customerUser, picture: { url: null } }

/** The account of the business. */
export const profile: BusinessProfile = {
  ...businessUser,
  radius: 25,
  picture: { url: '/luis' },
  isEmailVerificationRequired: true,
  emailNotifications: false,
  businessIdNumber: null,
  businessPhone: '+1 512 555 0112',
  businessEmail: null,
  address: '12 Oak Street',
  zipCode: '78701',
  logo: { url: '/logo' },
  documents: [
    { url: '/one', name: 'licence.pdf' },
    { url: '/two', name: null },
  ],
  hasLicense: 1,
  hasInsurance: 0,
  steppedDown: 0,
  isHidden: false,
  checks: [{ of: 'license', url: '/one', checkedOn: at }],
}
