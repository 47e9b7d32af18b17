import type { Db } from '../platform/db/connection.ts'
import { Refusal } from '../platform/refusal.ts'
import { mailLink } from './mailed-links.ts'
import { getAccount, updateAccount, type AccountView } from './rows.ts'
import { retireTokens, useToken } from './rows-tokens.ts'
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
