import type { Db } from '../platform/db/connection.ts'
import { Refusal, refuseField, refuseWith } from '../platform/refusal.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import { findCredentials, findPasswordHash, getAccount, updateAccount } from './rows.ts'
import { countTokens, emailOfLiveToken, retireTokens, useToken } from './rows-tokens.ts'
import { screenLinks } from '../news/links.ts'
import { queueMail } from '../news/rows-mail.ts'
import { deleteSessions } from './rows-sessions.ts'
import { mailLink } from './mailed-links.ts'
import { hashToken } from './tokens.ts'
import type { Caller } from '../platform/caller.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { refuseGuessable } from './rules-new-password.ts'
import { HOUR, LINKS_AN_HOUR, unhurried } from './secrecy.ts'
import type { Tools } from '../tools.ts'

const PURPOSE = 'password_reset'

/** The password that proves that the caller is the owner, and the field that it came in. */
type Proof = Readonly<{ field: string; password: string; logSecurity: LogSecurity }>

/** Refuses whoever has the session but not the password. Tries are limited, whatever they are for. */
export async function provePassword(
  { db, passwordTries, verifyHash }: Tools,
  caller: Caller,
  { field, password, logSecurity }: Proof,
): Promise<void> {
  const key = `password ${caller.id}`
  await passwordTries.count(key)
  if (!(await isPassword(await findPasswordHash(db, caller.id), password, { verifyHash, turn: caller.id }))) {
    logSecurity('password_wrong', caller.id)
    throw refuseWith('CURRENT_PASSWORD_WRONG', field)
  }
  await passwordTries.forget(key)
}

type Change = Readonly<{
  oldPassword: string
  newPassword: string
  confirmPassword: string | undefined
  logSecurity: LogSecurity
}>

/** Changes the caller's password and ends every other session. */
export async function changePassword(
  tools: Tools,
  caller: Caller,
  { oldPassword, newPassword, confirmPassword, logSecurity }: Change,
): Promise<void> {
  if (confirmPassword !== undefined && confirmPassword !== newPassword) {
    throw refuseField('confirmPassword', 'PASSWORDS_MUST_MATCH')
  }
  await provePassword(tools, caller, { field: 'oldPassword', password: oldPassword, logSecurity })
  refuseGuessable({ field: 'newPassword', password: newPassword, owner: await getAccount(tools.db, caller.id) })
  const passwordHash = await hashPassword(newPassword)
  await tools.db.transaction().execute(async (db) => {
    await setPassword(tools, db, caller.id, passwordHash)
    await deleteSessions(db, caller.id, caller.tokenHash)
    await retireTokens(db, caller.id, PURPOSE, tools.now())
  })
}

/** Stores a password and tells its owner by mail. Another address that waits was asked for with the old one. */
async function setPassword({ now, settings }: Tools, db: Db, id: string, passwordHash: string): Promise<void> {
  await updateAccount(db, id, { password_hash: passwordHash })
  await retireTokens(db, id, 'email_change', now())
  const { email: recipient, name, language } = await getAccount(db, id)
  const params = { name, link: screenLinks(settings).forgotPassword }
  await queueMail(db, { kind: 'password_changed', recipient, language, params }, now())
}

/**
 * Mails a link to set a new password, if there is such an account; nothing, nor the time it takes, tells whether. Answers
 * whose account it is, for the log alone.
 */
export async function forgotPassword(tools: Tools, email: string): Promise<string | null> {
  return await unhurried(tools, mailReset(tools, email))
}

async function mailReset(tools: Tools, email: string): Promise<string | null> {
  const { db, now } = tools
  const found = await findCredentials(db, email)
  if (found === undefined || found.isBlocked) return found?.id ?? null
  const { id } = found
  await db.transaction().execute(async (trx) => {
    const time = now()
    const account = await getAccount(trx, id)
    if ((await countTokens(trx, id, PURPOSE, new Date(time.getTime() - HOUR))) >= LINKS_AN_HOUR) return
    await retireTokens(trx, id, PURPOSE, time)
    await mailLink(tools, trx, account, { purpose: PURPOSE, to: account.email })
  })
  return id
}

/** The address whose password a token sets, which stays usable. Refuses a token that sets none any more. */
export async function checkReset({ db, now }: Tools, token: string): Promise<string> {
  const email = await emailOfLiveToken(db, hashToken(token), PURPOSE, now())
  if (email === undefined) throw new Refusal('LINK_EXPIRED')
  return email
}

/** Sets a new password by a mailed token, which works once, and ends every session. Answers whose it is. */
export async function resetPassword(tools: Tools, token: string, newPassword: string): Promise<string> {
  const passwordHash = await hashPassword(newPassword)
  return await tools.db.transaction().execute(async (db) => {
    const used = await useToken(db, hashToken(token), PURPOSE, tools.now())
    if (used === undefined) throw new Refusal('LINK_EXPIRED')
    // A link that went to an address which the account has left since is nobody's proof any more.
    const owner = await getAccount(db, used.accountId)
    if (owner.email.toLowerCase() !== used.email.toLowerCase()) throw new Refusal('LINK_EXPIRED')
    refuseGuessable({ field: 'newPassword', password: newPassword, owner })
    await setPassword(tools, db, used.accountId, passwordHash)
    await deleteSessions(db, used.accountId)
    return used.accountId
  })
}
