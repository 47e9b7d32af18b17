import type { Db } from '../platform/db/connection.ts'

/** Holds a customer until the transaction ends, so that their favorites are counted one after the other. */
export async function lockCustomer(db: Db, customerId: string): Promise<void> {
  await db.selectFrom('customers').select('account_id').where('account_id', '=', customerId).forNoKeyUpdate().execute()
}

export async function isFavorite(db: Db, customerId: string, businessId: string): Promise<boolean> {
  const found = await db
    .selectFrom('favorites')
    .select('business_id')
    .where('customer_id', '=', customerId)
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return found !== undefined
}

/** How many favorites a customer has, those included that are not shown at the moment. */
export async function countFavorites(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertFavorite(db: Db, customerId: string, businessId: string, now: Date): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ customer_id: customerId, business_id: businessId, created_at: now })
    .execute()
}

export async function deleteFavorite(db: Db, customerId: string, businessId: string): Promise<void> {
  await db.deleteFrom('favorites').where('customer_id', '=', customerId).where('business_id', '=', businessId).execute()
}
