import { amountOf } from './amount.ts'
import { call, type Service } from './client.ts'
import type { BidDraft } from './drafts.ts'
import type { Acknowledged } from './types.ts'
import { bidFieldOf, bidToWire } from './wire/bids.ts'

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
    send: ({ client, init }) => client.POST('/place-bid/business', { ...init, body: { jobId, ...sent(draft) } }),
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
    send: ({ client, init }) => client.POST('/update-bid/business', { ...init, body: { bidId, ...sent(draft) } }),
    read: ({ message }) => ({ message, bidId }),
  })
}

/** The form refuses a blank amount; should one get here, the contract refuses the 0. */
const sent = (draft: BidDraft) => ({ ...bidToWire(draft), amount: amountOf(draft.amount) ?? 0 })
