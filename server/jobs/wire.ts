import type { components } from '../../generated/api.ts'
import { fileLink } from '../files/wire.ts'
import type { BidRow } from '../schema/tables.ts'
import type { InterestView } from '../bids/rows.ts'
import type { JobCard } from './rows-cards.ts'
import type { Details, Page } from './rules-see.ts'

type Wire = components['schemas']

/** A picture as the wire shows it, or none. */
export function toPicture(publicUrl: string, fileId: string | null): Wire['ShownPicture'] {
  return { url: fileId === null ? null : fileLink(publicUrl, fileId) }
}

/** A stored amount has at most nine digits, so that the nearest number prints as exactly that amount. */
const toAmount = (amount: string): number => Number(amount)

function toJob(publicUrl: string, job: JobCard): Wire['Job'] {
  const links = job.pictureIds.map((id) => fileLink(publicUrl, id))
  const createdAt = job.postedAt.toISOString()
  const rating = job.rating === null ? null : { rating: job.rating, comment: job.comment }
  return {
    id: job.id,
    title: job.title,
    details: job.details,
    category: job.category,
    budget: toAmount(job.budget),
    country: job.country,
    state: job.state,
    city: job.city,
    status: job.status,
    createdAt,
    date: createdAt,
    assigned_at: job.assignedAt?.toISOString() ?? null,
    completed_at: job.completedAt?.toISOString() ?? null,
    expires_at: job.expiresAt.toISOString(),
    pics_url: links,
    images: links,
    isRated: rating !== null,
    rating,
    ratingDetails: rating === null ? null : { rating: rating.rating },
    bidApplied: job.hasBid,
    hasBidded: job.hasBid,
    bidsCount: job.bidCount,
    assignedBusinessId: job.assignedBusinessId,
  }
}

export function toPage(publicUrl: string, { jobs, nextCursor }: Page): Wire['JobPage'] {
  return { Success: true, jobs: jobs.map((job) => toJob(publicUrl, job)), nextCursor }
}

export function toInterest(publicUrl: string, bid: InterestView): Wire['Interest'] {
  const mean = Math.round((bid.ratingSum * 10) / bid.ratingCount) / 10
  return {
    bidId: bid.id,
    jobId: bid.jobId,
    businessId: bid.businessId,
    buisness_name: bid.businessName,
    logo_url: toPicture(publicUrl, bid.logoId),
    rating: bid.ratingCount === 0 ? null : mean,
    ratingsCount: bid.ratingCount,
    jobsCompleted: bid.jobsCompleted,
    amount: toAmount(bid.amount),
    proposalStatement: bid.proposal,
    createdAt: bid.createdAt.toISOString(),
    updatedAt: (bid.updatedAt ?? bid.createdAt).toISOString(),
  }
}

function toOwnBid(bid: BidRow): Wire['OwnBid'] {
  return {
    bidId: bid.id,
    amount: toAmount(bid.amount),
    proposalStatement: bid.proposal,
    createdAt: bid.created_at.toISOString(),
    updatedAt: (bid.updated_at ?? bid.created_at).toISOString(),
  }
}

/** A job as one viewer may see it: telephone numbers and the agreed amount are for the two parties alone. */
export function toDetails(publicUrl: string, viewerId: string, details: Details): Wire['JobDetails'] {
  const { job, customer, assigned, bid } = details
  const isParty = viewerId === customer.id || viewerId === assigned?.id
  return {
    Success: true,
    job: toJob(publicUrl, job),
    customer: {
      name: customer.name,
      pic_url: toPicture(publicUrl, customer.pictureId),
      userId: customer.id,
      phone: isParty && assigned !== undefined ? customer.phone : null,
    },
    assignedBusiness:
      assigned === undefined
        ? null
        : {
            name: assigned.name,
            buisness_name: assigned.businessName,
            logo_url: toPicture(publicUrl, assigned.logoId),
            bidAmount: isParty ? toAmount(assigned.amount) : null,
            userId: assigned.id,
            is_rated: job.rating !== null,
            phone: isParty ? assigned.businessPhone : null,
          },
    bidDetails: bid === undefined ? null : toOwnBid(bid),
    bidAmount: bid === undefined ? null : toAmount(bid.amount),
  }
}
