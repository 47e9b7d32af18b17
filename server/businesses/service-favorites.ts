import type { Caller } from '../platform/caller.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { isKnown } from './repository.ts'
import { countFavorites, deleteFavorite, insertFavorite, isFavorite, lockCustomer } from './repository-favorites.ts'

/** What fits in a list that a person looks through; the contract says it in words (TOO_MANY_FAVORITES). */
export const MOST_FAVORITES = 500

type Wished = Readonly<{ businessId: string; isFavorite: boolean }>

/** Makes a business a favorite of a customer, or none; again changes nothing. Throws BUSINESS_NOT_FOUND or TOO_MANY_FAVORITES. */
export async function setFavorite(deps: Deps, caller: Caller, wished: Wished): Promise<void> {
  const businessId = wished.businessId.toLowerCase()
  if (!wished.isFavorite) return await deleteFavorite(deps.db, caller.id, businessId)
  await deps.db.transaction().execute(async (db) => {
    await lockCustomer(db, caller.id)
    if (await isFavorite(db, caller.id, businessId)) return
    if (!(await isKnown(db, businessId, caller.id))) throw new DomainError('BUSINESS_NOT_FOUND')
    if ((await countFavorites(db, caller.id)) >= MOST_FAVORITES) throw new DomainError('TOO_MANY_FAVORITES')
    await insertFavorite(db, caller.id, businessId, deps.now())
  })
}

/** Whether a business is a favorite of the caller. A business has no favorites. */
export async function isFavoriteOf({ db }: Pick<Deps, 'db'>, caller: Caller, businessId: string): Promise<boolean> {
  return caller.role === 'customer' && (await isFavorite(db, caller.id, businessId))
}
