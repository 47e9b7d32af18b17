import { call, type Service } from './client.ts'
import type { BidDraft, DeclineDraft } from './drafts.ts'
import type { Acknowledged } from './types.ts'
import { bidFieldOf, bidToWire, declineToWire } from './wire/bids.ts'

type Keyed = { readonly key: string }

/** Places the one bid that a business has on a job. */
export function placeBid({
  jobId,
  draft,
  key,
}: Keyed & { readonly jobId: string; readonly draft: BidDraft }): Service<Acknowledged & { readonly bidId: string }> {
  return call({
    key,
    fieldOf: bidFieldOf,
    send: ({ client, init }) => client.POST('/place-bid/business', { ...init, body: { jobId, ...bidToWire(draft) } }),
    read: ({ message, bidId }) => ({ message, bidId }),
  })
}

/** Changes amount and proposal of the viewer's bid on an open job. */
export function editBid({
  bidId,
  draft,
  key,
}: Keyed & { readonly bidId: string; readonly draft: BidDraft }): Service<Acknowledged & { readonly bidId: string }> {
  return call({
    key,
    fieldOf: bidFieldOf,
    send: ({ client, init }) => client.POST('/update-bid/business', { ...init, body: { bidId, ...bidToWire(draft) } }),
    read: ({ message }) => ({ message, bidId }),
  })
}

/** Withdraws the viewer's bid on an open job. */
export function withdrawBid({ bidId, key }: Keyed & { readonly bidId: string }): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) => client.POST('/withdraw-bid/business', { ...init, body: { bidId } }),
    read: ({ message }) => ({ message }),
  })
}

type Named = Keyed & { readonly jobId: string; readonly businessId: string }

/** Declines a bid on the viewer's job at the amount seen; fails as `conflict` with the present bid if it was edited since. */
export function declineBid({
  jobId,
  businessId,
  amountSeen,
  draft,
  key,
}: Named & { readonly amountSeen: number; readonly draft: DeclineDraft }): Service<Acknowledged> {
  const body = { jobId, companyId: businessId, amount: amountSeen, ...declineToWire(draft) }
  return call({
    key,
    send: ({ client, init }) => client.POST('/decline-bid/customer', { ...init, body }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Lets a declined bid stand again. */
export function reconsiderBid({ jobId, businessId, key }: Named): Service<Acknowledged> {
  return call({
    key,
    send: ({ client, init }) =>
      client.POST('/reconsider-bid/customer', { ...init, body: { jobId, companyId: businessId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
