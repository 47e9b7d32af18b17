import type { KeyScope } from '../../generated/operations.ts'
import { appLinks } from '../platform/app-links.ts'
import { mailOwner } from './service-mail.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { newId, hashToken, newKey } from '../platform/ids.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  deleteKey,
  findKey,
  insertKey,
  listKeys,
  recordKeyUse,
  type KeyRow,
  type KeyView,
} from './repository-api-keys.ts'
import { provePassword, type PasswordDeps } from './service-passwords.ts'
import { assertProvedLately } from './service-proof.ts'
import { lockForIntegration } from './service-integrations.ts'

const DAY = 24 * 60 * 60 * 1000

/** How many an account may have that work. */
export const MAX_KEYS = 20

/** For how many days a key works where nothing is said, and at most. */
export const KEY_DAYS = { usual: 90, most: 365 } as const

/** What somebody wants a key to be. */
export type NewKeyInput = Readonly<{ name: string; scopes: readonly KeyScope[]; days?: number | undefined }>

/** A new key and its secret. The server shows the secret once. */
export type CreatedKey = Readonly<{ key: KeyView; secret: string }>

type Clerk = Pick<Deps, 'now' | 'settings'>

/** Makes a key for an account that the transaction holds, and tells its owner by mail. */
export async function addKey(
  { now, settings }: Clerk,
  db: Db,
  accountId: string,
  { name, scopes, days = KEY_DAYS.usual }: NewKeyInput,
): Promise<CreatedKey> {
  const time = now()
  const living = (await listKeys(db, accountId)).filter(({ expiresAt }) => expiresAt > time)
  if (living.length >= MAX_KEYS) throw new DomainError('TOO_MANY_KEYS')
  const { start, secret } = newKey()
  const expiresAt = new Date(time.getTime() + days * DAY)
  const id = newId(time)
  await insertKey(db, { id, tokenHash: hashToken(secret), accountId, name, start, scopes, now: time, expiresAt })
  await mailOwner(db, accountId, { kind: 'key_created', key: name, link: appLinks(settings).connections }, time)
  return { key: { id, name, start, scopes: [...scopes], createdAt: time, lastUsedAt: null, expiresAt }, secret }
}

type PasswordProof = Readonly<{ password: string; logSecurity: LogSecurity }>

/** Makes a key of the caller's, once the password has proved who asks. */
export async function createKey(
  deps: Deps & PasswordDeps,
  caller: Caller,
  wanted: NewKeyInput,
  proof: PasswordProof,
): Promise<CreatedKey> {
  await assertProvedLately(deps, caller)
  await provePassword(deps, caller, { field: 'password', ...proof })
  return await deps.db.transaction().execute(async (db) => {
    await lockForIntegration(deps, db, caller)
    return await addKey(deps, db, caller.id, wanted)
  })
}

/** The caller's keys, newest first: those that work, and those that ended lately. */
export async function readKeys({ db }: Pick<Deps, 'db'>, caller: Pick<Caller, 'id'>): Promise<KeyView[]> {
  return await listKeys(db, caller.id)
}

/** Ends a key of the caller's. False where there is none of that id, for it may be gone already. */
export async function revokeKey({ db }: Pick<Deps, 'db'>, caller: Pick<Caller, 'id'>, id: string): Promise<boolean> {
  return await deleteKey(db, caller.id, id)
}

/** How often the use of a key is noted, in milliseconds: not on every request, for that is a write. */
const NOTE_EVERY = 60_000

/** Whose key a token is, blocked or not. Undefined where there is none. */
export async function keyCallerOf({ db, now }: Pick<Deps, 'db' | 'now'>, tokenHash: Buffer) {
  const time = now()
  const found = await findKey(db, tokenHash, time)
  if (found === undefined) return undefined
  const unlessAfter = new Date(time.getTime() - NOTE_EVERY)
  if (found.lastUsedAt === null || found.lastUsedAt <= unlessAfter) {
    await recordKeyUse(db, tokenHash, { now: time, unlessAfter })
  }
  return { ...callerFrom(found, tokenHash), isBlocked: found.isBlocked }
}

function callerFrom({ id, accountId, role, language, scopes, expiresAt }: KeyRow, tokenHash: Buffer): Caller {
  return { id: accountId, role, language, tokenHash, key: { id, scopes, expiresAt } }
}
