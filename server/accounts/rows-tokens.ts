import type { Db } from '../platform/db/connection.ts'

export type Purpose = 'password_reset' | 'email_verification'

type NewToken = Readonly<{
  tokenHash: Buffer
  accountId: string
  purpose: Purpose
  email: string
  now: Date
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
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Uses a token up. Of any number of uses at once one gets the account; the others, and those of a dead token, nothing. */
export async function useToken(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Readonly<{ accountId: string; email: string }> | undefined> {
  return await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'email'])
    .executeTakeFirst()
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

/** Makes every unused token of this purpose worthless. */
export async function retireTokens(db: Db, accountId: string, purpose: Purpose, now: Date): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** Removes the links that do not work any more for their age. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute()
}
