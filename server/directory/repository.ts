import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import { isActiveBusiness } from '../schema/expressions.ts'
import type { City, State } from './addresses.ts'

/** How many of its reviews the public page of a business shows. */
export const MOST_REVIEWS = 10

/**
 * What the public page of a business was made of, as a text that is another one as soon as any of it is; undefined where there is no
 * such page. `xmin` is the transaction that wrote a row: the business with its ratings, its account, and the reviews with their customers.
 */
export async function findBusinessVersion(db: Db, id: string): Promise<string | undefined> {
  const { bind, run } = statement()
  const business = bind(id)
  const [row] = await run<{ version: string }>(
    db,
    `select concat_ws(' ', b.xmin, a.xmin,
        (select string_agg(shown_as, ' ' order by position) from business_pictures where business_id = b.account_id),
        (select string_agg(concat_ws(' ', r.xmin, c.xmin), ' ' order by r.id) from (
          select xmin, id, job_id from ratings where business_id = b.account_id order by id desc limit ${bind(MOST_REVIEWS)}
        ) as r join jobs j on j.id = r.job_id join accounts c on c.id = j.customer_id)) as version
    from businesses b join accounts a on a.id = b.account_id
    where b.account_id = ${business} and not b.hidden and not a.is_gone`,
  )
  return row?.version
}

/** A business in the list of a trade and city. */
export type ListedRow = Readonly<{
  id: string
  name: string
  logoId: string | null
  state: string
  cities: readonly string[]
  ratingCount: number
  ratingSum: number
  jobsCompleted: number
  isLicenseChecked: boolean
  isInsuranceChecked: boolean
  /** Millionths of a star. */
  score: number
  /** The transaction that wrote the row. */
  mark: string
}>

/** A list goes on behind a business with this score. */
export type Place = Readonly<{ score: number; id: string }>

/**
 * The Bayesian average of the ratings in millionths of a star, (C·m + sum) / (C + count) with m = 3.5 stars and C = 5 ratings: a
 * business with few of them is near the middle. Whole numbers, so that a cursor means one place.
 */
export const SCORE = '((b.rating_sum * 2 + 35)::bigint * 500000 / (b.rating_count + 5))'

/** From so many businesses of a trade in a city on, those of all are looked through by their score: to sort them would take longer. */
const MANY = 2000

/** Businesses of a trade in a city that anybody may see, the best rated first. */
export async function listBusinesses(
  db: Db,
  where: InCity,
  { after, limit }: Readonly<{ after: Place | undefined; limit: number }>,
): Promise<ListedRow[]> {
  const isMany = await hasMany(db, where)
  const { bind, run } = statement()
  const area = areaOf(bind, where)
  const from = isMany
    ? `businesses b cross join lateral (select from business_areas a where ${area} and a.business_id = b.account_id offset 0) as served
      cross join lateral (select from accounts where id = b.account_id and not is_gone offset 0) as here`
    : `business_areas a join businesses b on b.account_id = a.business_id and ${area}
      cross join lateral (${isActiveBusiness}) as here`
  return await run<ListedRow>(
    db,
    `select b.account_id as id, b.business_name as name, b.logo_file_id as "logoId", b.state, b.cities,
      b.rating_count as "ratingCount", b.rating_sum as "ratingSum", b.jobs_completed as "jobsCompleted",
      b.license_checked_at is not null as "isLicenseChecked", b.insurance_checked_at is not null as "isInsuranceChecked",
      ${SCORE} as score, b.xmin::text as mark
    from ${from}
    where not b.hidden
      ${after === undefined ? '' : `and (${SCORE}, b.account_id) < (${bind(after.score)}::bigint, ${bind(after.id)}::uuid)`}
    order by ${SCORE} desc, b.account_id desc limit ${bind(limit)}`,
  )
}

type InCity = City & Readonly<{ trade: string }>

const areaOf = (bind: Bind, { trade, country, state, city }: InCity): string =>
  `a.category = ${bind(trade)} and a.country = ${bind(country)} and a.state = ${bind(state)} and a.city = ${bind(city)}`

async function hasMany(db: Db, where: InCity): Promise<boolean> {
  const { bind, run } = statement()
  const [row] = await run<{ count: number }>(
    db,
    `select count(*) as count from (select from business_areas a where ${areaOf(bind, where)} limit ${bind(MANY)}) as areas`,
  )
  return (row?.count ?? 0) >= MANY
}

/** The marks of those of some businesses that anybody may see, in the order of their ids. */
export async function findMarks(db: Db, ids: readonly string[]): Promise<string> {
  const { bind, run } = statement()
  const [row] = await run<{ marks: string | null }>(
    db,
    `select string_agg(b.xmin::text, ' ' order by b.account_id) as marks
    from businesses b join accounts on accounts.id = b.account_id
    where b.account_id = any(${bind(ids)}::uuid[]) and not b.hidden and not is_gone`,
  )
  return row?.marks ?? ''
}

/** Whether anybody who may be seen is in the rows of `business_areas` that a condition on `a` finds; they are looked at one by one. */
const isServed = (condition: string): string => `exists (
  select from business_areas a join businesses b on b.account_id = a.business_id cross join lateral (${isActiveBusiness}) as here
  where ${condition} and not b.hidden offset 0)`

/** Those of some trades that anybody does. */
export async function filterTrades(db: Db, trades: readonly string[]): Promise<string[]> {
  const { bind, run } = statement()
  const rows = await run<{ trade: string }>(
    db,
    `select trade from unnest(${bind(trades)}::text[]) with ordinality as wanted (trade, place)
    where ${isServed('a.category = trade')} order by place`,
  )
  return rows.map(({ trade }) => trade)
}

/** The states in which anybody does a trade, by name. The index leads from each to the next one. */
export async function listStates(db: Db, trade: string): Promise<State[]> {
  const { bind, run } = statement()
  const category = bind(trade)
  return await run<State>(
    db,
    `with recursive found as (
      (select country, state from business_areas where category = ${category} order by country, state limit 1)
      union all
      select next.country, next.state from found cross join lateral (
        select country, state from business_areas where category = ${category} and (country, state) > (found.country, found.state)
        order by country, state limit 1) as next
    )
    select country, state from found
    where ${isServed(`a.category = ${category} and a.country = found.country and a.state = found.state`)}
    order by country, state`,
  )
}

/** A part of a list of cities: so many, of those behind a name or from a number on. */
export type Part = Readonly<{ after?: string | undefined; offset?: number; limit: number }>

/** The cities of a state in which anybody does a trade, by name. */
export async function listCities(
  db: Db,
  { trade, country, state }: State & Readonly<{ trade: string }>,
  { after, offset = 0, limit }: Part,
): Promise<string[]> {
  const { bind, run } = statement()
  const place = `category = ${bind(trade)} and country = ${bind(country)} and state = ${bind(state)}`
  const rows = await run<{ city: string }>(
    db,
    `with recursive found as (
      (select city from business_areas where ${place} ${after === undefined ? '' : `and city > ${bind(after)}`} order by city limit 1)
      union all
      select next.city from found cross join lateral (
        select city from business_areas where ${place} and city > found.city order by city limit 1) as next
    )
    select city from found where ${isServed(`${place.replaceAll(/\b(category|country|state) =/g, 'a.$1 =')} and a.city = found.city`)}
    limit ${bind(limit)} offset ${bind(offset)}`,
  )
  return rows.map(({ city }) => city)
}
