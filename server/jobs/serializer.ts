import type { components } from '../../generated/client/schemas.ts'
import { fromAmount, toAmount, type SerializerContext } from '../platform/serializer.ts'
import { toOwnBid } from './serializer-bids.ts'
import { firstName } from '../businesses/first-name.ts'
import { toRecord } from '../businesses/serializer.ts'
import { fileLink, fromLink, toPicture, type SignedLink } from '../files/serializer.ts'
import type { EndedView } from './repository-assignments.ts'
import type { Order } from './repository-list-slices.ts'
import type { Listed, ListQuery, Page, ListFilters } from './service-list.ts'
import type { Details, JobCardForViewer } from './service-details.ts'
import type { NewJob } from './service.ts'
import type { JobStatus } from '../schema/column-types.ts'

type Schemas = components['schemas']

export function fromCreateJob(body: Schemas['CreateJob']): NewJob {
  const { title, details, category, country, state, city } = body
  return {
    title,
    details,
    category,
    country,
    state,
    city,
    budget: fromAmount(body.budget),
    pictureIds: body.pictures.map(fromLink),
    neededBy: body.neededBy ?? null,
    streetAddress: body.streetAddress || null,
    invited: body.invited ?? [],
  }
}

/** An empty address takes it away, as null does; a missing one leaves it. */
export function fromUpdateJob({ streetAddress, ...body }: Schemas['UpdateJob']) {
  return { ...body, ...(streetAddress !== undefined && { streetAddress: streetAddress || null }) }
}

export function fromCompleteJob({ jobId, pictures = [] }: Schemas['CompleteJob']) {
  return { jobId, pictureIds: pictures.map(fromLink) }
}

type ListBody<View> = Omit<Schemas['ListCustomerJobs'], 'view' | 'order'> & Readonly<{ view?: View; order?: Order }>

/** The empty status is the filter's "all jobs"; a view goes before any status. */
export function fromListQuery<View extends string>(body: ListBody<View>): ListQuery<View | JobStatus | 'all'> {
  const { q, page, limit, status, view, order, cursor, overview } = body
  const { budgetFrom, budgetTo, neededUntil, postedWithin } = body
  const statuses = new Set(status)
  // In one order, because each order would be another statement for PostgreSQL to prepare.
  const wanted = [...statuses].filter((one) => one !== '').toSorted()
  return {
    page: page ?? 1,
    limit: limit ?? 10,
    filters: view !== undefined ? [view] : statuses.has('') || wanted.length === 0 ? ['all'] : wanted,
    order: order ?? 'newest',
    cursor,
    limits: { budgetFrom, budgetTo, neededUntil, postedWithin },
    said: q,
    inviting: body.inviting,
    wantsOverview: overview ?? false,
  }
}

export function fromWishes({ state = '', cities = [], categories = [] }: Schemas['ListBusinessJobs']): ListFilters {
  return { state, cities, categories }
}

function toJob(shown: SerializerContext, job: Listed): Schemas['Job'] {
  const { publicUrl } = shown
  const rating = toRating(job)
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
    createdAt: job.postedAt.toISOString(),
    assignedAt: job.assignedAt?.toISOString() ?? null,
    completedAt: job.completedAt?.toISOString() ?? null,
    expiresAt: job.expiresAt.toISOString(),
    pictures: job.pictureIds.map((id) => fileLink(publicUrl, id)),
    isRated: rating !== null,
    rating,
    hasBid: job.hasApplied,
    bidOutcome: job.bidOutcome,
    bidsCount: job.bidCount,
    unreadMessages: job.unreadMessages,
    assignedBusinessId: job.assignedBusinessId,
    neededBy: job.neededBy,
    waits: job.waits,
    newBids: job.waits.includes('newBids') ? job.newBidCount : 0,
    bidders: job.bidders.map(({ id, businessName, logoId }) => ({
      id,
      businessName,
      logo: toPicture(publicUrl, logoId),
    })),
    lowestBid: toAmountOrNull(job.lowestBid),
    agreedPrice: toAmountOrNull(job.agreedPrice),
    ownBidAmount: toAmountOrNull(job.ownBidAmount),
    distance: job.distance,
    invitation: job.invitation,
    ...(job.inviteBar !== undefined && { inviteBar: job.inviteBar }),
    ...(job.matched && { matched: job.matched }),
    ...(job.isOwn ? seenByCustomer(shown, job) : seenByBusiness(shown, job)),
  }
}

const toAmountOrNull = (amount: string | null): number | null => (amount === null ? null : toAmount(amount))

type OtherParty = Pick<Schemas['Job'], 'assignedTo' | 'customer' | 'lastWriter'>

function seenByCustomer({ publicUrl, translate }: SerializerContext, job: JobCardForViewer): OtherParty {
  const { assignedBusinessId: id, lastWriterId: businessId } = job
  const named = (name: string | null): string => name ?? translate('FORMER_BUSINESS')
  const logo = toPicture(publicUrl, job.otherPictureId)
  return {
    assignedTo: id === null ? null : { id, businessName: named(job.otherName), logo },
    customer: null,
    lastWriter: businessId === null ? null : { name: named(job.lastWriterName), businessId },
  }
}

/** A business that may see a job sees the first name of its customer. */
function seenByBusiness({ publicUrl, translate }: SerializerContext, job: JobCardForViewer): OtherParty {
  const name = job.otherName === null ? translate('FORMER_CUSTOMER') : firstName(job.otherName)
  return {
    assignedTo: null,
    customer: { firstName: name, picture: toPicture(publicUrl, job.otherPictureId) },
    lastWriter: job.unreadMessages > 0 ? { name, businessId: null } : null,
  }
}

function toRating(job: JobCardForViewer): Schemas['Rating'] | null {
  const { rating: stars, comment, ratedAt, ratingRevision: revision } = job
  if (stars === null || ratedAt === null || revision === null) return null
  return {
    stars,
    comment,
    createdAt: ratedAt.toISOString(),
    changedAt: job.ratingChangedAt?.toISOString() ?? null,
    changeableUntil: job.ratingChangeableUntil?.toISOString() ?? null,
    revision,
    reply: toReply(job),
  }
}

function toReply({
  reply,
  repliedAt,
  replyChangedAt,
  replyChangeableUntil,
}: JobCardForViewer): Schemas['RatingReply'] | null {
  if (reply === null || repliedAt === null) return null
  return {
    text: reply,
    createdAt: repliedAt.toISOString(),
    changedAt: replyChangedAt?.toISOString() ?? null,
    changeableUntil: replyChangeableUntil?.toISOString() ?? null,
  }
}

export function toPage(shown: SerializerContext, { jobs, nextCursor, overview }: Page): Schemas['JobPage'] {
  const all = (cards: readonly Listed[]) => cards.map((card) => toJob(shown, card))
  const besides = overview && {
    counts: overview.counts,
    waiting: all(overview.waiting),
    ...(overview.membershipEndsAt && { membershipEndsAt: overview.membershipEndsAt.toISOString() }),
  }
  return { jobs: all(jobs), nextCursor, overview: besides }
}

/** A job as one viewer may see it: telephone numbers, the agreed amount and whole names are for the two parties alone. */
export function toDetails(
  { publicUrl, translate, signedLink }: SerializerContext & Readonly<{ signedLink: SignedLink }>,
  viewerId: string,
  details: Details,
): Schemas['JobDetails'] {
  const { job, customer, assigned, bar, renewalContact } = details
  const [bid, withdrawn] = job.hasApplied ? [details.bid] : [undefined, details.bid]
  const business = assigned?.deletedAt ? translate('FORMER_BUSINESS') : (assigned?.businessName ?? '')
  const isParty = viewerId === customer.id || viewerId === assigned?.id
  return {
    job: toJob({ publicUrl, translate }, job),
    customer: {
      name:
        customer.deletedAt !== null ? translate('FORMER_CUSTOMER') : isParty ? customer.name : shortName(customer.name),
      picture: toPicture(publicUrl, customer.pictureId),
      id: customer.id,
      phone: isParty && assigned !== undefined && !customer.deletedAt ? customer.phone : null,
    },
    assignedBusiness:
      assigned === undefined
        ? null
        : {
            name: isParty && !assigned.deletedAt ? assigned.name : business,
            businessName: business,
            logo: toPicture(publicUrl, assigned.logoId),
            amount: isParty ? toAmount(assigned.amount) : null,
            canStart: isParty ? assigned.canStart : null,
            id: assigned.id,
            isRated: job.rating !== null,
            phone: isParty && !assigned.deletedAt ? assigned.businessPhone : null,
            ...toRecord(assigned),
          },
    ownBid: bid === undefined ? null : toOwnBid(bid),
    withdrawnBid: withdrawn === undefined ? null : toOwnBid(withdrawn),
    biddingBar: bar,
    ...(renewalContact !== undefined && { renewalContact }),
    doubt:
      isParty && job.doubtedAt !== null && job.doubtReason !== null
        ? { reason: job.doubtReason, createdAt: job.doubtedAt.toISOString() }
        : null,
    doubtableUntil: job.doubtableUntil?.toISOString() ?? null,
    workPictures: isParty ? details.workPictureIds.map(signedLink) : [],
    ended: details.ended === undefined ? null : toEnded(translate, details.ended),
    streetAddress: details.streetAddress,
    invitations: details.invitations.map(({ businessId: id, businessName, logoId, ...invitation }) => ({
      business: { id, businessName, logo: toPicture(publicUrl, logoId) },
      invitedAt: invitation.invitedAt.toISOString(),
      declinedAt: invitation.declinedAt?.toISOString() ?? null,
      reason: invitation.reason,
      hasBid: invitation.hasBid,
    })),
  }
}

function toEnded(translate: SerializerContext['translate'], ended: EndedView): Schemas['EndedAssignment'] {
  return {
    by: ended.endedBy === ended.businessId ? 'business' : 'customer',
    businessName: ended.deletedAt === null ? ended.businessName : translate('FORMER_BUSINESS'),
    reason: ended.reason,
    assignedAt: ended.assignedAt.toISOString(),
    endedAt: ended.endedAt.toISOString(),
  }
}

/** First name and initial: "Ana T." for Ana Torres, and "Ana" for Ana. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  // An emoji at the end is no name.
  const last = others.findLast((word) => /^\p{L}/u.test(word))
  // By what people take for one letter, accents and joined signs included.
  const initial = last === undefined ? undefined : new Intl.Segmenter().segment(last).containing(0)?.segment
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase()}.`
}
