import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../platform/refusal.ts'
import { findCredentials } from './rows.ts'
import { deleteSession, extendSession, findSession, insertSession, SESSION_LIFETIME } from './rows-sessions.ts'
import { hashToken, newToken } from './tokens.ts'
import type { Caller } from '../platform/caller.ts'
import { isPassword } from './password-hash.ts'
import type { Tools } from '../tools.ts'

type Login = Readonly<{
  email: string
  password: string
  /** Where the request comes from. */
  address: string
}>

/**
 * Opens a session of either role. Answers its token, which is not kept anywhere. Wrong email and wrong password are one
 * refusal and take the same time. Tries are limited by account and address together, so that nobody can lock another out;
 * many from many addresses make each take longer, up to a few seconds.
 */
export async function logIn(
  { db, now, passwordTries, verifyHash, pause = wait }: Tools,
  { email, password, address }: Login,
): Promise<Readonly<{ token: string; accountId: string }>> {
  const key = `${address} ${email.toLowerCase()}`
  await passwordTries.count(key)
  await pause(await passwordTries.countAnywhere(email.toLowerCase()))
  const found = await findCredentials(db, email)
  if (!(await isPassword(found?.passwordHash, password, verifyHash)) || found === undefined)
    throw new Refusal('INVALID_CREDENTIALS')
  if (found.isBlocked) throw new Refusal('ACCOUNT_BLOCKED')
  await Promise.all([passwordTries.forget(key), passwordTries.takeBack(email.toLowerCase())])
  const token = newToken()
  const time = now()
  const expiresAt = new Date(time.getTime() + SESSION_LIFETIME)
  await insertSession(db, { tokenHash: hashToken(token), accountId: found.id, now: time, expiresAt })
  return { token, accountId: found.id }
}

/** Ends the caller's session. */
export async function logOut({ db }: Tools, caller: Caller): Promise<void> {
  await deleteSession(db, caller.tokenHash)
}

/** How often a session in use is given a new end, in milliseconds: not on every request, for that is a write. */
const EXTEND_EVERY = 10 * 60_000

/** Whose session a token is, blocked or not; a session that is used lives on. Undefined where there is none. */
export async function callerOf(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  token: string,
): Promise<(Caller & Readonly<{ isBlocked: boolean }>) | undefined> {
  const tokenHash = hashToken(token)
  const time = now()
  const session = await findSession(db, tokenHash, time)
  if (session === undefined) return undefined
  const { accountId: id, role, language, isBlocked, lastUsedAt } = session
  if (time.getTime() - lastUsedAt.getTime() > EXTEND_EVERY) {
    await extendSession(db, tokenHash, time, new Date(time.getTime() + SESSION_LIFETIME))
  }
  return { id, role, language, tokenHash, isBlocked }
}
