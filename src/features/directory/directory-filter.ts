import { Rules } from '../../../generated/rules.ts'
import type { BusinessFilter } from '../../actors/directory.ts'
import { links } from '../../shared/routes.ts'
import { searchIn } from '../../ui/lists/search-in.ts'

const rules = Rules.FindBusinesses

/** The least averages that are offered. */
export const leastRatings = [3, 4, 4.5] as const

/** What the panel narrows by. */
export type Limits = Pick<BusinessFilter, 'trade' | 'state' | 'city' | 'rating' | 'isLicenseChecked'>

export const noLimits: Limits = { isLicenseChecked: false }

export const isLimited = (filter: Limits): boolean => Object.keys(limitsToAddress(filter)).length > 0

const nameIn = (text: string | null, { maxLength }: { readonly maxLength: number }): string | undefined =>
  text?.trim().slice(0, maxLength) || undefined

/** The filter in an address: `?q=ortega&trade=Plumbing&state=Texas&city=Austin&rating=4&license=checked&favorites=only`. */
export function filterIn(search: string): BusinessFilter {
  const asked = new URLSearchParams(search)
  return {
    search: searchIn(asked.get('q'), rules.q),
    onlyFavorites: asked.get('favorites') === 'only',
    ...limitsIn(asked),
  }
}

/** What of an address the panel has. What nobody can ask for narrows nothing. */
export function limitsIn(asked: URLSearchParams): Limits {
  const [trade, state, city] = [
    nameIn(asked.get('trade'), rules.category),
    nameIn(asked.get('state'), rules.state),
    nameIn(asked.get('city'), rules.city),
  ]
  const rating = leastRatings.find((stars) => String(stars) === asked.get('rating'))
  return {
    isLicenseChecked: asked.get('license') === 'checked',
    ...(trade !== undefined && { trade }),
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city }),
    ...(rating !== undefined && { rating }),
  }
}

const limitsToAddress = ({
  trade,
  state,
  city,
  rating,
  isLicenseChecked,
}: Limits): Readonly<Record<string, string>> => ({
  ...(trade !== undefined && { trade }),
  ...(state !== undefined && { state }),
  ...(city !== undefined && { city }),
  ...(rating !== undefined && { rating: String(rating) }),
  ...(isLicenseChecked && { license: 'checked' }),
})

/** The address of the list, so that reload, Back and a copied link keep the filter. */
export function addressOf({ search, onlyFavorites, ...limits }: BusinessFilter): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(onlyFavorites && { favorites: 'only' }),
    ...limitsToAddress(limits),
  }).toString()
  return query ? `${links.directory}?${query}` : links.directory
}
