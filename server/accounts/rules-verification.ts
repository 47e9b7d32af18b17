import type { Db } from '../platform/db/connection.ts'
import type { Language } from '../schema/columns.ts'
import { Refusal } from '../platform/refusal.ts'
import { getAccount, updateAccount } from './rows.ts'
import { insertToken, retireTokens, useToken } from './rows-tokens.ts'
import { screenLinks } from '../news/links.ts'
import { queueMail } from '../news/rows-mail.ts'
import { hashToken, newToken } from './tokens.ts'
import type { Caller } from '../platform/caller.ts'
import type { Tools } from '../tools.ts'

/** How long a link that verifies an address works: a week. */
const LINK_LIFETIME = 7 * 24 * 60 * 60 * 1000

type Recipient = Readonly<{ id: string; email: string; name: string; language: Language }>

/** Queues the mail whose link verifies an address; earlier links stop working. */
export async function mailVerification(tools: Tools, db: Db, { id, email, name, language }: Recipient): Promise<void> {
  const now = tools.now()
  const token = newToken()
  const purpose = 'email_verification'
  await retireTokens(db, id, purpose, now)
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME)
  await insertToken(db, { tokenHash: hashToken(token), accountId: id, purpose, email, now, expiresAt })
  const link = screenLinks(tools.settings).verifyEmail(token)
  await queueMail(db, { kind: purpose, recipient: email, language, params: { name, link } }, now)
}

/** Verifies the address that a link was sent to, if it is still the account's. */
export async function verifyEmail({ db, now }: Tools, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const used = await useToken(trx, hashToken(token), 'email_verification', now())
    if (used === undefined) throw new Refusal('LINK_EXPIRED')
    const { email } = await getAccount(trx, used.accountId)
    if (email.toLowerCase() !== used.email.toLowerCase()) throw new Refusal('LINK_EXPIRED')
    await updateAccount(trx, used.accountId, { email_verified_at: now() })
  })
}

/** Sends the link again, unless the address is verified already. */
export async function resendVerification(tools: Tools, caller: Caller): Promise<void> {
  await tools.db.transaction().execute(async (db) => {
    const account = await getAccount(db, caller.id)
    if (!account.isVerified) await mailVerification(tools, db, account)
  })
}
