import type { Interest, InterestOrder } from './bid-types.ts'
import { call, type Service } from './client.ts'
import { interestFromWire } from './wire/bids.ts'

export type InterestsRequest = {
  readonly jobId: string
  readonly order: InterestOrder
  /** The previous page's `next`; null for the first page. */
  readonly after: string | null
  /** How many bids to give, 1 to 200. */
  readonly limit: number
}

/** One page of the bids on a customer's own job. */
export function listInterests({ jobId, order, after, limit }: InterestsRequest): Service<{
  readonly items: readonly Interest[]
  readonly next: string | null
}> {
  const body = { jobId, order, limit, ...(after === null ? {} : { cursor: after }) }
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/show-bid/customer', { ...init, body }),
    read: ({ Data, nextCursor }) => ({ items: Data.map(interestFromWire), next: nextCursor }),
  })
}
