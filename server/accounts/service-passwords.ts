import type { Db } from '../platform/db/connection.ts'
import { fieldError, fieldErrorWithCode } from '../platform/domain-error.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import { getAccount, updateAccount } from './repository.ts'
import { findPasswordHash } from './repository-credentials.ts'
import { invalidateTokens } from './repository-one-time-tokens.ts'
import { appLinks } from '../platform/app-links.ts'
import { mailOwner } from './service-mail.ts'
import { deleteSessions } from './repository-sessions.ts'
import type { Caller } from '../platform/caller.ts'
import type { PasswordAttempts } from './password-attempts.ts'
import { hashPassword, isPassword, type VerifyHash } from './password-hash.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { deleteTickets } from '../second-step/service-tickets.ts'
import { commonPasswords } from '../../generated/common-passwords.ts'

export const PURPOSE = 'password_reset'

/** What proving a password takes. */
export type PasswordDeps = Readonly<{
  passwordTries: PasswordAttempts
  /** Argon2's where none is given. */
  verifyHash?: VerifyHash
}>

/** The password that proves that the caller is the owner, and the field that it came in. */
type Proof = Readonly<{ field: string; password: string; logSecurity: LogSecurity }>

/** Refuses a caller without the password. Tries are limited by session: guesses in a stolen one keep its owner from nothing. */
export async function provePassword(
  { db, passwordTries, verifyHash }: Pick<Deps, 'db'> & PasswordDeps,
  caller: Caller,
  { field, password, logSecurity }: Proof,
): Promise<void> {
  const key = `password ${caller.id} ${caller.tokenHash.toString('base64')}`
  await passwordTries.count(key)
  if (!(await isPassword(await findPasswordHash(db, caller.id), password, { verifyHash, turn: caller.id }))) {
    logSecurity('password_wrong', caller.id)
    throw fieldErrorWithCode('CURRENT_PASSWORD_WRONG', field)
  }
  await passwordTries.forget(key)
}

type Change = Readonly<{
  oldPassword: string
  newPassword: string
  confirmPassword?: string
  logSecurity: LogSecurity
}>

/** Changes the caller's password and ends every other session. */
export async function changePassword(
  deps: Deps & PasswordDeps,
  caller: Caller,
  { oldPassword, newPassword, confirmPassword, logSecurity }: Change,
): Promise<void> {
  if (confirmPassword !== undefined && confirmPassword !== newPassword) {
    throw fieldError('confirmPassword', 'PASSWORDS_MUST_MATCH')
  }
  await provePassword(deps, caller, { field: 'oldPassword', password: oldPassword, logSecurity })
  assertStrongPassword({ field: 'newPassword', password: newPassword, owner: await getAccount(deps.db, caller.id) })
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction().execute(async (db) => {
    await setPassword(deps, db, { id: caller.id, passwordHash })
    await deleteSessions(db, caller.id, caller.tokenHash)
  })
}

/**
 * Stores a password and tells its owner by mail. All mailed links to set one end. So does another address that waits, because it was
 * asked for with the old password.
 */
export async function setPassword(
  { now, settings }: Deps,
  db: Db,
  { id, passwordHash, byLink }: Readonly<{ id: string; passwordHash: string; byLink?: true }>,
): Promise<void> {
  await updateAccount(db, id, { password_hash: passwordHash })
  await invalidateTokens(db, id, PURPOSE, now())
  await invalidateTokens(db, id, 'email_change', now())
  // Who waits for a second step proved the old password.
  await deleteTickets(db, id)
  const link = appLinks(settings).forgotPassword
  await mailOwner(db, id, { kind: 'password_changed', link, ...(byLink && { byLink }) }, now())
}

type NewPassword = Readonly<{
  /** Its field in the payload. */
  field: 'password' | 'newPassword'
  password: string
  /** Whose it is to be. */
  owner: Readonly<{ name: string; email: string }>
}>

let common: ReadonlySet<string> | undefined

/** What somebody who guesses for this site in particular tries first. SECURITY.md names these, too. */
const SITE_WORDS: readonly string[] = ['bidfair', 'bidding', 'marketplace']

/** Refuses what is guessed first: the most common passwords, words of this site, also with digits behind them, and the account's own name or email, in any case. */
export function assertStrongPassword({ field, password, owner }: NewPassword): void {
  common ??= new Set(commonPasswords())
  const isOfSite = SITE_WORDS.includes(letters(password).replace(/\d+$/, ''))
  if (isOfSite || common.has(password.toLowerCase())) throw fieldError(field, 'PASSWORD_TOO_COMMON')
  const { name, email } = owner
  const own = [name, ...name.split(/\s+/), email, email.split('@')[0] ?? '']
  if (own.map(letters).includes(letters(password))) throw fieldError(field, 'PASSWORD_IS_PERSONAL')
}

/** A text as people say it: without case, spaces and punctuation, unless there is nothing else in it. */
function letters(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || plain
}
