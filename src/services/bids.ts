import * as wire from '../../generated/client/wire-bids.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import type { BidDraft, DeclineDraft } from './drafts.ts'
import { amountOf, checkOf, cursorAt, isBlank, optional, type PageQuery, someId } from './inputs.ts'
import type { Acknowledged, Drafted, InJob, Interest, Keyed, Schemas } from './types.ts'

type InterestsRequest = InJob & PageQuery & { readonly order: Schemas['BidOrder'] }

/** One page of the bids on a customer's own job; at most 200. */
export function listInterests({ after, ...request }: InterestsRequest): Service<Page<Interest>> {
  const body = wire.listBids.toWire({ ...request, ...cursorAt(after) })
  return call({
    isSafe: true,
    wire: reading(wire.listBids, ({ bids, nextCursor }) => ({ items: bids, next: nextCursor })),
    send: ({ client, init }) => client.POST('/show-bid/customer', { ...init, body }),
  })
}

type Placed = { readonly bidId: string }

const bidInput = ({ amount, proposal, canStart }: BidDraft) => ({
  amount: amountOf(amount),
  proposal: proposal.trim(),
  canStart: canStart || null,
})

export const emptyBid: BidDraft = { amount: '', proposal: '', canStart: '' }

const bidGaps = ({ amount }: BidDraft) =>
  isBlank(amount) ? [{ field: 'amount', code: 'BID_BUDGET_REQUIRED' } as const] : []

export const checkBid = checkOf(wire.placeBid, (draft: BidDraft) => ({ jobId: someId, ...bidInput(draft) }), bidGaps)

/** Places the one bid that a business has on a job. */
export function placeBid({ jobId, draft, key }: Keyed & InJob & Drafted<BidDraft>): Service<Acknowledged & Placed> {
  const body = wire.placeBid.toWire({ jobId, ...bidInput(draft) })
  return call({
    key,
    gaps: bidGaps(draft),
    wire: wire.placeBid,
    send: ({ client, init }) => client.POST('/place-bid/business', { ...init, body }),
  })
}

/** Changes the viewer's bid on an open job. */
export function editBid({ bidId, draft, key }: Keyed & Placed & Drafted<BidDraft>): Service<Acknowledged & Placed> {
  const body = wire.updateBid.toWire({ bidId, ...bidInput(draft) })
  return call({
    key,
    gaps: bidGaps(draft),
    wire: reading(wire.updateBid, ({ message }) => ({ message, bidId })),
    send: ({ client, init }) => client.POST('/update-bid/business', { ...init, body }),
  })
}

/** Withdraws the viewer's bid on an open job. */
export function withdrawBid({ bidId, key }: Keyed & Placed): Service<Acknowledged> {
  const body = wire.withdrawBid.toWire({ bidId })
  return call({
    key,
    wire: wire.withdrawBid,
    send: ({ client, init }) => client.POST('/withdraw-bid/business', { ...init, body }),
  })
}

type Named = InJob & { readonly businessId: string }
type Seen = Named & { readonly amountSeen: number }

/** Accepts a bid at the amount seen; fails as `conflict` with the present bid if it was edited since. */
export function acceptBid({ amountSeen, key, ...named }: Keyed & Seen): Service<Acknowledged> {
  const body = wire.acceptBid.toWire({ ...named, amount: amountSeen })
  return call({
    key,
    wire: wire.acceptBid,
    send: ({ client, init }) => client.POST('/assign-job/customer', { ...init, body }),
  })
}

const declineInput = ({ reason, comment }: DeclineDraft) => ({
  ...(reason !== '' && { reason }),
  ...optional('comment', comment),
})

export const checkDecline = checkOf(wire.declineBid, (draft: DeclineDraft) => ({
  jobId: someId,
  businessId: someId,
  ...declineInput(draft),
}))

/** Declines a bid on the viewer's job at the amount seen; fails as `conflict` with the present bid if it was edited since. */
export function declineBid({
  amountSeen,
  draft,
  key,
  ...named
}: Keyed & Seen & Drafted<DeclineDraft>): Service<Acknowledged> {
  const body = wire.declineBid.toWire({ ...named, amount: amountSeen, ...declineInput(draft) })
  return call({
    key,
    wire: wire.declineBid,
    send: ({ client, init }) => client.POST('/decline-bid/customer', { ...init, body }),
  })
}

/** Lets a declined bid stand again. */
export function reconsiderBid({ key, ...named }: Keyed & Named): Service<Acknowledged> {
  const body = wire.reconsiderBid.toWire(named)
  return call({
    key,
    wire: wire.reconsiderBid,
    send: ({ client, init }) => client.POST('/reconsider-bid/customer', { ...init, body }),
  })
}
