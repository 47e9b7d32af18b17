import type { Db } from '../db/connection.ts'
import type { Language, Role } from '../db/schema.ts'

/** How long a session lives after its last use, in milliseconds: 30 days. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000

type FoundCaller = Readonly<{ id: string; role: Role; language: Language; blocked: boolean; lastUsedAt: Date }>

/** The account of a living session. */
export async function findCaller(db: Db, tokenHash: Buffer, now: Date): Promise<FoundCaller | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.role', 'accounts.language', 'accounts.blocked_at', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { id, role, language, blocked_at, last_used_at } = row
  return { id, role, language, blocked: blocked_at !== null, lastUsedAt: last_used_at }
}

/** Says that a session was used, which puts off its end. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: new Date(now.getTime() + SESSION_LIFETIME) })
    .where('token_hash', '=', tokenHash)
    .execute()
}
