import type {
  Interest,
  Job,
  Message,
  Notification,
  NotificationGroup,
  OwnBid,
  Rating,
  Schemas,
  Thread,
} from '../../../src/services/types.ts'

const at = '2026-03-01T09:30:00.000Z'
export const later = '2026-03-05T10:00:00.000Z'

export const rating: Rating = {
  stars: 5,
  comment: 'Clean work',
  createdAt: later,
  changedAt: null,
  changeableUntil: later,
  revision: 2,
  reply: { text: 'Thank you', createdAt: later, changedAt: null, changeableUntil: later },
}

export const job: Job = {
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
}

export const ownBid: OwnBid = {
  bidId: 'bid-1',
  amount: 120.5,
  proposal: 'Tuesday',
  createdAt: at,
  updatedAt: later,
  state: 'standing',
  declined: null,
}

export const assignedBusiness: Schemas['AssignedBusiness'] = {
  id: 'business-1',
  name: 'Luis',
  businessName: 'Ortega Plumbing',
  logo: { url: null },
  amount: 120.5,
  isRated: true,
  phone: '+1 512 555 0111',
  hasLicense: 0,
  hasInsurance: 1,
  licenseCheckedOn: null,
  insuranceCheckedOn: later,
  rating: 4,
  ratingsCount: 3,
  jobsCompleted: 5,
  steppedDown: 1,
}

export const details: Schemas['JobDetails'] = {
  job,
  customer: { id: 'ana', name: 'Ana', picture: { url: '/ana' }, phone: null },
  assignedBusiness,
  ownBid,
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

export const thread: Thread = {
  jobId: 'job-1',
  businessId: 'luis',
  jobTitle: 'Leaking tap',
  jobStatus: 'open',
  other: { name: 'Ortega & Sons', picture: { url: 'https://bidfair.test/v1/files/logo' } },
  isWritable: true,
  closed: null,
  unread: 1,
  seenByOther: 0,
  lastNumber: 3,
  lastMessage: null,
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
  createdAt: '2026-03-07T16:05:00.000Z',
  jobId: 'job-1',
  businessId: null,
  isRead: false,
}

export const newsGroup: NotificationGroup = {
  id: 'group-1',
  message: '12 new jobs in Plumbing, Austin.',
  createdAt: '2026-03-07T16:05:00.000Z',
  jobId: null,
  businessId: null,
  count: 12,
  unread: 3,
}
