import { cursorsOf, isId, paginate } from '../platform/cursor.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { PlacesDeps } from '../places/service.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { City, State } from './addresses.ts'
import { findBusinessVersion, findMarks, listBusinesses, listCities, type ListedRow, type Place } from './repository.ts'
import { countShown, listShown } from './repository-sitemap.ts'

export { filterTrades, listStates, MOST_REVIEWS, type ListedRow } from './repository.ts'

/** Businesses, and cities, on a page; each then stays below 30 kB. */
const MOST_BUSINESSES = 20
const MOST_CITIES = 200

/** What the public page of a business was made of; undefined for any other text than the id of one that is shown. */
export async function businessVersion({ db }: Pick<Deps, 'db'>, id: string): Promise<string | undefined> {
  return isId(id) ? await findBusinessVersion(db, id) : undefined
}

type Listing = Readonly<{ businesses: readonly ListedRow[]; next: string | null; version: string }>

/** A page of the businesses of a trade in a city, the best rated first. Throws CURSOR_INVALID. */
export async function readListing(
  { db }: Pick<Deps, 'db'>,
  where: City & Readonly<{ trade: string }>,
  cursor: string | undefined,
): Promise<Listing> {
  const cursors = cursorsOf('find', where.trade, where.country, where.state, where.city)
  const after = cursor === undefined ? undefined : placeOf(cursors.behind(cursor))
  const found = await listBusinesses(db, where, { after, limit: MOST_BUSINESSES + 1 })
  const { rows, nextCursor } = paginate(found, MOST_BUSINESSES, ({ score, id }) => cursors.after(String(score), id))
  const byId = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { businesses: rows, next: nextCursor, version: byId.map(({ mark }) => mark).join(' ') }
}

/** Where a list goes on. Throws CURSOR_INVALID. */
export function placeOf([score = '', id = '', ...rest]: readonly string[]): Place {
  if (rest.length > 0 || !/^\d{1,8}$/.test(score) || !isId(id)) throw new DomainError('CURSOR_INVALID')
  return { score: Number(score), id }
}

/** The version of a listing that has these businesses; another one as soon as one of them changes or is not shown any more. */
export async function listingVersion({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<string> {
  return ids.length === 0 ? '' : await findMarks(db, ids)
}

/** A page of the cities of a state in which anybody does a trade. Throws CURSOR_INVALID. */
export async function readCities(
  { db }: Pick<Deps, 'db'>,
  where: State & Readonly<{ trade: string }>,
  cursor: string | undefined,
): Promise<Readonly<{ cities: readonly string[]; next: string | null }>> {
  const cursors = cursorsOf('cities', where.trade, where.country, where.state)
  // Names have blanks, which separate the words of a cursor.
  const after = cursor === undefined ? undefined : cursors.behind(cursor).join(' ')
  const found = await listCities(db, where, { after, limit: MOST_CITIES + 1 })
  const { rows, nextCursor } = paginate(found, MOST_CITIES, (city) => cursors.after(city))
  return { cities: rows, next: nextCursor }
}

/** How many parts of the sitemap have all cities of a state in which anybody does a trade. */
export async function cityParts(
  { db, choices }: Pick<Deps, 'db'> & PlacesDeps,
  where: State & Readonly<{ trade: string }>,
  size: number,
): Promise<number> {
  const most = choices.locations()[where.country]?.[where.state]?.length ?? 0
  if (most <= size) return 1
  return Math.ceil((await listCities(db, where, { limit: most })).length / size)
}

/** The cities of one part of the sitemap, which begins with 1. */
export async function citiesOfPart(
  { db }: Pick<Deps, 'db'>,
  where: State & Readonly<{ trade: string }>,
  part: number,
  size: number,
): Promise<readonly string[]> {
  return await listCities(db, where, { offset: (part - 1) * size, limit: size })
}

/** How many parts of a sitemap have all businesses that are shown; one at least. */
export async function businessParts({ db }: Pick<Deps, 'db'>, size: number): Promise<number> {
  return Math.max(1, Math.ceil((await countShown(db)) / size))
}

/** The businesses of one part of the sitemap, which begins with 1. */
export async function businessesOfPart({ db }: Pick<Deps, 'db'>, part: number, size: number) {
  return await listShown(db, { offset: (part - 1) * size, limit: size })
}
