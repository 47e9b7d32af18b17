import { toAverage } from '../businesses/average.ts'
import { toReview, toShownBusiness } from '../businesses/serializer.ts'
import { loadPublicBusiness, readReviews } from '../businesses/service.ts'
import { fileLink } from '../files/serializer.ts'
import type { PlacesDeps } from '../places/service.ts'
import { publicPath } from '../platform/app-links.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { addressesFor, type City, type State } from './addresses.ts'
import {
  businessesOfPart,
  businessParts,
  businessVersion,
  citiesOfPart,
  cityParts,
  filterTrades,
  listingVersion,
  listStates,
  MOST_REVIEWS,
  readCities,
  readListing,
  type ListedRow,
} from './service.ts'

type InState = State & Readonly<{ trade: string }>
type InCity = City & Readonly<{ trade: string }>

/** What the pages that need no account ask for. */
export function directoryOf(deps: Deps & PlacesDeps) {
  const { publicUrl } = deps.settings
  return {
    ...addressesFor(deps.choices),
    businessVersion: (id: string) => businessVersion(deps, id),
    business: (id: string) => loadBusiness(deps, id),
    trades: () =>
      filterTrades(
        deps.db,
        deps.choices.categories.map(({ name }) => name),
      ),
    states: (trade: string) => listStates(deps.db, trade),
    cities: (where: InState, cursor: string | undefined) => readCities(deps, where, cursor),
    listing: async (where: InCity, cursor: string | undefined) => {
      const { businesses, ...listing } = await readListing(deps, where, cursor)
      return { ...listing, businesses: businesses.map((row) => toListed(publicUrl, row)) }
    },
    listingVersion: (ids: readonly string[]) => listingVersion(deps, ids),
    businessParts: (size: number) => businessParts(deps, size),
    businessesOfPart: async (part: number, size: number) => {
      const rows = await businessesOfPart(deps, part, size)
      return rows.map(({ id, name }) => publicPath(id, name))
    },
    cityParts: (where: InState, size: number) => cityParts(deps, where, size),
    citiesOfPart: (where: InState, part: number, size: number) => citiesOfPart(deps, where, part, size),
  }
}

/** What the public page of a business shows; undefined where there is no such page. */
async function loadBusiness(deps: Deps, id: string) {
  try {
    const [business, { reviews }] = await Promise.all([
      loadPublicBusiness(deps, null, id),
      readReviews(deps, null, { businessId: id, cursor: undefined, limit: MOST_REVIEWS }),
    ])
    if (business.isHidden) return undefined
    const path = publicPath(id, business.businessName)
    return { ...toShownBusiness(deps.settings.publicUrl, business), path, reviews: reviews.map(toReview(null)) }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'BUSINESS_NOT_FOUND') return undefined
    throw error
  }
}

function toListed(publicUrl: string, row: ListedRow) {
  const { id, name, logoId, state, cities, ratingCount, ratingSum, jobsCompleted } = row
  return {
    id,
    name,
    path: publicPath(id, name),
    logo: logoId === null ? null : fileLink(publicUrl, logoId),
    state,
    cities,
    rating: toAverage(ratingSum, ratingCount),
    ratingsCount: ratingCount,
    jobsCompleted,
    isLicenseChecked: row.isLicenseChecked,
    isInsuranceChecked: row.isInsuranceChecked,
  }
}
