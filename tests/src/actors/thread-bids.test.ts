import { expect, it } from 'vitest'
import { bidActsOf, type Talk } from '../../../src/actors/thread.ts'
import { business, customer } from './stage.ts'

const businessId = business.user.id
const bid: NonNullable<Talk['bid']> = {
  bidId: 'bid-1',
  jobId: 'job-1',
  businessId,
  businessName: 'Ortega & Sons',
  logo: { url: null },
  rating: null,
  ratingsCount: 0,
  jobsCompleted: 0,
  steppedDown: 0,
  hasLicense: 0,
  hasInsurance: 0,
  licenseCheckedOn: null,
  insuranceCheckedOn: null,
  amount: 150,
  proposal: 'On Tuesday.',
  createdAt: '2026-03-01T09:30:00.000Z',
  updatedAt: '2026-03-01T09:30:00.000Z',
  state: 'standing',
  declined: null,
  unreadMessages: 0,
  canStart: null,
}
const talk: Talk = {
  jobId: 'job-1',
  businessId,
  jobTitle: 'Leaking tap',
  jobStatus: 'open',
  jobPicture: { url: null },
  budget: 180,
  bidAmount: 150,
  isAssigned: false,
  other: { name: 'Ana T.', picture: { url: null }, rating: null, ratingsCount: 0 },
  isWritable: true,
  closed: null,
  unread: 0,
  seenByOther: 0,
  lastNumber: 1,
  lastMessage: null,
  bid,
  bidsCount: 1,
}
const acts = (change: Partial<Talk>) =>
  [customer, business].map((viewer) =>
    Object.entries(bidActsOf({ ...talk, ...change }, viewer))
      .filter(([, may]) => may)
      .map(([act]) => act),
  )

it.each<[string, Partial<Talk>, string[][]]>([
  ['stands while the job is open', {}, [['accept', 'decline'], ['edit']]],
  ['is declined', { bid: { ...bid, state: 'declined' } }, [[], []]],
  ['won', { jobStatus: 'inprogress', isAssigned: true }, [[], []]],
  ['lost', { jobStatus: 'inprogress' }, [[], []]],
  ['stands on an expired job', { jobStatus: 'expired' }, [[], []]],
  ['stands on a deleted job', { jobStatus: 'deleted' }, [[], []]],
  ['is none', { bid: null }, [[], []]],
])('a bid that %s can be answered and changed as the rules of the job say', (_, change, allowed) => {
  expect(acts(change)).toEqual(allowed)
})
