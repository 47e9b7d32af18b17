import type { components } from '../../../generated/api.ts'
import { amountOf } from '../amount.ts'
import type { BidDraft, DeclineDraft } from '../drafts.ts'
import type { BidCondition, Interest, OwnBid } from '../bid-types.ts'
import { knownFromWire } from './businesses.ts'
import { hereFromWire } from './files.ts'

type Schemas = components['schemas']

export function interestFromWire(wire: Schemas['Interest']): Interest {
  return {
    bidId: wire.bidId,
    jobId: wire.jobId,
    businessId: wire.businessId,
    businessName: wire.buisness_name,
    logo: hereFromWire(wire.logo_url.url),
    ...knownFromWire(wire),
    amount: wire.amount,
    proposal: wire.proposalStatement,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    unreadMessages: wire.unreadMessages,
    ...conditionFromWire(wire),
  }
}

/** Whether `interestFromWire` can read a value without throwing. */
export function isWireInterest(value: unknown): value is Schemas['Interest'] {
  return typeof value === 'object' && value !== null && 'bidId' in value && 'amount' in value && 'logo_url' in value
}

export function ownBidFromWire(wire: Schemas['OwnBid']): OwnBid {
  return {
    id: wire.bidId,
    amount: wire.amount,
    proposal: wire.proposalStatement,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    ...conditionFromWire(wire),
  }
}

function conditionFromWire({ state, declined }: Pick<Schemas['OwnBid'], 'state' | 'declined'>): BidCondition {
  return {
    state,
    declined: declined && { reason: declined.reason, comment: declined.comment, at: declined.declinedAt },
  }
}

/** The fields of the draft in a payload. */
export function bidToWire(draft: BidDraft) {
  return { proposalStatement: draft.proposal.trim(), amount: amountOf(draft.amount) }
}

/** Why a bid is declined, without what was left out. */
export function declineToWire({ reason, comment }: DeclineDraft) {
  return {
    ...(reason === '' ? {} : { reason }),
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
  }
}

/** Our names for the fields of a bid's payload. */
export function bidFieldOf(wireField: string): string {
  return wireField === 'proposalStatement' ? 'proposal' : wireField
}
