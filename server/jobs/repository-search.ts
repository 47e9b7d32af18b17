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

/** Words of jobs that have many of a word's letters in common, the likest first; at most 200. */
export async function readLikeWords(db: Db, word: string): Promise<string[]> {
  const { bind, run } = statement()
  const found = await run<{ word: string }>(db, `select word from search_like(${bind(word)}) as word`)
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

/** Whose jobs are searched: a customer's own; of a business, the open ones in its area and those that it is invited to or bid on. */
export type Searcher = Readonly<{ id: string; role: Role }>

/** At most so many jobs are found, the newest of them. */
export const MOST_FOUND = 2000

/** So many of the newest jobs are looked at one by one, before an index is asked: a common word is among them, at a tenth of the index's cost. */
const MOST_LOOKED = 3000

/** A trade as jobs say it, and one of its names in another language. */
export type TradeName = readonly [trade: string, name: string]

/** What is searched for: of each group any word, which may be several in a row; a name of a trade finds its jobs. */
export type Wanted = Readonly<{ groups: readonly (readonly string[])[]; trades: readonly TradeName[] }>

/** The ids of jobs that have a word of each group, the newest first. */
export async function searchJobs(db: Db, { id, role }: Searcher, wanted: Wanted): Promise<readonly string[]> {
  const words = await readQuery(db, wanted)
  if (words === null) return []
  if (role === 'customer') return await searchOwn(db, id, words)
  const found = await Promise.all([
    searchArea(db, id, words),
    searchLinked(db, 'bids', id, words),
    searchLinked(db, 'invitations', id, words),
  ])
  return [...new Set(found.flat())].toSorted().toReversed().slice(0, MOST_FOUND)
}

/** What each name of a trade says, as PostgreSQL reads it: made once, because every search asks all of them. */
const wordsOfNames = new Map<string, string>()

async function readNames(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const unread = names.filter((name) => !wordsOfNames.has(name))
  if (unread.length > 0) {
    const { bind, run } = statement()
    const read = await run<{ name: string; words: string }>(
      db,
      `select name, search_vector(name)::text as words from unnest(${bind(unread)}::text[]) as name`,
    )
    for (const { name, words } of read) wordsOfNames.set(name, words)
  }
  return names.map((name) => wordsOfNames.get(name) ?? '')
}

/** What is wanted as one `tsquery`: inside of a statement, PostgreSQL would make it anew for each job. Null where nothing is wanted. */
export async function readQuery(db: Db, { groups, trades: named }: Wanted): Promise<string | null> {
  const names = await readNames(
    db,
    named.map(([, name]) => name),
  )
  const { bind, run } = statement()
  const trades = bind(named.map(([trade]) => trade))
  const asked = groups.map((words, index) => `(${index}, search_any(${bind(words)}::text[]))`).join(', ')
  // Jobs have the English name of their trade.
  const [row] = await run<{ query: string | null }>(
    db,
    `with known as materialized (
      select trade, words from unnest(${trades}::text[], ${bind(names)}::tsvector[]) as named(trade, words)
    ), asked as materialized (
      select place, terms from (values ${asked}) as each(place, terms)
    ), wanted as (
      select place, terms || coalesce((
        select string_agg(search_mark('as/' || trade)::text, ' | ')::tsquery from known where known.words @@ terms), '') as terms
      from asked
    )
    select case when bool_and(terms is not null) then string_agg('(' || terms::text || ')', ' & ' order by place) end as query from wanted`,
  )
  return row?.query ?? null
}

/** A customer's own jobs with the words. */
const searchOwn = (db: Db, customerId: string, words: string): Promise<readonly string[]> =>
  searchNewest(db, words, {
    newest: (bind) => `select id from jobs where customer_id = ${bind(customerId)} and deleted_at is null
      order by id desc limit ${MOST_LOOKED}`,
    marks: (bind) => `search_mark('of/' || ${bind(customerId)})::text`,
  })

/** Of the newest jobs that a business bid on or is invited to those with the words; the list says which of them it may see. */
async function searchLinked(
  db: Db,
  table: 'bids' | 'invitations',
  businessId: string,
  words: string,
): Promise<readonly string[]> {
  const { bind, run } = statement()
  const mine = `select job_id as id from ${table} where business_id = ${bind(businessId)} order by job_id desc limit ${MOST_FOUND}`
  return idsOf(await run<Found>(db, withWords(mine, bind(words))))
}

/** The open jobs with the words in the area of a business. */
async function searchArea(db: Db, businessId: string, words: string): Promise<readonly string[]> {
  if (await hasManyAreas(db, businessId)) return await searchWideArea(db, businessId, words)
  return await searchNewest(db, words, {
    newest: (bind) => `select j.id from business_areas area
      cross join lateral (select id from jobs j where j.status = 'open' and j.deleted_at is null and j.state = area.state
        and j.category = area.category and j.city = area.city and j.country = area.country
        order by id desc limit ${MOST_LOOKED}) as j
      where area.business_id = ${bind(businessId)} order by j.id desc limit ${MOST_LOOKED}`,
    marks: (bind) => `(select string_agg(search_mark(concat_ws('/', 'in', country, state, city, category))::text, ' | ')
      from business_areas where business_id = ${bind(businessId)})`,
  })
}

/** Where jobs are searched: a query for the ids of the newest, and one for what the texts of all of them say of who may find them. */
type Among = Readonly<{ newest: (bind: Bind) => string; marks: (bind: Bind) => string }>

/** A word that so many of the newest jobs have is a common one: nobody goes on to the oldest with it. */
const COMMON = 200

async function searchNewest(db: Db, words: string, { newest, marks }: Among): Promise<readonly string[]> {
  const first = statement()
  const [seen] = await first.run<{ looked: number; found: string[] }>(
    db,
    `with newest as materialized (${newest(first.bind)})
    select (select count(*) from newest)::integer as looked,
      array(${withWords('select id from newest', first.bind(words))}) as found`,
  )
  const { looked = 0, found = [] } = seen ?? {}
  if (looked < MOST_LOOKED || found.length >= COMMON) return found
  const { bind, run } = statement()
  return idsOf(
    await run<Found>(
      db,
      // Without an order inside, in which PostgreSQL would read all jobs that there are.
      `with whose as materialized (select ${marks(bind)}::tsquery as marks)
      select id from (select job_id as id from job_texts
        where words @@ (${bind(words)}::tsquery && (select marks from whose)) offset 0) as found
      order by id desc limit ${MOST_FOUND}`,
    ),
  )
}

type Found = Readonly<{ id: string }>
const idsOf = (found: readonly Found[]): readonly string[] => found.map(({ id }) => id)

/** Of some jobs, in the order of their ids, those with the words, each looked up by its key. */
const withWords = (jobs: string, words: string): string =>
  `select j.id from (${jobs}) as j
    cross join lateral (select from job_texts t where t.job_id = j.id and t.words @@ ${words}::tsquery offset 0) as found
    order by j.id desc limit ${MOST_FOUND}`

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
async function searchWideArea(db: Db, businessId: string, words: string): Promise<readonly string[]> {
  const { bind, run } = statement()
  const business = bind(businessId)
  return idsOf(
    await run<Found>(
      db,
      `with trades as materialized (
        select string_agg(search_mark('as/' || trade)::text, ' | ')::tsquery as marks
        from businesses me cross join unnest(me.categories) as trade where me.account_id = ${business})
      select t.job_id as id
      from job_texts t cross join lateral (select * from jobs where jobs.id = t.job_id offset 0) as j
      where t.words @@ (${bind(words)}::tsquery && (select marks from trades))
        and j.status = 'open' and j.deleted_at is null
        and exists (select from business_areas area where area.business_id = ${business} and area.state = j.state
          and area.city = j.city and area.country = j.country and area.category = j.category offset 0)
      order by t.job_id desc limit ${MOST_FOUND}`,
    ),
  )
}
