import { ENOUGH, groupsOf, queryOf, withNearWords } from '../jobs/service-search.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { City, State } from './addresses.ts'
import type { Place } from './repository.ts'
import {
  findHome,
  findShown,
  readCards,
  readLikeWords,
  type CardRow,
  type FoundRow,
  type Part,
  type Wanted,
} from './repository-find.ts'
import { placeOf } from './service.ts'

export type { CardRow } from './repository-find.ts'

export type Query = Readonly<{
  /** The words of a search. */
  said: string | undefined
  trade: string | undefined
  state: string | undefined
  city: string | undefined
  /** The least mean of ratings, in stars. */
  rating: number | undefined
  isLicenseChecked: boolean
  onlyFavorites: boolean
  cursor: string | undefined
  limit: number
}>

type Tier = 'exact' | 'near'
type Found = FoundRow & Readonly<{ tier: Tier }>

/**
 * A page of the businesses that a customer looks for, those with the words of a search first and then those with words spelled like them;
 * in each the best rated first. Throws CURSOR_INVALID.
 */
export async function findBusinesses(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  query: Query,
): Promise<Readonly<{ businesses: readonly CardRow[]; nextCursor: string | null }>> {
  const cursors = cursorsOf('findBusinesses')
  const from = query.cursor === undefined ? undefined : placeIn(cursors.behind(query.cursor))
  const home = await findHome(db, caller.id)
  const wanted = {
    customerId: caller.id,
    words: undefined,
    butNot: undefined,
    trade: query.trade,
    place: placeFor(home, query),
    rating: query.rating,
    isLicenseChecked: query.isLicenseChecked,
    favoriteOf: query.onlyFavorites ? caller.id : undefined,
  }
  const part = { from, limit: query.limit + 1 }
  const found = query.said === undefined ? await listed(db, wanted, part) : await searched(db, wanted, query.said, part)
  const { rows, nextCursor } = paginate(found, query.limit, ({ tier, score, id }) =>
    cursors.after(tier, String(score), id),
  )
  const near = wanted.place !== undefined && 'city' in wanted.place ? wanted.place : home
  const ids = rows.map(({ id }) => id)
  return { businesses: await readCards(db, ids, { customerId: caller.id, from: near }), nextCursor }
}

/** Where a page begins: behind a business of a tier. */
type From = (Place & Readonly<{ tier: Tier }>) | undefined
type Page = Readonly<{ from: From; limit: number }>

function placeIn([tier, ...place]: readonly string[]): From {
  if (tier !== 'exact' && tier !== 'near') throw new DomainError('CURSOR_INVALID')
  return { tier, ...placeOf(place) }
}

/** A city without a state is one of the state of the customer. */
function placeFor({ country, state: own }: City, { state, city }: Query): State | City | undefined {
  if (city !== undefined) return { country, state: state ?? own, city }
  return state === undefined ? undefined : { country, state }
}

const listed = async (db: Db, wanted: Wanted, { from, limit }: Page): Promise<Found[]> =>
  (await findShown(db, wanted, { after: from, limit })).map((row) => ({ ...row, tier: 'exact' }))

/** Those with the words, and where they are few behind them those with words spelled like these. */
async function searched(db: Db, wanted: Wanted, said: string, { from, limit }: Page): Promise<Found[]> {
  const groups = await groupsOf(db, said)
  const words = await queryOf(db, groups)
  if (words === undefined) return []
  const exactly = async (part: Part) => await findShown(db, { ...wanted, words }, part)
  const isNear = from?.tier === 'near'
  const exact = isNear ? [] : await exactly({ after: from, limit })
  const rows = exact.map((row): Found => ({ ...row, tier: 'exact' }))
  if (exact.length === limit) return rows
  // Those of the pages before count as well.
  const first = from === undefined ? exact : await exactly({ after: undefined, limit: ENOUGH })
  if (first.length >= ENOUGH) return rows
  const wider = await withNearWords(groups, (word) => readLikeWords(db, word))
  const nearly = wider === undefined ? undefined : await queryOf(db, wider)
  if (nearly === undefined) return rows
  const rest = { after: isNear ? from : undefined, limit: limit - rows.length }
  const near = await findShown(db, { ...wanted, words: nearly, butNot: words }, rest)
  return [...rows, ...near.map((row): Found => ({ ...row, tier: 'near' }))]
}
