import type { Db } from '../platform/db/connection.ts'
import type { Language, Role } from '../schema/columns.ts'
import { statement } from '../platform/db/statement.ts'

/** How long a session lives after its last use, in milliseconds: 30 days. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000

export type SessionRow = Readonly<{
  accountId: string
  role: Role
  language: Language
  isBlocked: boolean
  lastUsedAt: Date
}>

/** The living session of a token, with what its account may be; undefined where there is none. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { bind, run } = statement()
  const [session] = await run<SessionRow>(
    db,
    `select a.id as "accountId", a.role, a.language, a.blocked_at is not null as "isBlocked",
      s.last_used_at as "lastUsedAt"
    from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = ${bind(tokenHash)} and s.expires_at > ${bind(now)}`,
  )
  return session
}

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

/** Moves the end of a session on. */
export async function extendSession(db: Db, tokenHash: Buffer, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
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

/** Removes the sessions that are over. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
