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
    send: ({ client, init }) =>
      client.POST('/place-bid/business', { ...init, ...sent({ jobId, ...bidToWire(draft) }) }),
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
    send: ({ client, init }) =>
      client.POST('/update-bid/business', { ...init, ...sent({ bidId, ...bidToWire(draft) }) }),
    read: ({ message }) => ({ message, bidId }),
  })
}

/** Whoever is quicker than the form's rules are fetched hears from the server that a blank amount is missing. */
const sent = <Wire extends ReturnType<typeof bidToWire>>(wire: Wire) => ({
  body: { ...wire, amount: wire.amount ?? 0 },
  bodySerializer: () => JSON.stringify(wire),
})
