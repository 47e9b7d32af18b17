import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import { areApart } from '../schema/expressions.ts'
import { SCORE, type Place } from './repository.ts'
import type { City, State } from './addresses.ts'

/** What a customer looks for; what is undefined may be anything. */
export type Wanted = Readonly<{
  /** A tsquery for `business_texts`. */
  words: string | undefined
  /** A tsquery that must not find it. */
  butNot: string | undefined
  trade: string | undefined
  place: State | City | undefined
  /** The least mean of ratings, in stars. */
  rating: number | undefined
  isLicenseChecked: boolean
  /** The customer who looks. */
  customerId: string
  /** The customer, of whose favorites it is one. */
  favoriteOf: string | undefined
}>

export type FoundRow = Readonly<{ id: string; score: number }>

/** Which part of the list: behind a place, so many. */
export type Part = Readonly<{ after: Place | undefined; limit: number }>

/** So many of the best rated are looked at one by one: first a few, and more of them where the index finds more than it sorts. */
const LOOKED = { first: 100, next: 1000 }

/** So many that the index finds are sorted. */
const MOST_SORTED = 500

/**
 * Businesses that anybody may see, the best rated first. What many businesses have is soon found among the best rated. What few have, the
 * index finds, and few are quick to sort. To sort all plumbers of a state takes seconds, so that comes last.
 */
export async function findShown(db: Db, wanted: Wanted, part: Part): Promise<FoundRow[]> {
  if (wanted.favoriteOf !== undefined) return await read(db, wanted, part, fromFavorites)
  if (!isIndexed(wanted)) return await read(db, wanted, part, fromBest())
  const best = await read(db, wanted, part, fromBest(LOOKED.first))
  if (best.length === part.limit) return best
  const few = await readFew(db, wanted, part)
  if (few !== undefined) return few
  const more = await read(db, wanted, part, fromBest(LOOKED.next))
  return more.length === part.limit ? more : await read(db, wanted, part, fromIndex)
}

const isIndexed = ({ words, trade, place }: Wanted): boolean =>
  words !== undefined || trade !== undefined || place !== undefined

type From = (bind: Bind, wanted: Wanted, part: Part) => string

const read = async (db: Db, wanted: Wanted, part: Part, from: From): Promise<FoundRow[]> => {
  const { bind, run } = statement()
  return await run<FoundRow>(db, bestOf(from(bind, wanted, part), bind, wanted, part))
}

const bestOf = (from: string, bind: Bind, { customerId }: Wanted, { limit }: Part): string =>
  `select b.account_id as id, b.score from ${from}
    cross join lateral (select from accounts where id = b.account_id and not is_gone
      and not ${areApart(`${bind(customerId)}::uuid`, 'b.account_id')} offset 0) as here
  order by b.score desc, b.account_id desc limit ${bind(limit)}`

/** All that the index finds; undefined where these are too many to sort. */
async function readFew(db: Db, wanted: Wanted, part: Part): Promise<FoundRow[] | undefined> {
  const { bind, run } = statement()
  const [row] = await run<{ few: FoundRow[] | null }>(
    db,
    `with few as materialized (${indexed(bind, wanted)} limit ${MOST_SORTED + 1})
    select case when (select count(*) from few) <= ${MOST_SORTED} then coalesce((
      select jsonb_agg(found) from (${bestOf(among('few', bind, wanted, part), bind, wanted, part)}) as found), '[]') end as few`,
  )
  return row?.few ?? undefined
}

/** The best rated ones with all that is wanted, out of all or out of so many. */
const fromBest =
  (most?: number): From =>
  (bind, wanted, part) =>
    `(select * from (select b.*, ${SCORE} as score from businesses b where ${isShown(bind, wanted, part)}
        order by ${SCORE} desc, b.account_id desc ${most === undefined ? '' : `limit ${most}`}) as b
      where ${has(bind, wanted)} ${worksIn(bind, wanted)} ${hasWords(bind, wanted)}) as b`

/** A look for each business: PostgreSQL must not look up the words of all. */
function hasWords(bind: Bind, { words, butNot }: Wanted): string {
  const said = [...(words === undefined ? [] : [contains(bind, words)]), ...refused(bind, butNot)]
  return said.length === 0
    ? ''
    : `and exists (select from business_texts t where t.business_id = b.account_id and ${said.join(' and ')} offset 0)`
}

const contains = (bind: Bind, words: string): string => `t.words @@ ${bind(words)}::tsquery`
const refused = (bind: Bind, butNot: string | undefined): string[] =>
  butNot === undefined ? [] : [`not t.words @@ ${bind(butNot)}::tsquery`]

function worksIn(bind: Bind, { place }: Wanted): string {
  if (place === undefined) return ''
  const city = 'city' in place ? `and area.city = ${bind(place.city)}` : ''
  return `and exists (select from business_areas area where area.business_id = b.account_id
    and area.state = ${bind(place.state)} and area.country = ${bind(place.country)} ${city} offset 0)`
}

/** Of some that the index has found those that are wanted. */
const among = (found: string, bind: Bind, wanted: Wanted, part: Part): string =>
  `${found} as t cross join lateral (select b.account_id, ${SCORE} as score from businesses b
    where b.account_id = t.business_id and ${isShown(bind, wanted, part)} and ${has(bind, wanted)} offset 0) as b`

const fromIndex: From = (bind, wanted, part) => among(`(${indexed(bind, wanted)} offset 0)`, bind, wanted, part)

/** What the index of words and places finds. */
function indexed(bind: Bind, { words, butNot, trade, place, isLicenseChecked }: Wanted): string {
  const marks = [
    ...(trade === undefined ? [] : [`search_mark('as/' || ${bind(trade)})`]),
    ...(isLicenseChecked ? [`search_mark('is/licensed')`] : []),
    ...(words === undefined ? [] : [`${bind(words)}::tsquery`]),
  ]
  const wantedAll = [
    ...(marks.length === 0 ? [] : [`t.words @@ (${marks.join(' && ')})`]),
    ...(place === undefined ? [] : [`t.places @> array[${bind(placeName(place))}]`]),
    ...refused(bind, butNot),
  ]
  return `select t.business_id from business_texts t where ${wantedAll.join(' and ')}`
}

/** As `business_texts` says it. */
const placeName = (place: State | City): string =>
  [place.country, place.state, ...('city' in place ? [place.city] : [])].join('/')

/** The few that a customer likes. */
const fromFavorites: From = (bind, wanted, part) =>
  `(select business_id from favorites where customer_id = ${bind(wanted.favoriteOf)} offset 0) as f
    cross join lateral (select b.account_id, ${SCORE} as score from businesses b
      where b.account_id = f.business_id and ${isShown(bind, wanted, part)} and ${has(bind, wanted)}
        ${worksIn(bind, wanted)} ${hasWords(bind, wanted)} offset 0) as b`

/** What the indexes by score know. */
function isShown(bind: Bind, { isLicenseChecked, rating }: Wanted, { after }: Part): string {
  return [
    'not b.hidden',
    ...(isLicenseChecked ? ['b.license_checked_at is not null'] : []),
    ...(rating === undefined ? [] : [`${SCORE} >= ${bind(lowestScore(rating))}::bigint`]),
    ...(after === undefined
      ? []
      : [`(${SCORE}, b.account_id) < (${bind(after.score)}::bigint, ${bind(after.id)}::uuid)`]),
  ].join(' and ')
}

/** What only the row of a business says. A mean is the one that is shown, rounded to a tenth. */
function has(bind: Bind, { trade, rating }: Wanted): string {
  const all = [
    ...(trade === undefined ? [] : [`b.categories @> array[${bind(trade)}]`]),
    ...(rating === undefined
      ? []
      : [`b.rating_count > 0 and b.rating_sum * 20 >= (${bind(rating)}::numeric * 20 - 1) * b.rating_count`]),
  ]
  return all.length === 0 ? 'true' : all.join(' and ')
}

/** The lowest score with which a business can have this mean of its ratings, of one of them or of many: what is below needs no look. */
function lowestScore(rating: number): number {
  const mean = rating - 0.05
  return Math.floor(Math.min(mean, (17.5 + mean) / 6) * 1_000_000)
}

/** A business as its card shows it. */
export type CardRow = Readonly<{
  id: string
  name: string
  logoId: string | null
  /** As it is in the link of the picture. */
  picture: string | null
  categories: string[]
  state: string
  cities: string[]
  /** Whole miles; null where it is not known. */
  distance: number | null
  jobsCompleted: number
  steppedDown: number
  ratingCount: number
  ratingSum: number
  hasLicense: boolean
  hasInsurance: boolean
  licenseCheckedAt: Date | null
  insuranceCheckedAt: Date | null
  isFavorite: boolean
}>

/** The cards of some businesses, in their order, for a customer; distances are from a city. */
export async function readCards(
  db: Db,
  ids: readonly string[],
  { customerId, from }: Readonly<{ customerId: string; from: City }>,
): Promise<CardRow[]> {
  const { bind, run } = statement()
  return await run<CardRow>(
    db,
    `select b.account_id as id, b.business_name as name, b.logo_file_id as "logoId", b.categories, b.state, b.cities,
      (select shown_as from business_pictures p where p.business_id = b.account_id order by position limit 1) as picture,
      (select round(min(miles_between(here.latitude, here.longitude, own.latitude, own.longitude)))::integer
        from cities here join cities own on own.country = b.country and own.state = b.state and own.name = any(b.cities)
        where here.country = ${bind(from.country)} and here.state = ${bind(from.state)} and here.name = ${bind(from.city)}) as distance,
      b.jobs_completed as "jobsCompleted", b.stepped_down as "steppedDown", b.rating_count as "ratingCount", b.rating_sum as "ratingSum",
      b.has_license as "hasLicense", b.has_insurance as "hasInsurance", b.license_checked_at as "licenseCheckedAt",
      b.insurance_checked_at as "insuranceCheckedAt",
      exists (select from favorites f where f.customer_id = ${bind(customerId)} and f.business_id = b.account_id) as "isFavorite"
    from unnest(${bind(ids)}::uuid[]) with ordinality as wanted (id, place) join businesses b on b.account_id = wanted.id
    order by wanted.place`,
  )
}

/** Where a customer is. */
export async function findHome(db: Db, customerId: string): Promise<City> {
  return await db
    .selectFrom('customers')
    .select(['country', 'state', 'city'])
    .where('account_id', '=', customerId)
    .executeTakeFirstOrThrow()
}

/** Words in the names and trades of businesses that have many of a word's letters in common, the likest first; at most 200. */
export async function readLikeWords(db: Db, word: string): Promise<string[]> {
  const { bind, run } = statement()
  const found = await run<{ word: string }>(db, `select word from search_like_business(${bind(word)}) as word`)
  return found.map(({ word: like }) => like)
}
