import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import { DomainError, fieldError, fieldErrorWithCode } from '../platform/domain-error.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { LINK_LIFETIMES, mailLink, makeToken, timesFrom } from './one-time-links.ts'
import { hashPassword } from './password-hash.ts'
import { getAccount, lockAccount, updateAccount } from './repository.ts'
import { findCredentials } from './repository-credentials.ts'
import { deleteSessions } from './repository-sessions.ts'
import { findToken, isReserved, extendTokens, invalidateTokens, consumeToken } from './repository-one-time-tokens.ts'
import { assertProvedLately } from './service-proof.ts'
import { provePassword, type PasswordDeps } from './service-passwords.ts'
import { deleteIntegrations } from './repository-api-keys.ts'
import { hashToken, newToken } from '../platform/ids.ts'
import { deletePasskeys } from '../second-step/service-passkeys.ts'
import { deleteTickets } from '../second-step/service-tickets.ts'

/** Other addresses that an account may ask for, taken or not: nobody can fill mailboxes, nor try out who has an account. */
const ADDRESSES: Limit = { name: 'other addresses of an account', max: 5, windowMs: 60 * 60 * 1000 }

/** Another email as an edit of the profile brings it. */
export type EmailChange = Readonly<{ email: string | undefined; password: string | undefined }>

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The new address that an edit asks for, once the password proves who asks; undefined for none or that of today. */
export async function verifiedNewEmail(
  deps: Deps & PasswordDeps,
  caller: Caller,
  { email, password }: EmailChange,
  logSecurity: LogSecurity,
): Promise<string | undefined> {
  if (email === undefined || isSame(email, (await getAccount(deps.db, caller.id)).email)) return undefined
  if (caller.key !== null) throw new DomainError('KEY_NOT_ALLOWED')
  await assertProvedLately(deps, caller)
  if (password === undefined) throw fieldError('password', 'CURRENT_PASSWORD_REQUIRED')
  await provePassword(deps, caller, { field: 'password', password, logSecurity })
  await deps.limits.count(ADDRESSES, caller.id)
  return email
}

/** Lets a new address wait for its confirmation, and tells the old one, both by mail. An earlier one waits no more. */
export async function requestEmailChange(deps: Deps, db: Db, caller: Caller, email: string): Promise<void> {
  const now = deps.now()
  await lockAccount(db, caller.id)
  const account = await getAccount(db, caller.id)
  if (await isTaken(db, caller.id, email, now)) throw fieldErrorWithCode('EMAIL_TAKEN', 'email')
  await invalidateTokens(db, caller.id, 'email_change', now)
  await mailLink(deps, db, account, { purpose: 'email_change', to: email, newEmail: email })
  // An address that nobody has verified may be a stranger's: they could take the account by that link, and as long as it
  // works they could not sign up with their own address.
  if (!account.isTrusted) return
  await mailLink(deps, db, account, { purpose: 'email_undo', to: account.email, newEmail: email })
}

/** Makes the address that a link was sent to that of the account. Opened again it says the same. Answers whose it is. */
export async function confirmEmail({ db, now }: Deps, token: string): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    const time = now()
    const tokenHash = hashToken(token)
    const found = await findToken(trx, tokenHash, 'email_change')
    if (found === undefined) throw new DomainError('LINK_EXPIRED')
    const { accountId: id, email } = found
    await lockAccount(trx, id)
    const { email: old, isVerified } = await getAccount(trx, id)
    if (isSame(email, old) && isVerified) return id
    if ((await consumeToken(trx, tokenHash, 'email_change', time)) === undefined) throw new DomainError('LINK_EXPIRED')
    if (await isReserved(trx, email, id, time)) throw new DomainError('EMAIL_TAKEN')
    if (!(await updateAccount(trx, id, { email, email_verified_at: time }))) throw new DomainError('EMAIL_TAKEN')
    // However late it was confirmed, the old address has all its days to undo it.
    await extendTokens(trx, id, { purpose: 'email_undo', email: old }, after(time, LINK_LIFETIMES.email_undo))
    return id
  })
}

/** Whose change was undone, and a token with which they choose a new password. */
type Undone = Readonly<{ accountId: string; resetToken: string }>

/**
 * Gives the account back the address that a link was sent to, or lets it stay. Who asked for another one knew the password, so
 * the password and all sessions, keys and webhooks end. Links to later addresses end too, or their owners could take the account back.
 */
export async function undoEmailChange({ db, now }: Deps, token: string): Promise<Undone> {
  const nobodysPassword = await hashPassword(newToken())
  return await db.transaction().execute(async (trx) => {
    const time = now()
    const used = await consumeToken(trx, hashToken(token), 'email_undo', time)
    if (used === undefined) throw new DomainError('LINK_EXPIRED')
    const { accountId: id, email, createdAt } = used
    await lockAccount(trx, id)
    // The link has kept the address free until now.
    await updateAccount(trx, id, { email, email_verified_at: time, password_hash: nobodysPassword })
    await invalidateTokens(trx, id, 'email_change', time)
    await invalidateTokens(trx, id, 'password_reset', time)
    await invalidateTokens(trx, id, 'email_undo', time, createdAt)
    await deleteSessions(trx, id)
    await deleteTickets(trx, id)
    await deletePasskeys(trx, id)
    await deleteIntegrations(trx, id)
    const made = { accountId: id, purpose: 'password_reset' as const, email }
    return { accountId: id, resetToken: await makeToken(trx, made, timesFrom(time, 'password_reset')) }
  })
}

/** Whether an address is another account's, or was until lately. */
async function isTaken(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const found = await findCredentials(db, email)
  return (found !== undefined && found.id !== id) || (await isReserved(db, email, id, now))
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds)
}
