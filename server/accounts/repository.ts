import { sql, type Insertable, type UpdateObject } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { codeOf } from '../platform/startup-error.ts'
import type { AccountRow, Database } from '../schema/tables.ts'

export type AccountView = Pick<AccountRow, 'id' | 'role' | 'name' | 'email' | 'phone' | 'language'> &
  Readonly<{
    pictureId: string | null
    isVerified: boolean
    /** Whether its address counts as its owner's: it is verified, or older than the rule that customers verify theirs. */
    isTrusted: boolean
    isMailEnabled: boolean
  }>

/** The part of an account that both roles have. */
export async function getAccount(db: Db, id: string): Promise<AccountView> {
  const { picture_file_id, email_verified_at, mail_enabled, verification_waived, ...rest } = await db
    .selectFrom('accounts')
    .select([
      'id',
      'role',
      'name',
      'email',
      'phone',
      'language',
      'picture_file_id',
      'email_verified_at',
      'verification_waived',
      'mail_enabled',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...rest,
    pictureId: picture_file_id,
    isVerified: email_verified_at !== null,
    isTrusted: email_verified_at !== null || (rest.role === 'customer' && verification_waived),
    isMailEnabled: mail_enabled,
  }
}

/** Holds an account until the transaction ends, so that two changes of its address come one after the other. */
export async function lockAccount(db: Db, id: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** False where the address belongs to an account already: the unique index decides, also between two at once. */
export async function insertAccount(db: Db, account: Insertable<Database['accounts']>): Promise<boolean> {
  const row = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertCustomer(db: Db, customer: Insertable<Database['customers']>): Promise<void> {
  await db.insertInto('customers').values(customer).execute()
}

/** Changes what is given and leaves the rest. False where the new address belongs to another account. */
export async function updateAccount(db: Db, id: string, change: UpdateObject<Database, 'accounts'>): Promise<boolean> {
  if (isEmpty(change)) return true
  try {
    await db.updateTable('accounts').set(change).where('id', '=', id).execute()
    return true
  } catch (error) {
    if (isDuplicate(error, 'accounts_by_email')) return false
    throw error
  }
}

const isEmpty = (change: object): boolean => Object.values(change).every((value) => value === undefined)

/** PostgreSQL's 23505: a row like that is there already. */
function isDuplicate(error: unknown, index: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === index && codeOf(error) === '23505'
}

export async function updateCustomer(db: Db, id: string, change: UpdateObject<Database, 'customers'>): Promise<void> {
  if (isEmpty(change)) return
  await db.updateTable('customers').set(change).where('account_id', '=', id).execute()
}

/** Keeps an account that was about to be deleted. False where it is too late. */
export async function cancelDeletion(db: Db, id: string): Promise<boolean> {
  const kept = db.updateTable('accounts').set({ delete_at: null }).where('id', '=', id).where('deleted_at', 'is', null)
  return (await kept.returning('id').executeTakeFirst()) !== undefined
}

export type Place = Readonly<{ country: string; state: string; city: string }>

export async function getCustomerPlace(db: Db, id: string): Promise<Place> {
  return await db
    .selectFrom('customers')
    .select(['country', 'state', 'city'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
}
