import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { Refusal, refuseField, refuseWith } from '../platform/refusal.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { Tools } from '../tools.ts'
import { LINK_LIFETIMES, mailLink } from './mailed-links.ts'
import { findCredentials, getAccount, lockAccount, updateAccount } from './rows.ts'
import { deleteSessions } from './rows-sessions.ts'
import { countTokens, isReserved, prolongTokens, retireTokens, useToken } from './rows-tokens.ts'
import { provePassword } from './rules-passwords.ts'
import { endPrograms } from './rules-programs.ts'
import { hashToken } from './tokens.ts'

const HOUR = 60 * 60 * 1000
/** So that nobody can fill others' mailboxes. */
const LINKS_AN_HOUR = 5

/** Another email as an edit of the profile brings it. */
export type EmailChange = Readonly<{ email: string | undefined; password: string | undefined }>

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * The new address that an edit asks for, once the password has proved who asks; undefined where it names none or that of
 * today, as whoever sends the whole profile does.
 */
export async function provenEmail(
  tools: Tools,
  caller: Caller,
  { email, password }: EmailChange,
  logSecurity: LogSecurity,
): Promise<string | undefined> {
  if (email === undefined || isSame(email, (await getAccount(tools.db, caller.id)).email)) return undefined
  if (caller.key !== null) throw new Refusal('KEY_NOT_ALLOWED')
  if (password === undefined) throw refuseField('password', 'CURRENT_PASSWORD_REQUIRED')
  await provePassword(tools, caller, { field: 'password', password, logSecurity })
  return email
}

/** Lets a new address wait for its confirmation, and tells the old one, both by mail. An earlier one waits no more. */
export async function askForEmail(tools: Tools, db: Db, caller: Caller, email: string): Promise<void> {
  const now = tools.now()
  await lockAccount(db, caller.id)
  const account = await getAccount(db, caller.id)
  const asked = await countTokens(db, caller.id, 'email_change', new Date(now.getTime() - HOUR))
  if (asked >= LINKS_AN_HOUR) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: HOUR / 1000 })
  if (await isTaken(db, caller.id, email, now)) throw refuseWith('EMAIL_TAKEN', 'email')
  await retireTokens(db, caller.id, 'email_change', now)
  await mailLink(tools, db, account, { purpose: 'email_change', to: email, newEmail: email })
  // An address that a business mistyped and never verified is a stranger's, who could take the account by that link.
  if (account.role === 'business' && !account.isVerified) return
  await mailLink(tools, db, account, { purpose: 'email_undo', to: account.email, newEmail: email })
}

/** Makes the address that a link was sent to that of the account. Answers whose it is. */
export async function confirmEmail({ db, now }: Tools, token: string): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    const time = now()
    const used = await useToken(trx, hashToken(token), 'email_change', time)
    if (used === undefined) throw new Refusal('LINK_EXPIRED')
    const { accountId: id, email } = used
    await lockAccount(trx, id)
    const { email: old } = await getAccount(trx, id)
    if (await isReserved(trx, email, id, time)) throw new Refusal('EMAIL_TAKEN')
    if (!(await updateAccount(trx, id, { email, email_verified_at: time }))) throw new Refusal('EMAIL_TAKEN')
    // However late it was confirmed, the old address has all its days to undo it.
    await prolongTokens(trx, id, { purpose: 'email_undo', email: old }, after(time, LINK_LIFETIMES.email_undo))
    return id
  })
}

/**
 * Gives the account back the address that a link was sent to, or lets it stay. Whoever asked for another one knew the
 * password, so all sessions end but that of the caller, and all keys. Links that went to later addresses die, or whoever has those could
 * take the account back.
 */
export async function undoEmailChange({ db, now }: Tools, caller: Caller | null, token: string): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    const time = now()
    const used = await useToken(trx, hashToken(token), 'email_undo', time)
    if (used === undefined) throw new Refusal('LINK_EXPIRED')
    const { accountId: id, email, createdAt } = used
    await lockAccount(trx, id)
    // The link has kept the address free until now.
    await updateAccount(trx, id, { email, email_verified_at: time })
    await retireTokens(trx, id, 'email_change', time)
    await retireTokens(trx, id, 'email_undo', time, createdAt)
    await deleteSessions(trx, id, caller?.id === id ? caller.tokenHash : undefined)
    await endPrograms(trx, id)
    return id
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
