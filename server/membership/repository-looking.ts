import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** A card whose turn it is. `look` numbers the look: only the last one to begin may write down what it saw. */
export type CardToLookAt = Readonly<{
  businessId: string
  customerId: string
  look: number
  isStopping: boolean
  isFailing: boolean
  watchedUntil: Date | null
  failures: number
  /** Whether the account is about to be deleted, and whether it is. */
  isLeaving: boolean
  isGone: boolean
}>

/** The card that has waited for longest, which nobody else looks at until `leasedUntil`; undefined where none is due. */
export async function claimCard(db: Db, now: Date, leasedUntil: Date): Promise<CardToLookAt | undefined> {
  const { rows } = await sql<CardToLookAt>`
    update membership_cards c set look = look + 1, look_at = ${leasedUntil}
    from accounts a
    where a.id = c.business_id and c.business_id = (
      select business_id from membership_cards where look_at <= ${now} order by look_at limit 1 for update skip locked)
    returning c.business_id as "businessId", customer_id as "customerId", look, is_stopping as "isStopping",
      is_failing as "isFailing", watched_until as "watchedUntil", failures,
      a.delete_at is not null as "isLeaving", a.deleted_at is not null as "isGone"`.execute(db)
  return rows[0]
}

type Seen = Readonly<{
  isRenewing: boolean
  isFailing: boolean
  renewsAt: Date | null
  /** When it is looked at next, unless somebody asked for a look meanwhile. */
  nextAt: Date
  watchedUntil: Date | null
}>

/** Writes down what a look saw; false where a later one has begun, which then knows better. */
export async function writeSeen(
  db: Db,
  { businessId, look }: Pick<CardToLookAt, 'businessId' | 'look'>,
  leasedUntil: Date,
  { isRenewing, isFailing, renewsAt, nextAt, watchedUntil }: Seen,
): Promise<boolean> {
  const { rows } = await sql`
    update membership_cards set is_renewing = ${isRenewing}, is_failing = ${isFailing}, renews_at = ${renewsAt},
      is_stopping = false, failures = 0, watched_until = ${watchedUntil},
      look_at = case when look_at = ${leasedUntil} then ${nextAt} else look_at end
    where business_id = ${businessId} and look = ${look} returning 1`.execute(db)
  return rows.length > 0
}

/** A look that failed is taken again, later each time. */
export async function putOff(
  db: Db,
  { businessId, look }: Pick<CardToLookAt, 'businessId' | 'look'>,
  nextAt: Date,
): Promise<void> {
  await sql`
    update membership_cards set failures = failures + 1, look_at = ${nextAt}
    where business_id = ${businessId} and look = ${look}`.execute(db)
}

/** Removes a card whose customer the provider has removed. */
export async function deleteCard(db: Db, businessId: string): Promise<void> {
  await db.deleteFrom('membership_cards').where('business_id', '=', businessId).execute()
}

/** Lets a card be looked at as soon as possible. */
export async function askForLook(
  db: Db,
  card: Readonly<{ businessId: string } | { customerId: string }>,
  now: Date,
): Promise<void> {
  const query = db.updateTable('membership_cards').set({ look_at: now })
  await (
    'businessId' in card
      ? query.where('business_id', '=', card.businessId)
      : query.where('customer_id', '=', card.customerId)
  ).execute()
}

/** A new card is watched, as its owner is about to pay. Answers the customer that it has: two who begin at once have one. */
export async function watchCard(
  db: Db,
  { businessId, customerId, now, until }: Readonly<{ businessId: string; customerId: string; now: Date; until: Date }>,
): Promise<string> {
  const row = await db
    .insertInto('membership_cards')
    .values({ business_id: businessId, customer_id: customerId, look_at: now, watched_until: until, created_at: now })
    .onConflict((card) => card.column('business_id').doUpdateSet({ watched_until: until, look_at: now }))
    .returning('customer_id as customerId')
    .executeTakeFirstOrThrow()
  return row.customerId
}
