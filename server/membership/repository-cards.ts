import type { Db } from '../platform/db/connection.ts'

/** What the payment provider last said of a business. */
export type Card = Readonly<{
  customerId: string
  isRenewing: boolean
  isFailing: boolean
  renewsAt: Date | null
}>

/** Undefined for a business that never began to pay by card. */
export async function findCard(db: Db, businessId: string): Promise<Card | undefined> {
  return await db
    .selectFrom('membership_cards')
    .select([
      'customer_id as customerId',
      'is_renewing as isRenewing',
      'is_failing as isFailing',
      'renews_at as renewsAt',
    ])
    .where('business_id', '=', businessId)
    .executeTakeFirst()
}

/** Writes down that the card of a business must not be charged again, which the provider is told at the next look. */
export async function stopRenewing(db: Db, businessId: string, now: Date): Promise<void> {
  await db
    .updateTable('membership_cards')
    .set({ is_renewing: false, is_failing: false, renews_at: null, is_stopping: true, look_at: now })
    .where('business_id', '=', businessId)
    .execute()
}

/** What the payment provider is told of a business, for its receipts. */
export async function readContact(db: Db, businessId: string): Promise<Readonly<{ email: string; name: string }>> {
  return await db
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
}
