import { cursorsOf } from '../../../../server/platform/cursor.ts'
import { newId } from '../../../../server/platform/ids.ts'
import type { Json } from '../../../../generated/schemas.ts'

/** A place in the list of bids by each order, behind a bid that nobody made. */
const BID_PLACES: Readonly<Record<string, readonly string[]>> = {
  plain: ['100'],
  price: ['false', '100'],
  rating: ['false', '0', '0', '100'],
  newest: ['true', '2026-01-01T00:00:00.000000Z'],
}

/**
 * A cursor of the very list that a request asks for, behind a row that nobody has: cursors of other lists are refused.
 *
 * @param body what the request sends, with things in the place of their names
 */
export function cursorFor(operation: string, body: Json): string {
  const text = (name: string): string | undefined => (typeof body[name] === 'string' ? body[name] : undefined)
  const row = newId(new Date())
  switch (operation) {
    case 'listCustomerJobs':
    case 'listBusinessJobs': {
      const order = text('order') ?? 'newest'
      return cursorsOf(operation, order).after(...(order === 'newest' ? [] : ['0']), row)
    }
    case 'listBids': {
      const order = text('order') ?? 'plain'
      return cursorsOf(operation, text('jobId'), order).after(...(BID_PLACES[order] ?? []), row)
    }
    case 'listMessages':
      return cursorsOf(operation, text('jobId'), text('businessId')).after(row)
    default: {
      const subject = text('webhookId') ?? text('business') ?? text('group') ?? text('jobId')
      return cursorsOf(operation, ...(operation === 'listWorkPictures' ? [] : [subject])).after(row)
    }
  }
}
