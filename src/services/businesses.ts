import * as wire from '../../generated/client/wire-client.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { cursorAt } from './inputs.ts'
import type { Schemas } from './types.ts'

/** A business as everybody with an account sees it. */
export function showBusiness(businessId: string): Service<Schemas['ShownBusiness']> {
  const body = wire.showBusiness.toWire({ businessId })
  return call({
    isSafe: true,
    wire: reading(wire.showBusiness, ({ business }) => business),
    send: ({ client, init }) => client.POST('/show-business', { ...init, body }),
  })
}

type Query = {
  readonly businessId: string
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  /** How many reviews to give, 1 to 50. */
  readonly limit: number
}

/** A page of what customers said of a business, newest first. */
export function listReviews({ after, ...query }: Query): Service<Page<Schemas['Review']>> {
  const body = wire.listReviews.toWire({ ...query, ...cursorAt(after) })
  return call({
    isSafe: true,
    wire: reading(wire.listReviews, ({ reviews, nextCursor }) => ({ items: reviews, next: nextCursor })),
    send: ({ client, init }) => client.POST('/list-reviews', { ...init, body }),
  })
}
