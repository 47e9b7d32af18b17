import type { Db } from '../db/connection.ts'

/** Lets an account in by a token until then. */
export async function insertSession(
  db: Db,
  session: Readonly<{ tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date }>,
): Promise<void> {
  const { tokenHash, accountId, now, expiresAt } = session
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, account_id: accountId, created_at: now, last_used_at: now, expires_at: expiresAt })
    .execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of an account, except the one that is given. */
export async function deleteSessions(db: Db, accountId: string, except?: Buffer): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? Buffer.alloc(0)))
    .execute()
}
