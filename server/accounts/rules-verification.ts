import { MAIL_PAUSE } from '../../machines/mail-pause.ts'
import type { Db } from '../platform/db/connection.ts'
import { Refusal } from '../platform/refusal.ts'
import { mailLink } from './mailed-links.ts'
import { findCredentials, getAccount, lockAccount, updateAccount, type AccountView } from './rows.ts'
import { countTokens, retireTokens, useToken } from './rows-tokens.ts'
import { HOUR, LINKS_AN_HOUR, unhurried } from './secrecy.ts'
import { hashToken } from './tokens.ts'
import type { Caller } from '../platform/caller.ts'
import type { Tools } from '../tools.ts'

type Recipient = Pick<AccountView, 'id' | 'email' | 'name' | 'language'>

/** Queues the mail whose link verifies an address; earlier links stop working. */
export async function mailVerification(tools: Tools, db: Db, account: Recipient): Promise<void> {
  const purpose = 'email_verification'
  await retireTokens(db, account.id, purpose, tools.now())
  await mailLink(tools, db, account, { purpose, to: account.email })
}

/** Verifies the address that a link was sent to, if it is still the account's. Answers whose it is. */
export async function verifyEmail({ db, now }: Tools, token: string): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    const used = await useToken(trx, hashToken(token), 'email_verification', now())
    if (used === undefined) throw new Refusal('LINK_EXPIRED')
    const { email } = await getAccount(trx, used.accountId)
    if (email.toLowerCase() !== used.email.toLowerCase()) throw new Refusal('LINK_EXPIRED')
    await updateAccount(trx, used.accountId, { email_verified_at: now() })
    return used.accountId
  })
}

/** Sends the link again, unless the address is verified already. */
export async function resendVerification(tools: Tools, caller: Caller): Promise<void> {
  await tools.db.transaction().execute(async (db) => {
    const account = await getAccount(db, caller.id)
    if (!account.isVerified) await mailVerification(tools, db, account)
  })
}

/**
 * Sends the link again to an address that waits for it, for somebody who is not logged in. Nothing, nor the time it takes,
 * tells whether there is such an address, whether it is verified, or whether it had a mail just now. Answers whose it is,
 * for the log alone.
 */
export async function askVerification(tools: Tools, email: string): Promise<string | null> {
  return await unhurried(tools, mailAgain(tools, email))
}

async function mailAgain(tools: Tools, email: string): Promise<string | null> {
  const found = await findCredentials(tools.db, email)
  if (found === undefined || found.role !== 'business' || found.isBlocked) return found?.id ?? null
  await tools.db.transaction().execute(async (db) => {
    // Of two who ask at once the second sees what the first was sent.
    await lockAccount(db, found.id)
    const account = await getAccount(db, found.id)
    if (!account.isVerified && !(await hadEnough(tools, db, found.id))) await mailVerification(tools, db, account)
  })
  return found.id
}

async function hadEnough({ now }: Tools, db: Db, id: string): Promise<boolean> {
  const time = now().getTime()
  const sentWithin = (span: number) => countTokens(db, id, 'email_verification', new Date(time - span))
  return (await sentWithin(MAIL_PAUSE)) > 0 || (await sentWithin(HOUR)) >= LINKS_AN_HOUR
}
