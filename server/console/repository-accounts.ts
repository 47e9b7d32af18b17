import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Role } from '../schema/column-types.ts'

/** An account as an operator sees it; `memberUntil` is the last end of a membership, null without any. */
export type AccountLine = Awaited<ReturnType<typeof listAccounts>>[number]

type Wanted = Readonly<{
  /** Part of an email, a name or a business's name, or a whole id. */
  text?: string
  role?: Role
  isBlocked?: true
  /** The id of the last one before these. */
  behind?: string
  limit: number
}>

/** Accounts, newest first. */
export async function listAccounts(db: Db, { text, role, isBlocked, behind, limit }: Wanted) {
  const pattern = `%${(text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '')
  return await db
    .selectFrom('accounts')
    .leftJoin('businesses', 'businesses.account_id', 'accounts.id')
    .select((from) => [
      'accounts.id',
      'accounts.role',
      'email',
      'name',
      'business_name as business',
      'language',
      'accounts.created_at as createdAt',
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
      sql<boolean>`blocked_at is not null`.as('isBlocked'),
      'delete_at as deleteAt',
      from
        .selectFrom('subscriptions')
        .select(({ fn }) => fn.max('ends_at').as('end'))
        .whereRef('business_id', '=', 'accounts.id')
        .as('memberUntil'),
    ])
    .$if(role !== undefined, (query) => query.where('accounts.role', '=', role ?? 'customer'))
    .$if(isBlocked === true, (query) => query.where('blocked_at', 'is not', null))
    .$if(text !== undefined && isId, (query) => query.where('accounts.id', '=', text ?? ''))
    .$if(text !== undefined && !isId, (query) =>
      query.where(
        sql<boolean>`lower(normalize(email)) like ${pattern} or lower(normalize(name)) like ${pattern}
          or lower(normalize(business_name)) like ${pattern}`,
      ),
    )
    .$if(behind !== undefined, (query) => query.where('accounts.id', '<', behind ?? ''))
    .orderBy('accounts.id', 'desc')
    .limit(limit)
    .execute()
}

/** Holds the account of an email or an id until the transaction ends. */
export async function lockAccountByEmailOrId(db: Db, emailOrId: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'role', 'email', 'email_verified_at', 'blocked_at'])
    .where(sql<boolean>`lower(email) = lower(normalize(${emailOrId})) or id::text = lower(${emailOrId})`)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
