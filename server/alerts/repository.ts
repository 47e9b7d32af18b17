import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { AlertFrequency } from '../schema/tables-alerts.ts'

/** A saved search as its business sees it. */
export type SavedSearch = Readonly<{
  id: string
  /** 0 for the one that each business has. */
  number: number
  name: string
  said: string | null
  state: string | null
  cities: readonly string[] | null
  categories: readonly string[] | null
  budgetFrom: string | null
  budgetTo: string | null
  neededUntil: string | null
  frequency: AlertFrequency
  byBell: boolean
  byMail: boolean
}>

const VIEW = [
  'id',
  'number',
  'name',
  'said',
  'state',
  'cities',
  'categories',
  'budget_from as budgetFrom',
  'budget_to as budgetTo',
  'needed_until as neededUntil',
  'frequency',
  'by_bell as byBell',
  'by_mail as byMail',
] as const

/** The searches of a business: the one that each has, then those that it saved in their order. */
export async function listSearches(db: Db, businessId: string): Promise<SavedSearch[]> {
  return await db
    .selectFrom('saved_searches')
    .select(VIEW)
    .where('business_id', '=', businessId)
    .orderBy(sql`number > 0`)
    .orderBy('created_at')
    .orderBy('number')
    .execute()
}

/** Holds the search that each business has until the transaction ends: of two who add or delete one, the second waits. */
export async function lockOwnSearch(db: Db, businessId: string): Promise<void> {
  await db
    .selectFrom('saved_searches')
    .select('id')
    .where('business_id', '=', businessId)
    .where('number', '=', 0)
    .forUpdate()
    .executeTakeFirst()
}

/** One search of a business, held until the transaction ends. */
export async function lockSearch(db: Db, businessId: string, id: string): Promise<SavedSearch | undefined> {
  return await db
    .selectFrom('saved_searches')
    .select(VIEW)
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A search to be saved; `words` is what finds its words. */
export type NewSearch = Omit<SavedSearch, 'number'> &
  Readonly<{ words: string | null; businessId: string; nextAt: Date | null; now: Date }>

/** The numbers that searches may have that a business saves itself. */
const NUMBERS = sql`generate_series(1, 10)`

/** Saves a search under the lowest number that is free. Answers false where none is. Needs `lockOwnSearch`. */
export async function insertSearch(db: Db, search: NewSearch): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_searches (id, business_id, number, name, said, words, state, cities, categories, budget_from, budget_to, needed_until,
      frequency, by_bell, by_mail, next_at, created_at)
    select ${search.id}, ${search.businessId}, free.number, ${search.name}, ${search.said}, ${search.words}::tsquery, ${search.state},
      ${search.cities}::text[], ${search.categories}::text[], ${search.budgetFrom}::numeric, ${search.budgetTo}::numeric,
      ${search.neededUntil}::date, ${search.frequency}, ${search.byBell}, ${search.byMail}, ${search.nextAt}::timestamptz, ${search.now}
    from ${NUMBERS} as free (number)
    where not exists (select from saved_searches s where s.business_id = ${search.businessId} and s.number = free.number)
    order by free.number limit 1 returning id`.execute(db)
  return rows.length > 0
}

export type SearchChange = Readonly<{
  name?: string
  frequency?: AlertFrequency
  byBell?: boolean
  byMail?: boolean
  nextAt?: Date | null
}>

/** Changes what is given. */
export async function updateSearch(db: Db, id: string, { name, frequency, byBell, byMail, nextAt }: SearchChange) {
  const change = {
    ...(name !== undefined && { name }),
    ...(frequency !== undefined && { frequency }),
    ...(byBell !== undefined && { by_bell: byBell }),
    ...(byMail !== undefined && { by_mail: byMail }),
    ...(nextAt !== undefined && { next_at: nextAt }),
  }
  if (Object.keys(change).length === 0) return
  await db.updateTable('saved_searches').set(change).where('id', '=', id).execute()
}

/** Forgets what a search found that its business was not told. */
export async function deleteFinds(db: Db, id: string): Promise<void> {
  await db.deleteFrom('search_finds').where('search_id', '=', id).execute()
}

/** Removes a search, with what it found. */
export async function deleteSearch(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('id', '=', id).execute()
}

/** Where a business is. */
export async function findPlace(db: Db, businessId: string): Promise<Readonly<{ country: string; state: string }>> {
  return await db
    .selectFrom('businesses')
    .select(['country', 'state'])
    .where('account_id', '=', businessId)
    .executeTakeFirstOrThrow()
}

/** The name of the search whose mails a link stops, and the language of its business; undefined for a key that was never sent. */
export async function findByKey(db: Db, key: string) {
  return await db
    .selectFrom('saved_searches')
    .innerJoin('accounts', 'accounts.id', 'saved_searches.business_id')
    .select(['saved_searches.name', 'accounts.language'])
    .where('unsubscribe_key', '=', key)
    .executeTakeFirst()
}

/** Stops the mails of one search. */
export async function stopMailsOf(db: Db, key: string): Promise<void> {
  await db.updateTable('saved_searches').set({ by_mail: false }).where('unsubscribe_key', '=', key).execute()
}
