import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import type { Role } from '../schema/column-types.ts'

/** A word of a search as the index knows it: in lower case, without accents. */
export type SearchWord = Readonly<{
  word: string
  /** It says nothing in one of the languages, such as "the". */
  isStop: boolean
}>

/** The words of a search, in their order. */
export async function readWords(db: Db, said: string): Promise<SearchWord[]> {
  const { bind, run } = statement()
  return await run<SearchWord>(
    db,
    `select word, search_term(word) is null as "isStop"
    from regexp_split_to_table(search_fold(${bind(said)}), ' ') with ordinality as each(word, place)
    where word <> '' order by place`,
  )
}

/** How many words are looked at for those that are spelled alike. */
const NEAREST = 200

/** Words of jobs that have many of a word's letters in common, the likest first. */
export async function readLikeWords(db: Db, word: string): Promise<string[]> {
  const { bind, run } = statement()
  const found = await run<{ word: string }>(
    db,
    `select word from search_words
    order by spelled <-> translate(${bind(word)}, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ', 'abtcjhxdzresfgipokqlmnuwvy12345')
    limit ${NEAREST}`,
  )
  return found.map(({ word: like }) => like)
}

/** Of some words, as they are written, those that one of the terms finds. */
export async function readMatching(
  db: Db,
  words: readonly string[],
  terms: readonly string[],
): Promise<ReadonlySet<string>> {
  const { bind, run } = statement()
  const found = await run<{ word: string }>(
    db,
    `with wanted as materialized (select search_any(${bind(terms)}::text[]) as terms)
    select word from unnest(${bind(words)}::text[]) as word cross join wanted where search_vector(word) @@ wanted.terms`,
  )
  return new Set(found.map(({ word }) => word))
}

/** Whose jobs are searched: a customer's own; of a business, the open ones in its area and those that it bid on. */
export type Searcher = Readonly<{ id: string; role: Role }>

/** At most so many jobs are found, the newest of them: also of the bids of a business only so many are looked at. */
export const MOST_FOUND = 2000

/** A trade as jobs say it, and one of its names in another language. */
export type TradeName = readonly [trade: string, name: string]

/** What is searched for: of each group any word, which may be several in a row; a name of a trade finds its jobs. */
export type Wanted = Readonly<{ groups: readonly (readonly string[])[]; trades: readonly TradeName[] }>

/** The ids of jobs that have a word of each group, the newest first. */
export async function searchJobs(
  db: Db,
  searcher: Searcher,
  { groups, trades: named }: Wanted,
): Promise<readonly string[]> {
  const { id, role } = searcher
  const isWide = role === 'business' && (await hasManyAreas(db, id))
  const { bind, run } = statement()
  const trades = bind(named.map(([trade]) => trade))
  const names = bind(named.map(([, name]) => name))
  // Jobs have the English name of their trade.
  const anyOf = (words: string): string => `(search_any(${words}) || coalesce((
    select string_agg(search_mark('as/' || trade)::text, ' | ')::tsquery
    from known where known.words @@ search_any(${words})), ''))`
  const wanted = groups.map((words) => anyOf(`${bind(words)}::text[]`)).join(' && ')
  const newest = `order by job_id desc limit ${MOST_FOUND}`
  const found = await run<{ id: string }>(
    db,
    `with known as materialized (
      select trade, search_vector(name) as words from unnest(${trades}::text[], ${names}::text[]) as named(trade, name)
    )
    select distinct job_id as id from (
      ${isWide ? inWideArea(bind, id, wanted, newest) : `(select job_id from job_texts where words @@ (${wanted} && ${markOf(bind, searcher)}) ${newest})`}
      ${role === 'customer' ? '' : `union all ${bidOn(bind, id, wanted)}`}
    ) as found ${newest}`,
  )
  return found.map(({ id }) => id)
}

/** With more areas than this, to look for each of them takes longer than to look at all jobs of the trades: with 7,000 more than a second. */
const MANY_AREAS = 100

async function hasManyAreas(db: Db, businessId: string): Promise<boolean> {
  const areas = await db
    .selectFrom('business_areas')
    .select('city')
    .where('business_id', '=', businessId)
    .limit(MANY_AREAS + 1)
    .execute()
  return areas.length > MANY_AREAS
}

/** Of the jobs of its trades those that are open and in its area, looked up one by one: PostgreSQL must not read all jobs or all areas. */
const inWideArea = (bind: Bind, businessId: string, wanted: string, newest: string): string => `(select t.job_id
    from job_texts t cross join lateral (select * from jobs where jobs.id = t.job_id offset 0) as j
    where t.words @@ (${wanted} && (
        select string_agg(search_mark('as/' || trade)::text, ' | ')::tsquery
        from businesses me cross join unnest(me.categories) as trade where me.account_id = ${bind(businessId)}))
      and j.status = 'open' and j.deleted_at is null
      and exists (select from business_areas area where area.business_id = ${bind(businessId)} and area.state = j.state
        and area.city = j.city and area.country = j.country and area.category = j.category offset 0)
    ${newest})`

/** What the texts say of who may find a job; somebody without a single place finds none. */
function markOf(bind: Bind, { id, role }: Searcher): string {
  if (role === 'customer') return `search_mark('of/' || ${bind(id)})`
  return `coalesce((
    select string_agg(search_mark(concat_ws('/', 'in', country, state, city, category))::text, ' | ')::tsquery
    from business_areas where business_id = ${bind(id)}), search_mark('nobody'))`
}

const bidOn = (bind: Bind, businessId: string, wanted: string): string =>
  `(select mine.job_id
    from (select job_id from bids where business_id = ${bind(businessId)} order by job_id desc limit ${MOST_FOUND}) as mine
    cross join lateral (select from job_texts t where t.job_id = mine.job_id and t.words @@ (${wanted}) limit 1) as found)`
