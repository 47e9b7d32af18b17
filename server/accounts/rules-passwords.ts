import { setTimeout as wait } from 'node:timers/promises'
import { Refusal, refuseField, refuseWith } from '../platform/refusal.ts'
import { findCredentials, findPasswordHash, getAccount, updateAccount } from './rows.ts'
import { countTokens, insertToken, retireTokens, useToken } from './rows-tokens.ts'
import { screenLinks } from '../news/links.ts'
import { queueMail } from '../news/rows-mail.ts'
import { deleteSessions } from './rows-sessions.ts'
import { hashToken, newToken } from './tokens.ts'
import type { Caller } from '../platform/caller.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import type { Tools } from '../tools.ts'

const PURPOSE = 'password_reset'
const HOUR = 60 * 60 * 1000
const LINK_LIFETIME = HOUR / 2
/** So that nobody can fill another's mailbox. */
const LINKS_AN_HOUR = 5
/** Longer than asking for a link takes where there is an account, in milliseconds. */
const FORGOTTEN_TAKES = 250

type Change = Readonly<{ oldPassword: string; newPassword: string; confirmPassword: string | undefined }>

/** Changes the caller's password and ends every other session. */
export async function changePassword(
  { db, now, passwordTries, verifyHash }: Tools,
  caller: Caller,
  { oldPassword, newPassword, confirmPassword }: Change,
): Promise<void> {
  if (confirmPassword !== undefined && confirmPassword !== newPassword) {
    throw refuseField('confirmPassword', 'PASSWORDS_MUST_MATCH')
  }
  const key = `password ${caller.id}`
  await passwordTries.count(key)
  if (!(await isPassword(await findPasswordHash(db, caller.id), oldPassword, verifyHash))) {
    throw refuseWith('CURRENT_PASSWORD_WRONG', 'oldPassword')
  }
  await passwordTries.forget(key)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (trx) => {
    await updateAccount(trx, caller.id, { password_hash: passwordHash })
    await deleteSessions(trx, caller.id, caller.tokenHash)
    await retireTokens(trx, caller.id, PURPOSE, now())
  })
}

/** Mails a link to set a new password, if there is such an account; nothing, nor the time it takes, tells whether. */
export async function forgotPassword(tools: Tools, email: string): Promise<void> {
  const { pause = wait } = tools
  await Promise.all([mailReset(tools, email), pause(FORGOTTEN_TAKES)])
}

async function mailReset({ db, now, settings }: Tools, email: string): Promise<void> {
  const found = await findCredentials(db, email)
  if (found === undefined || found.isBlocked) return
  await db.transaction().execute(async (trx) => {
    const time = now()
    const { id, email: recipient, name, language } = await getAccount(trx, found.id)
    if ((await countTokens(trx, id, PURPOSE, new Date(time.getTime() - HOUR))) >= LINKS_AN_HOUR) return
    const token = newToken()
    const expiresAt = new Date(time.getTime() + LINK_LIFETIME)
    await retireTokens(trx, id, PURPOSE, time)
    const tokenHash = hashToken(token)
    await insertToken(trx, { tokenHash, accountId: id, purpose: PURPOSE, email: recipient, now: time, expiresAt })
    const link = screenLinks(settings).resetPassword(token)
    await queueMail(trx, { kind: PURPOSE, recipient, language, params: { name, link } }, time)
  })
}

/** Sets a new password by a mailed token, which works once, and ends every session. */
export async function resetPassword({ db, now }: Tools, token: string, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (trx) => {
    const used = await useToken(trx, hashToken(token), PURPOSE, now())
    if (used === undefined) throw new Refusal('LINK_EXPIRED')
    // A link that went to an address which the account has left since is nobody's proof any more.
    const { email } = await getAccount(trx, used.accountId)
    if (email.toLowerCase() !== used.email.toLowerCase()) throw new Refusal('LINK_EXPIRED')
    await updateAccount(trx, used.accountId, { password_hash: passwordHash })
    await deleteSessions(trx, used.accountId)
  })
}
