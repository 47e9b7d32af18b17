import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { Role } from '../schema/column-types.ts'

/** A customer and a business, and which of them blocks the other. */
export type Pair = Readonly<{ customerId: string; businessId: string; blockedBy: Role }>

/**
 * Holds the customer until the transaction ends, as each act on an open job and each message does: a block comes before it or after it. Only
 * one account, because acts hold the two in one order or the other, and would wait for each other with a block in between.
 */
export async function lockCustomer(db: Db, { customerId }: Pair): Promise<void> {
  await sql`select from accounts where id = ${customerId} for no key update`.execute(db)
}

/** Whether a business has an account that is not deleted. */
export async function isBusiness(db: Db, id: string): Promise<boolean> {
  const { bind, run } = statement()
  const found = await run(
    db,
    `select from businesses join accounts on accounts.id = account_id where account_id = ${bind(id)} and deleted_at is null`,
  )
  return found.length > 0
}

/** The customer of a job, and whether the business blocks them. */
export async function findCustomerOf(
  db: Db,
  jobId: string,
  businessId: string,
): Promise<Readonly<{ customerId: string; isBlocked: boolean }> | undefined> {
  const { bind, run } = statement()
  const [row] = await run<{ customerId: string; isBlocked: boolean }>(
    db,
    `select j.customer_id as "customerId", exists (select from blocks where customer_id = j.customer_id
      and business_id = ${bind(businessId)} and blocked_by = 'business') as "isBlocked"
    from jobs j where j.id = ${bind(jobId)}`,
  )
  return row
}

/** Keeps two apart; again changes nothing. */
export async function insertBlock(db: Db, { customerId, businessId, blockedBy }: Pair, id: string, now: Date) {
  await db
    .insertInto('blocks')
    .values({ customer_id: customerId, business_id: businessId, blocked_by: blockedBy, id, created_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'business_id', 'blocked_by']).doNothing())
    .execute()
}

const OWN = { customer: 'customer_id', business: 'business_id' } as const

/** Ends a block of an account; one that is not there, or not its own, is none. */
export async function deleteBlock(db: Db, { id: accountId, role }: Blocker, id: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('id', '=', id)
    .where(OWN[role], '=', accountId)
    .where('blocked_by', '=', role)
    .execute()
}

/** Who blocks. */
export type Blocker = Readonly<{ id: string; role: Role }>

/** Whom an account blocks. */
export type BlockView = Readonly<{
  id: string
  createdAt: Date
  /** Null where the account is deleted. */
  name: string | null
  pictureId: string | null
}>

/** Whom an account blocks itself, the last first. */
export async function listBlocks(
  db: Db,
  { id, role }: Blocker,
  { before, limit }: Readonly<{ before: string | undefined; limit: number }>,
): Promise<BlockView[]> {
  const { bind, run } = statement()
  const other =
    role === 'customer'
      ? { id: 'k.business_id', name: 'b.business_name', picture: 'b.logo_file_id' }
      : { id: 'k.customer_id', name: 'a.name', picture: 'a.picture_file_id' }
  return await run<BlockView>(
    db,
    `select k.id, k.created_at as "createdAt", case when a.deleted_at is null then ${other.name} end as name,
      ${other.picture} as "pictureId"
    from blocks k join accounts a on a.id = ${other.id} left join businesses b on b.account_id = k.business_id
    where k.${OWN[role]} = ${bind(id)} and k.blocked_by = '${role}' ${before === undefined ? '' : `and k.id < ${bind(before)}`}
    order by k.id desc limit ${bind(limit)}`,
  )
}
