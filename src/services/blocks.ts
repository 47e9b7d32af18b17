import * as wire from '../../generated/client/wire-safety.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { cursorAt, type PageQuery } from './inputs.ts'
import type { Acknowledged, Schemas } from './types.ts'

/** Whom to block: a customer names a business, and a business one of the customer's jobs. */
export type Blocking =
  | { readonly role: 'business'; readonly businessId: string }
  | { readonly role: 'customer'; readonly jobId: string }

// Doing either again changes nothing, so both are tried again if the connection fails.

/** Blocks the other side: neither meets the other any more. It is not told. */
export function block(blocking: Blocking): Service<Acknowledged> {
  if (blocking.role === 'business') {
    const body = wire.blockBusiness.toWire({ businessId: blocking.businessId })
    return call({
      isSafe: true,
      wire: wire.blockBusiness,
      send: ({ client, init }) => client.POST('/block-business/customer', { ...init, body }),
    })
  }
  const body = wire.blockCustomer.toWire({ jobId: blocking.jobId })
  return call({
    isSafe: true,
    wire: wire.blockCustomer,
    send: ({ client, init }) => client.POST('/block-customer/business', { ...init, body }),
  })
}

/** Ends a block of the viewer; one that is over already, too. */
export function unblock(blockId: string): Service<Acknowledged> {
  const body = wire.unblock.toWire({ blockId })
  return call({
    isSafe: true,
    wire: wire.unblock,
    send: ({ client, init }) => client.POST('/unblock', { ...init, body }),
  })
}

/** A page of those whom the viewer blocks, the last first; at most 50. */
export function listBlocks({ after, limit }: PageQuery): Service<Page<Schemas['Block']>> {
  const body = { limit, ...cursorAt(after) }
  return call({
    isSafe: true,
    wire: reading(wire.listBlocks, ({ blocks, nextCursor }) => ({ items: blocks, next: nextCursor })),
    send: ({ client, init }) => client.POST('/get-blocks', { ...init, body }),
  })
}
