import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** What a mailed link does: `email_change` confirms a new address, `email_undo` brings the old one back. */
export type Purpose = 'password_reset' | 'email_verification' | 'email_change' | 'email_undo'

type NewToken = Readonly<{
  tokenHash: Buffer
  accountId: string
  purpose: Purpose
  email: string
  createdAt: Date
  expiresAt: Date
}>

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      purpose: token.purpose,
      email: token.email,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Unused tokens of a purpose that are not too old. */
const live = (db: Db, purpose: Purpose, now: Date) =>
  db
    .selectFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

const ofEmail = (email: string) => sql<boolean>`lower(one_time_tokens.email) = lower(${email})`

/** Uses a token up. Of any number of uses at once one gets the account; the others, and those of a dead token, nothing. */
export async function consumeToken(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Readonly<{ accountId: string; email: string; createdAt: Date }> | undefined> {
  return await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'email', 'created_at as createdAt'])
    .executeTakeFirst()
}

/** The account and address that a token was made for, whether it still works or not. */
export async function findToken(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
): Promise<Readonly<{ accountId: string; email: string }> | undefined> {
  return await db
    .selectFrom('one_time_tokens')
    .select(['account_id as accountId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** The oldest token with which an address that its account has left can be brought back. */
export async function findUndo(
  db: Db,
  email: string,
  now: Date,
): Promise<Readonly<{ accountId: string; to: string; createdAt: Date; expiresAt: Date }> | undefined> {
  return await live(db, 'email_undo', now)
    .select(['account_id as accountId', 'email as to', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where(ofEmail(email))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

/** The address of the account of a token that would work now: unused, not too old, and sent to the account's address of today. */
export async function emailOfLiveToken(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const row = await live(db, purpose, now)
    .innerJoin('accounts', 'accounts.id', 'one_time_tokens.account_id')
    .select('accounts.email')
    .where('token_hash', '=', tokenHash)
    .where(sql`lower(accounts.email)`, '=', sql`lower(one_time_tokens.email)`)
    .executeTakeFirst()
  return row?.email
}

/** How many tokens of this purpose an account was given since then. */
export async function countTokens(db: Db, accountId: string, purpose: Purpose, since: Date): Promise<number> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Makes the unused tokens of this purpose worthless: every one, or those not older than `since`. */
export async function invalidateTokens(
  db: Db,
  accountId: string,
  purpose: Purpose,
  now: Date,
  since = new Date(0),
): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>=', since)
    .execute()
}

/** Gives the unused links of this purpose that were sent to this address a new end. */
export async function extendTokens(
  db: Db,
  accountId: string,
  { purpose, email }: Readonly<{ purpose: Purpose; email: string }>,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ expires_at: expiresAt })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where(ofEmail(email))
    .execute()
}

/** Whether another account may still get this address back. */
export async function isReserved(db: Db, email: string, accountId: string, now: Date): Promise<boolean> {
  const row = await live(db, 'email_undo', now)
    .select('account_id')
    .where(ofEmail(email))
    .where('account_id', '!=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The new address that waits for its confirmation; null if none does. */
export async function findPendingEmail(db: Db, accountId: string, now: Date): Promise<string | null> {
  const row = await live(db, 'email_change', now)
    .select('email')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Removes the links that do not work any more for their age. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute()
}
