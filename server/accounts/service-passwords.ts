import type { Db } from '../platform/db/connection.ts'
import { DomainError, fieldError, fieldErrorWithCode } from '../platform/domain-error.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import { findCredentials, findPasswordHash, getAccount, lockAccount, updateAccount } from './repository.ts'
import { emailOfLiveToken, findUndo, invalidateTokens, consumeToken } from './repository-one-time-tokens.ts'
import { appLinks } from '../platform/app-links.ts'
import { mailOwner } from './service-mail.ts'
import { deleteSessions } from './repository-sessions.ts'
import { mailLink } from './one-time-links.ts'
import { deleteIntegrations } from './repository-api-keys.ts'
import { hashToken } from '../platform/ids.ts'
import type { Caller } from '../platform/caller.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import type { PasswordAttempts } from './password-attempts.ts'
import { hashPassword, isPassword, type VerifyHash } from './password-hash.ts'
import { hasLeft, mayMail, withConstantTime } from './response-timing.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { commonPasswords } from '../../generated/common-passwords.ts'

const PURPOSE = 'password_reset'

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

/** Stores a password and tells its owner by mail. Links to set one end, and so does another address that waits. */
async function setPassword(
  { now, settings }: Deps,
  db: Db,
  { id, passwordHash, byLink }: Readonly<{ id: string; passwordHash: string; byLink?: true }>,
): Promise<void> {
  await updateAccount(db, id, { password_hash: passwordHash })
  await invalidateTokens(db, id, PURPOSE, now())
  await invalidateTokens(db, id, 'email_change', now())
  const link = appLinks(settings).forgotPassword
  await mailOwner(db, id, { kind: 'password_changed', link, ...(byLink && { byLink }) }, now())
}

/** Who asks for a link: the address of the account, and the network address that the request comes from. */
type Asked = Readonly<{ email: string; address: string }>

/** Mails a link to set a new password, if there is such an account; nothing tells whether. Answers whose, for the log alone. */
export async function forgotPassword(deps: Deps, asked: Asked): Promise<string | null> {
  return await withConstantTime(deps, mailReset(deps, asked))
}

async function mailReset(deps: Deps, { email, address }: Asked): Promise<string | null> {
  const { db } = deps
  const found = await findCredentials(db, email)
  if (found === undefined) return await mailUndoAgain(deps, email)
  if (found.isBlocked) return found.id
  const { id } = found
  await db.transaction().execute(async (trx) => {
    // Of two who ask at once the second sees what the first was sent.
    await lockAccount(trx, id)
    const account = await getAccount(trx, id)
    if (!(await mayMail(deps, trx, { accountId: id, purpose: PURPOSE, address }))) return
    await mailLink(deps, trx, account, { purpose: PURPOSE, to: account.email })
  })
  return id
}

/** So that nobody can fill the mailbox of an owner whose account was moved to another address. */
const UNDO_AGAIN: Limit = { name: 'links that undo a change, again', max: 1, windowMs: 10 * 60 * 1000 }

/** Mails the owner of an address that its account has left the link to bring it back once more: the first letter may be lost. */
async function mailUndoAgain(deps: Deps, email: string): Promise<string | null> {
  const undo = await findUndo(deps.db, email, deps.now())
  if (undo === undefined) return null
  const { accountId, to, createdAt, expiresAt } = undo
  await deps.db.transaction().execute(async (trx) => {
    if (!(await hasLeft(deps, trx, UNDO_AGAIN, accountId))) return
    const account = await getAccount(trx, accountId)
    const times = { createdAt, expiresAt }
    await mailLink(deps, trx, account, { purpose: 'email_undo', to, newEmail: account.email, times })
  })
  return accountId
}

/** The address whose password a token sets, which stays usable. Refuses a token that sets none any more. */
export async function checkReset({ db, now }: Deps, token: string): Promise<string> {
  const email = await emailOfLiveToken(db, hashToken(token), PURPOSE, now())
  if (email === undefined) throw new DomainError('LINK_EXPIRED')
  return email
}

/** Sets a new password by a mailed token. Who has the mailbox has the account: its address is verified, and all that was open ends. */
export async function resetPassword(deps: Deps, token: string, newPassword: string): Promise<string> {
  const passwordHash = await hashPassword(newPassword)
  return await deps.db.transaction().execute(async (db) => {
    const used = await consumeToken(db, hashToken(token), PURPOSE, deps.now())
    if (used === undefined) throw new DomainError('LINK_EXPIRED')
    // A link that went to an address which the account has left since is nobody's proof any more.
    const owner = await getAccount(db, used.accountId)
    if (owner.email.toLowerCase() !== used.email.toLowerCase()) throw new DomainError('LINK_EXPIRED')
    assertStrongPassword({ field: 'newPassword', password: newPassword, owner })
    await setPassword(deps, db, { id: owner.id, passwordHash, byLink: true })
    if (!owner.isVerified) await updateAccount(db, owner.id, { email_verified_at: deps.now() })
    await deleteSessions(db, owner.id)
    await deleteIntegrations(db, owner.id)
    return owner.id
  })
}

type NewPassword = Readonly<{
  /** Where it stands in the payload. */
  field: 'password' | 'newPassword'
  password: string
  /** Whose it is to be. */
  owner: Readonly<{ name: string; email: string }>
}>

let common: ReadonlySet<string> | undefined

/** Refuses what is guessed first: the most common passwords, and the account's own name or email, in any case. */
export function assertStrongPassword({ field, password, owner }: NewPassword): void {
  common ??= new Set(commonPasswords())
  if (common.has(password.toLowerCase())) throw fieldError(field, 'PASSWORD_TOO_COMMON')
  const { name, email } = owner
  const own = [name, ...name.split(/\s+/), email, email.split('@')[0] ?? '']
  if (own.map(letters).includes(letters(password))) throw fieldError(field, 'PASSWORD_IS_PERSONAL')
}

/** A text as people say it: without case, spaces and punctuation, unless there is nothing else in it. */
function letters(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || plain
}
