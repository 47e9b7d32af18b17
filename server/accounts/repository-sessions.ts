import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Language, Role } from '../schema/column-types.ts'
import { statement } from '../platform/db/statement.ts'
import Bowser from 'bowser'

const DAY = 24 * 60 * 60 * 1000

/** How long a session lives after its last use, in milliseconds: 30 days. */
const SESSION_LIFETIME = 30 * DAY

/** How long it lives after login however it is used, in milliseconds: 180 days. The table has the same rule. */
const SESSION_AT_MOST = 180 * DAY

export type SessionRow = Readonly<{
  accountId: string
  role: Role
  language: Language
  isBlocked: boolean
  createdAt: Date
  lastUsedAt: Date
}>

/** The living session of a token, with what its account may be; undefined where there is none. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { bind, run } = statement()
  const [session] = await run<SessionRow>(
    db,
    `select a.id as "accountId", a.role, a.language, a.blocked_at is not null as "isBlocked",
      s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
    from sessions s join accounts a on a.id = s.account_id and a.delete_at is null
    where s.token_hash = ${bind(tokenHash)} and s.expires_at > ${bind(now)}`,
  )
  return session
}

export type NewSession = Readonly<{
  id: string
  tokenHash: Buffer
  accountId: string
  now: Date
  device: Device
  /** Whether its login proved the second step. */
  isProved?: boolean
}>

export async function insertSession(
  db: Db,
  { id, tokenHash, accountId, now, device, isProved = false }: NewSession,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: tokenHash,
      account_id: accountId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFETIME),
      second_step_at: isProved ? now : null,
      ...device,
    })
    .execute()
}

/** Notes that a session has proved the second step. */
export async function recordProof(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ second_step_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** When a session last proved the second step; null where it never did. */
export async function findProof(db: Db, tokenHash: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('second_step_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.second_step_at ?? null
}

/** Moves the end of a session on, as far as one may. */
export async function extendSession(db: Db, tokenHash: Buffer, createdAt: Date, now: Date): Promise<void> {
  const end = Math.min(now.getTime() + SESSION_LIFETIME, createdAt.getTime() + SESSION_AT_MOST)
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: new Date(end) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export type SessionView = Device &
  Readonly<{ id: string; createdAt: Date; lastUsedAt: Date; /** Whether it is the one asking. */ isCurrent: boolean }>

/** The living sessions of an account, the one that asks first, then by their last use. */
export async function listSessions(
  db: Db,
  { accountId, tokenHash }: Readonly<{ accountId: string; tokenHash: Buffer }>,
  { now, limit }: Readonly<{ now: Date; limit: number }>,
): Promise<SessionView[]> {
  return await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(sql<boolean>`token_hash = ${tokenHash}`.as('isCurrent'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('isCurrent', 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends one session of an account. False where it has none of that id. */
export async function deleteSessionById(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
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

/** Roughly what somebody logged in with; null where it says nothing known. */
export type Device = Readonly<{ browser: string | null; system: string | null }>

/** Longer ones are nobody's. */
const MOST = 512

/** Browser and system of a User-Agent, without versions: enough to know one's own again. */
export function deviceOf(userAgent: string): Device {
  const known = userAgent.slice(0, MOST)
  if (known === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(known)
  return { browser: browser.name || null, system: os.name || null }
}
