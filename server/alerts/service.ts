import { narrowingOf, type ListFilters } from '../jobs/service-list.ts'
import { keptQuery } from '../jobs/service-search.ts'
import { checkCalendar } from '../platform/calendar-day.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError, fieldErrorWithCode } from '../platform/domain-error.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { newId } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { AlertFrequency } from '../schema/tables-alerts.ts'
import type { Language } from '../schema/column-types.ts'
import { nextMorning } from './next-morning.ts'
import { zoneOf } from './time-zones.ts'
import {
  deleteFinds,
  deleteSearch,
  findByKey,
  findPlace,
  insertSearch,
  listSearches,
  lockOwnSearch,
  lockSearch,
  stopMailsOf,
  updateSearch,
  type SavedSearch,
} from './repository.ts'

/** How a search tells. */
export type Telling = Readonly<{ frequency: AlertFrequency; byBell: boolean; byMail: boolean }>

/** What a business wants to be told of. */
export type Wish = Telling &
  Readonly<{
    name: string
    said: string | undefined
    filters: ListFilters
    budgetFrom: string | undefined
    budgetTo: string | undefined
    neededUntil: string | undefined
  }>

/** When a business of a place is told next what was found; null where it is not told at a time of its own. */
export function nextTelling(
  frequency: AlertFrequency,
  { country, state }: Readonly<{ country: string; state: string }>,
  now: Date,
): Date | null {
  if (frequency === 'atOnce' || frequency === 'never') return null
  return nextMorning(now, zoneOf(country, state), frequency === 'daily' ? 'day' : 'week')
}

/** The caller's searches: the one that each business has, then those that it saved. */
export async function loadSearches({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<SavedSearch[]> {
  return await listSearches(db, caller.id)
}

/** Saves a search of the caller's. Throws TOO_MANY_SAVED_SEARCHES past ten, and SEARCH_SAYS_NOTHING for words such as "the". */
export async function saveSearch(
  deps: Deps,
  caller: Caller,
  wish: Wish,
  intent: IdempotentRequest,
): Promise<SavedSearch> {
  const { name, said, filters, neededUntil, frequency, byBell, byMail } = wish
  if (neededUntil !== undefined) checkCalendar(neededUntil, { name: 'neededUntil', invalid: 'INVALID_VALUE' })
  const id = await withIdempotency(deps, caller, intent, async (db) => {
    const words = said === undefined ? null : await keptQuery(db, said)
    if (words === undefined) throw fieldErrorWithCode('SEARCH_SAYS_NOTHING', 'q')
    const { state, cities, categories } = await narrowingOf(db, caller.id, filters)
    const now = deps.now()
    await lockOwnSearch(db, caller.id)
    const search = {
      id: newId(now),
      businessId: caller.id,
      name,
      said: said ?? null,
      words,
      state: state ?? null,
      cities: cities ?? null,
      categories: categories ?? null,
      budgetFrom: wish.budgetFrom ?? null,
      budgetTo: wish.budgetTo ?? null,
      neededUntil: neededUntil ?? null,
      frequency,
      byBell,
      byMail,
      nextAt: nextTelling(frequency, await findPlace(db, caller.id), now),
      now,
    }
    if (!(await insertSearch(db, search))) throw new DomainError('TOO_MANY_SAVED_SEARCHES')
    return search.id
  })
  return await findOrThrow(deps.db, caller, id)
}

async function findOrThrow(db: Db, caller: Caller, id: string): Promise<SavedSearch> {
  const search = (await listSearches(db, caller.id)).find((one) => one.id === id)
  if (search === undefined) throw new DomainError('SAVED_SEARCH_NOT_FOUND')
  return search
}

export type SearchEdit = Readonly<{ searchId: string; name?: string } & Partial<Telling>>

/**
 * Changes what is given. What was found and not told yet is told at the next time; at once where the search tells at once from now on, and
 * never where it tells never.
 */
export async function editSearch(
  { db, now }: Deps,
  caller: Caller,
  { searchId, name, frequency, ...ways }: SearchEdit,
): Promise<SavedSearch> {
  await db.transaction().execute(async (trx) => {
    const before = await lockSearch(trx, caller.id, searchId)
    if (before === undefined) throw new DomainError('SAVED_SEARCH_NOT_FOUND')
    if (name !== undefined && before.number === 0) throw new DomainError('OWN_SEARCH_STAYS')
    const isOther = frequency !== undefined && frequency !== before.frequency
    if (isOther && frequency === 'never') await deleteFinds(trx, searchId)
    await updateSearch(trx, searchId, {
      ...ways,
      ...(name !== undefined && { name }),
      ...(isOther && {
        frequency,
        nextAt: frequency === 'atOnce' ? now() : nextTelling(frequency, await findPlace(trx, caller.id), now()),
      }),
    })
  })
  return await findOrThrow(db, caller, searchId)
}

/** Removes a search of the caller's; one that is gone already, too. Throws OWN_SEARCH_STAYS for the one that each business has. */
export async function removeSearch({ db }: Pick<Deps, 'db'>, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const search = await lockSearch(trx, caller.id, id)
    if (search?.number === 0) throw new DomainError('OWN_SEARCH_STAYS')
    if (search !== undefined) await deleteSearch(trx, id)
  })
}

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What the page that stops mails asks of searches: by the key in the link, without a login (RFC 8058). */
export function searchMailsOf({ db }: Pick<Deps, 'db'>) {
  return {
    find: async (key: string): Promise<Readonly<{ name: string; language: Language }> | undefined> =>
      KEY.test(key) ? await findByKey(db, key) : undefined,
    stop: async (key: string): Promise<void> => await stopMailsOf(db, key),
  }
}
