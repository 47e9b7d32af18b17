import type { components } from '../../../generated/api.ts'
import type { Page } from '../../../machines/page.ts'
import type { JobsOverview } from '../list-types.ts'
import type { OwnBid } from '../bid-types.ts'
import type { AssignedBusiness, Job, JobDetails, Rating } from '../job-types.ts'
import { ownBidFromWire } from './bids.ts'
import { knownFromWire } from './businesses.ts'
import { hereFromWire } from './files.ts'

type Schemas = components['schemas']

export function jobFromWire(wire: Schemas['Job']): Job {
  return {
    id: wire.id,
    title: wire.title,
    details: wire.details,
    category: wire.category,
    budget: wire.budget,
    country: wire.country,
    state: wire.state,
    city: wire.city,
    status: wire.status,
    createdAt: wire.createdAt,
    assignedAt: wire.assigned_at,
    completedAt: wire.completed_at,
    expiresAt: wire.expires_at,
    pictures: wire.pics_url.map((link) => hereFromWire(link)),
    isRated: wire.isRated,
    rating: wire.rating && ratingFromWire(wire.rating),
    bidOutcome: wire.bidOutcome,
    bidsCount: wire.bidsCount,
    assignedBusinessId: wire.assignedBusinessId,
    neededBy: wire.neededBy,
    waits: wire.waits,
    newBids: wire.newBids,
    unreadMessages: wire.unreadMessages,
  }
}

export function jobPageFromWire({ jobs, nextCursor, overview }: Schemas['JobPage']): Page<Job, JobsOverview> {
  const page = { items: jobs.map(jobFromWire), next: nextCursor }
  return overview ? { ...page, beside: { counts: overview.counts, waiting: overview.waiting.map(jobFromWire) } } : page
}

function ratingFromWire({ rating: stars, ...rest }: Schemas['Rating']): Rating {
  return { stars, ...rest }
}

/** The details without the bids, which are a separate call. */
export function jobDetailsFromWire(wire: Schemas['JobDetails']): JobDetails {
  const { customer } = wire
  return {
    job: jobFromWire(wire.job),
    customer: {
      id: customer.userId,
      name: customer.name,
      picture: hereFromWire(customer.pic_url.url),
      phone: customer.phone,
    },
    assignedBusiness: wire.assignedBusiness && assignedFromWire(wire.assignedBusiness),
    ownBid: ownBidIn(wire),
    biddingBar: wire.biddingBar,
    renewalContact: wire.renewalContact ?? null,
    doubt: wire.doubt,
    doubtableUntil: wire.doubtableUntil,
    workPictures: wire.workPictures.map((link) => hereFromWire(link)),
    ended: wire.ended,
  }
}

/** What was withdrawn stands apart, for clients that know nothing of withdrawing. */
function ownBidIn({ bidDetails, withdrawnBid }: Schemas['JobDetails']): OwnBid | null {
  const bid = bidDetails ?? withdrawnBid
  return bid && ownBidFromWire(bid)
}

function assignedFromWire(wire: Schemas['AssignedBusiness']): AssignedBusiness {
  return {
    id: wire.userId,
    name: wire.name,
    businessName: wire.buisness_name,
    logo: hereFromWire(wire.logo_url.url),
    amount: wire.bidAmount,
    isRated: wire.is_rated,
    phone: wire.phone,
    ...knownFromWire(wire),
  }
}
