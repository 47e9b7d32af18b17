import type { components } from '../../generated/client/schemas.ts'
import { toAmount } from '../platform/serializer.ts'
import type { BidState, DeclineReason } from '../schema/column-types.ts'
import type { BidRow } from '../schema/tables.ts'

type Schemas = components['schemas']

/** A bid as its own business sees it. */
export function toOwnBid(bid: BidRow): Schemas['OwnBid'] {
  return {
    bidId: bid.id,
    amount: toAmount(bid.amount),
    proposal: bid.proposal,
    canStart: bid.can_start,
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

type SetAside = Readonly<{
  state: BidState
  setAsideAt: Date | null
  declineReason: DeclineReason | null
  declineComment: string | null
}>

/** Why and when a bid was declined; null for any other. */
export function toDeclined({ state, setAsideAt, declineReason, declineComment }: SetAside): Schemas['Declined'] | null {
  if (state !== 'declined' || setAsideAt === null) return null
  return { reason: declineReason, comment: declineComment, declinedAt: setAsideAt.toISOString() }
}
