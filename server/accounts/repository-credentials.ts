import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Role } from '../schema/column-types.ts'

export type Credentials = Readonly<{
  id: string
  role: Role
  passwordHash: string
  isBlocked: boolean
  /** When it will be deleted; null for one that stays. */
  deleteAt: Date | null
  hasSecondStep: boolean
}>

/** What logging in needs to know of the account of an address, in whatever case it is written. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(({ exists, selectFrom }) => [
      'id',
      'role',
      'password_hash',
      'blocked_at',
      'delete_at',
      exists(
        selectFrom('authenticators')
          .select('account_id')
          .whereRef('account_id', '=', 'accounts.id')
          .where('confirmed_at', 'is not', null),
      ).as('hasSecondStep'),
    ])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    role: row.role,
    passwordHash: row.password_hash,
    isBlocked: row.blocked_at !== null,
    deleteAt: row.delete_at,
    hasSecondStep: Boolean(row.hasSecondStep),
  }
}

/** Whether an account may log in now. */
export async function getLoginState(db: Db, id: string): Promise<Pick<Credentials, 'isBlocked' | 'deleteAt'>> {
  const row = await db
    .selectFrom('accounts')
    .select(['blocked_at', 'delete_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { isBlocked: row.blocked_at !== null, deleteAt: row.delete_at }
}

/** Stores another hash of the same password; one that was changed meanwhile stays. */
export async function replacePasswordHash(
  db: Db,
  { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()
}

export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash
}
