import type { components } from '../../generated/client/schemas.ts'
import { toRecord } from '../businesses/serializer.ts'
import { toPicture } from '../files/serializer.ts'
import { toDeclined } from '../jobs/serializer-bids.ts'
import { toAmount, type SerializerContext } from '../platform/serializer.ts'
import type { InterestView } from './repository-bid-list.ts'

type Schemas = components['schemas']

/** A bid as the customer of its job sees it. */
export function toInterest({ publicUrl, translate }: SerializerContext, bid: InterestView): Schemas['Interest'] {
  return {
    bidId: bid.id,
    jobId: bid.jobId,
    businessId: bid.businessId,
    businessName: bid.deletedAt === null ? bid.businessName : translate('FORMER_BUSINESS'),
    logo: toPicture(publicUrl, bid.logoId),
    ...toRecord(bid),
    amount: toAmount(bid.amount),
    proposal: bid.proposal,
    canStart: bid.canStart,
    createdAt: bid.createdAt.toISOString(),
    updatedAt: (bid.updatedAt ?? bid.createdAt).toISOString(),
    state: bid.state,
    declined: toDeclined(bid),
    unreadMessages: bid.unreadMessages,
  }
}
