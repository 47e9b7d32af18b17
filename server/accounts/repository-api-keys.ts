import type { KeyScope } from '../../generated/operations.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { Language, Role } from '../schema/column-types.ts'

export type KeyRow = Readonly<{
  id: string
  accountId: string
  role: Role
  language: Language
  isBlocked: boolean
  scopes: KeyScope[]
  lastUsedAt: Date | null
  expiresAt: Date
}>

/** What the key `k` may do: one that a server of the version before made has the scopes of messages with those of jobs. */
const SCOPES = `case when k.has_message_scopes then k.scopes else k.scopes
    || case when 'jobs:read' = any(k.scopes) then array['messages:read'] else '{}' end
    || case when 'jobs:write' = any(k.scopes) then array['messages:write'] else '{}' end end`

/** The living key of a token, with what its account may be; undefined where there is none. */
export async function findKey(db: Db, tokenHash: Buffer, now: Date): Promise<KeyRow | undefined> {
  const { bind, run } = statement()
  const [key] = await run<KeyRow>(
    db,
    `select k.id, a.id as "accountId", a.role, a.language, a.blocked_at is not null as "isBlocked", ${SCOPES} as scopes,
      k.last_used_at as "lastUsedAt", k.expires_at as "expiresAt"
    from api_keys k join accounts a on a.id = k.account_id and a.delete_at is null
    where k.token_hash = ${bind(tokenHash)} and k.expires_at > ${bind(now)}`,
  )
  return key
}

/** Notes that a key is in use, unless another request has just done so. */
export async function recordKeyUse(
  db: Db,
  tokenHash: Buffer,
  { now, unlessAfter }: Readonly<{ now: Date; unlessAfter: Date }>,
) {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', unlessAfter)]))
    .execute()
}

export type NewKey = Readonly<{
  id: string
  tokenHash: Buffer
  accountId: string
  name: string
  start: string
  scopes: readonly KeyScope[]
  now: Date
  expiresAt: Date
}>

export async function insertKey(db: Db, { id, tokenHash, accountId, name, start, scopes, now, expiresAt }: NewKey) {
  await db
    .insertInto('api_keys')
    .values({
      id,
      token_hash: tokenHash,
      account_id: accountId,
      name,
      start,
      scopes: [...scopes],
      has_message_scopes: true,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

/** A key as its owner sees it. */
export type KeyView = Readonly<{
  id: string
  name: string
  start: string
  scopes: KeyScope[]
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date
}>

/** The keys of an account, newest first. */
export async function listKeys(db: Db, accountId: string): Promise<KeyView[]> {
  return await db
    .selectFrom('api_keys as k')
    .select(['id', 'name', 'start', sql<KeyScope[]>`${sql.raw(SCOPES)}`.as('scopes')])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

/** Ends one key of an account. False where it has none of that id. */
export async function deleteKey(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the API keys and webhooks of an account. */
export async function deleteIntegrations(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('api_keys').where('account_id', '=', accountId).execute()
  await db.deleteFrom('webhooks').where('account_id', '=', accountId).execute()
}

/** Removes the keys that ended before that time. */
export async function deleteKeysBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('api_keys').where('expires_at', '<=', time).execute()
}
