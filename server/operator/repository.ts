import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Role } from '../schema/column-types.ts'
import { newId } from '../platform/ids.ts'

type Action = Readonly<{
  operator: string
  action: string
  subject: string
  details?: Readonly<Record<string, unknown>>
  now: Date
}>

/** Writes down what an operator does, in the transaction that does it. */
export async function recordAction(db: Db, { operator, action, subject, details = {}, now }: Action): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({ id: newId(now), at: now, operator, action, subject, details: JSON.stringify(details) })
    .execute()
}

/** What operators did, newest first. */
export async function listActions(db: Db, limit: number) {
  return await db
    .selectFrom('operator_actions')
    .select(['at', 'operator', 'action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** An account as an operator sees it; `memberUntil` is the last end of a membership, null without any. */
export type AccountLine = Awaited<ReturnType<typeof listAccounts>>[number]

type Wanted = Readonly<{
  /** Part of an email, a name or a business's name, or a whole id. */
  text?: string
  role?: Role
  isBlocked?: true
  limit: number
}>

/** Accounts, newest first. */
export async function listAccounts(db: Db, { text, role, isBlocked, limit }: Wanted) {
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
    .orderBy('accounts.id', 'desc')
    .limit(limit)
    .execute()
}

/** The address of each account that is not deleted, the oldest first. */
export async function listAddresses(db: Db): Promise<Readonly<{ id: string; email: string }>[]> {
  return await db.selectFrom('accounts').select(['id', 'email']).where('deleted_at', 'is', null).orderBy('id').execute()
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

/** How many jobs and businesses name something that is not on a list. */
export async function countOutside(db: Db, names: readonly string[]): Promise<{ jobs: number; businesses: number }> {
  const list = [...names]
  const { rows } = await sql<{ jobs: number; businesses: number }>`
    select (select count(*) from jobs where deleted_at is null and status = 'open' and not category = any(${list}::text[])) as jobs,
      (select count(*) from businesses where not categories <@ ${list}::text[]) as businesses`.execute(db)
  return rows[0] ?? { jobs: 0, businesses: 0 }
}
