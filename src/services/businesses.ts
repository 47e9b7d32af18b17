import * as businesses from '../../generated/client/wire-businesses.ts'
import * as subscription from '../../generated/client/wire-subscription.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { cursorAt, type PageQuery } from './inputs.ts'
import type { Schemas, Acknowledged } from './types.ts'

/** A business as everybody with an account sees it. */
export function showBusiness(businessId: string): Service<Schemas['ShownBusiness']> {
  const body = businesses.showBusiness.toWire({ businessId })
  return call({
    isSafe: true,
    wire: reading(businesses.showBusiness, ({ business }) => business),
    send: ({ client, init }) => client.POST('/show-business', { ...init, body }),
  })
}

/** A page of what customers said of a business, newest first; at most 50. */
export function listReviews({
  after,
  ...query
}: PageQuery & { readonly businessId: string }): Service<Page<Schemas['Review']>> {
  const body = businesses.listReviews.toWire({ ...query, ...cursorAt(after) })
  return call({
    isSafe: true,
    wire: reading(businesses.listReviews, ({ reviews, nextCursor }) => ({ items: reviews, next: nextCursor })),
    send: ({ client, init }) => client.POST('/list-reviews', { ...init, body }),
  })
}

/** What the viewing business shows on its page, in its order. */
export function listChosenPictures(): Service<readonly string[]> {
  const body = businesses.listWorkPictures.toWire({ limit: 1 })
  return call({
    isSafe: true,
    wire: reading(businesses.listWorkPictures, ({ chosen }) => chosen),
    send: ({ client, init }) => client.POST('/list-work-pictures', { ...init, body }),
  })
}

/** A page of the pictures of the viewing business's completed jobs, newest first; at most 50. */
export function listWorkPictures({ after, limit }: PageQuery): Service<Page<Schemas['WorkPicture']>> {
  const body = businesses.listWorkPictures.toWire({ limit, ...cursorAt(after) })
  return call({
    isSafe: true,
    wire: reading(businesses.listWorkPictures, ({ pictures, nextCursor }) => ({ items: pictures, next: nextCursor })),
    send: ({ client, init }) => client.POST('/list-work-pictures', { ...init, body }),
  })
}

/** Sets what the viewing business shows on its page. Saving the same twice is harmless. Failures name `pictures`. */
export function chooseWorkPictures(pictures: readonly string[]): Service<Acknowledged> {
  const body = businesses.chooseWorkPictures.toWire({ pictures })
  return call({
    isSafe: true,
    wire: businesses.chooseWorkPictures,
    send: ({ client, init }) => client.POST('/choose-work-pictures', { ...init, body }),
  })
}

/** A business's membership; the newest period is first. */
export function getMembership(): Service<Schemas['SubscriptionAnswer']['subscription']> {
  return call({
    isSafe: true,
    wire: reading(subscription.getSubscription, ({ subscription }) => subscription),
    send: ({ client, init }) => client.POST('/subs-n-payments/business', { ...init, body: {} }),
  })
}

/** Where the caller pays for a membership: a page of the payment provider. */
export function startCheckout(): Service<Schemas['PaymentPage']> {
  return call({
    isSafe: true,
    wire: reading(subscription.startCheckout, (page) => page),
    send: ({ client, init }) => client.POST('/membership-checkout', { ...init, body: {} }),
  })
}

/** Where the caller manages the card of the membership. */
export function openPortal(): Service<Schemas['PaymentPage']> {
  return call({
    isSafe: true,
    wire: reading(subscription.openPortal, (page) => page),
    send: ({ client, init }) => client.POST('/membership-portal', { ...init, body: {} }),
  })
}
