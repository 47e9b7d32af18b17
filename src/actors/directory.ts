import type { Page, PagesInput } from '../../machines/pages.ts'
import { findBusinesses, setFavorite, type FavoriteWish } from '../services/directory.ts'
import type { Acknowledged, BusinessFilter, FoundBusiness } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { type PageAsked, pagesOf } from './loading.ts'

export type { FavoriteWish } from '../services/directory.ts'
export type { BusinessFilter, FoundBusiness } from '../services/types.ts'

/** The businesses that a customer looks for. */
export const directoryMachine = (environment: Environment) =>
  pagesOf(environment, { rows: 10, most: 50 }, (asked: PageAsked<BusinessFilter>) => findBusinesses(asked))

export function directoryInput(
  filter: BusinessFilter,
  kept: Page<FoundBusiness> | null,
): PagesInput<FoundBusiness, BusinessFilter> {
  return { filter, idOf: ({ businessId }) => businessId, kept }
}

/** Makes a business a favorite, or none. */
export const favoriteCommand = (environment: Environment) =>
  commandOf<FavoriteWish, Acknowledged>(environment, { call: ({ intent }) => setFavorite(intent) })
