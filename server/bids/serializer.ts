import type { components } from '../../generated/client/schemas.ts'
import type { MessageCode } from '../../generated/codes.ts'
import { toPicture } from '../files/serializer.ts'
import type { BidRow } from '../schema/tables.ts'
import { toRecord } from '../businesses/serializer.ts'
import type { InterestView } from './repository-bid-list.ts'

type Schemas = components['schemas']

/** How this reader is shown things: by which address, and in which words. */
export type SerializerContext = Readonly<{ publicUrl: string; translate: (code: MessageCode) => string }>

/** An amount of the wire has at most two decimals and nine digits, so that its text is exact. */
export function fromAmount(amount: number): string {
  return String(amount)
}

/** A stored amount has at most nine digits, so that the nearest number prints as exactly that amount. */
export const toAmount = (amount: string): number => Number(amount)

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
    createdAt: bid.createdAt.toISOString(),
    updatedAt: (bid.updatedAt ?? bid.createdAt).toISOString(),
    state: bid.state,
    declined: toDeclined(bid),
    unreadMessages: bid.unreadMessages,
  }
}

/** A bid as its own business sees it. */
export function toOwnBid(bid: BidRow): Schemas['OwnBid'] {
  return {
    bidId: bid.id,
    amount: toAmount(bid.amount),
    proposal: bid.proposal,
    createdAt: bid.created_at.toISOString(),
    updatedAt: (bid.updated_at ?? bid.created_at).toISOString(),
    state: bid.state,
    declined: toDeclined({
      state: bid.state,
      setAsideAt: bid.set_aside_at,
      declineReason: bid.decline_reason,
      declineComment: bid.decline_comment,
    }),
  }
}

type SetAside = Pick<InterestView, 'state' | 'setAsideAt' | 'declineReason' | 'declineComment'>

function toDeclined({ state, setAsideAt, declineReason, declineComment }: SetAside): Schemas['Declined'] | null {
  if (state !== 'declined' || setAsideAt === null) return null
  return { reason: declineReason, comment: declineComment, declinedAt: setAsideAt.toISOString() }
}
