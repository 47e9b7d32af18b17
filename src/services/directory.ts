import * as businesses from '../../generated/client/wire-businesses.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { cursorAt, type PageQuery } from './inputs.ts'
import type { Acknowledged, BusinessFilter, FoundBusiness } from './types.ts'

/** A page of the businesses that a customer looks for, the best rated first; at most 50. */
export function findBusinesses({
  filter: { search, trade, isLicenseChecked, onlyFavorites, ...narrowed },
  after,
  limit,
}: PageQuery & { readonly filter: BusinessFilter }): Service<Page<FoundBusiness>> {
  const body = businesses.findBusinesses.toWire({
    ...narrowed,
    limit,
    ...(search !== '' && { q: search }),
    ...(trade !== undefined && { category: trade }),
    ...(isLicenseChecked && { licenseChecked: true }),
    ...(onlyFavorites && { favorites: true }),
    ...cursorAt(after),
  })
  return call({
    isSafe: true,
    wire: reading(businesses.findBusinesses, ({ businesses: items, nextCursor }) => ({ items, next: nextCursor })),
    send: ({ client, init }) => client.POST('/get-businesses', { ...init, body }),
  })
}

/** Which business, and whether it is to be a favorite. */
export type FavoriteWish = { readonly businessId: string; readonly isFavorite: boolean }

/** Makes a business a favorite of the viewer, or none. Saying the same twice is harmless. */
export function setFavorite(wish: FavoriteWish): Service<Acknowledged> {
  const body = businesses.setFavorite.toWire(wish)
  return call({
    isSafe: true,
    wire: businesses.setFavorite,
    send: ({ client, init }) => client.POST('/set-favorite', { ...init, body }),
  })
}
