import { setTimeout as wait } from 'node:timers/promises'
import { cleanMailAddress } from '../../generated/mail-address.ts'
import { DomainError } from '../platform/domain-error.ts'
import { newId, hashToken, newToken } from '../platform/ids.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import { cancelDeletion as keep } from './repository.ts'
import { findCredentials, replacePasswordHash } from './repository-credentials.ts'
import {
  deleteSession,
  deleteSessionById,
  deleteSessions,
  extendSession,
  findSession,
  insertSession,
  listSessions,
  type SessionView,
  deviceOf,
} from './repository-sessions.ts'
import { API_KEY_PREFIX, type Caller } from '../platform/caller.ts'
import { hashPassword, matchPassword } from './password-hash.ts'
import type { PasswordDeps } from './service-passwords.ts'
import { keyCallerOf } from './service-api-keys.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { openTicket } from '../second-step/service-tickets.ts'

type Login = Readonly<{
  email: string
  password: string
  /** The network that the request comes from. */
  address: string
  userAgent: string
  /** Whether an account that is about to be deleted is to be kept. */
  keepAccount?: boolean
  logSecurity: LogSecurity
}>

/**
 * Opens a session and answers its token, which is kept nowhere. Throws SECOND_STEP_REQUIRED with a ticket where the account has a second
 * step. Wrong email and wrong password are one refusal and take the same time. Wrong tries are limited so that nobody can lock another out; many from many addresses make each take longer, up to seconds.
 */
export async function logIn(
  { db, now, passwordTries, verifyHash, delay = wait }: Deps & PasswordDeps,
  { email, password, address, userAgent, keepAccount = false, logSecurity }: Login,
): Promise<Readonly<{ token: string; accountId: string }>> {
  // However it is written around, it is one account that is tried.
  const cleaned = cleanMailAddress(email)
  const login = await passwordTries.logIn({ network: address, account: cleaned.toLowerCase() })
  await delay(login.delay)
  // As typed first: an account of before may have an address that was never cleaned.
  const found = (await findCredentials(db, email)) ?? (await findCredentials(db, cleaned))
  const match = await matchPassword(found?.passwordHash, password, { verifyHash, turn: address })
  if (match === 'none' || found === undefined) {
    logSecurity('login_failed', found?.id ?? null)
    throw new DomainError('INVALID_CREDENTIALS')
  }
  await login.takeBack()
  if (found.isBlocked) {
    logSecurity('login_of_blocked', found.id)
    throw new DomainError('ACCOUNT_BLOCKED')
  }
  if (match === 'asTyped') await replacePasswordHash(db, found, await hashPassword(password))
  if (found.deleteAt !== null && !keepAccount)
    throw new DomainError('ACCOUNT_LEAVING', { extraFields: { deleteAt: found.deleteAt.toISOString() } })
  if (found.hasSecondStep) {
    const ticket = await openTicket(db, { accountId: found.id, keepsAccount: keepAccount }, now())
    throw new DomainError('SECOND_STEP_REQUIRED', { extraFields: { ticket } })
  }
  if (found.deleteAt !== null) {
    if (!(await keep(db, found.id))) throw new DomainError('INVALID_CREDENTIALS')
    logSecurity('account_kept', found.id)
  }
  const token = await openSession({ db, now }, { accountId: found.id, userAgent })
  logSecurity('login', found.id)
  return { token, accountId: found.id }
}

/** Begins a session of an account and answers its token, which is not kept anywhere. `isProved`: its login proved the second step. */
export async function openSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId, userAgent, isProved = false }: Readonly<{ accountId: string; userAgent: string; isProved?: boolean }>,
): Promise<string> {
  const token = newToken()
  const time = now()
  const session = { id: newId(time), tokenHash: hashToken(token), accountId }
  await insertSession(db, { ...session, now: time, device: deviceOf(userAgent), isProved })
  return token
}

/** Ends the caller's session. */
export async function logOut({ db }: Deps, caller: Caller): Promise<void> {
  await deleteSession(db, caller.tokenHash)
}

/** More are nobody's to look through; all others can be ended without being shown. */
const MOST_SHOWN = 100

/** Where the caller is logged in. */
export async function readSessions({ db, now }: Deps, caller: Caller): Promise<SessionView[]> {
  const whose = { accountId: caller.id, tokenHash: caller.tokenHash }
  return await listSessions(db, whose, { now: now(), limit: MOST_SHOWN })
}

/** Ends a session of the caller's. False where there is none of that id, for it may have ended meanwhile. */
export async function endSession({ db }: Deps, caller: Caller, id: string): Promise<boolean> {
  return await deleteSessionById(db, caller.id, id)
}

/** Ends every session of the caller's but the one that asks. */
export async function endOtherSessions({ db }: Deps, caller: Caller): Promise<void> {
  await deleteSessions(db, caller.id, caller.tokenHash)
}

/** How often a session in use is given a new end, in milliseconds: not on every request, for that is a write. */
const EXTEND_EVERY = 10 * 60_000

/** Whose session or key a token is, blocked or not; a session that is used lives on. Undefined where there is none. */
export async function callerOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<(Caller & Readonly<{ isBlocked: boolean }>) | undefined> {
  const tokenHash = hashToken(token)
  if (token.startsWith(API_KEY_PREFIX)) return await keyCallerOf({ db, now }, tokenHash)
  const time = now()
  const session = await findSession(db, tokenHash, time)
  if (session === undefined) return undefined
  const { accountId: id, role, language, isBlocked, createdAt, lastUsedAt } = session
  if (time.getTime() - lastUsedAt.getTime() > EXTEND_EVERY) await extendSession(db, tokenHash, createdAt, time)
  return { id, role, language, tokenHash, key: null, isBlocked }
}
