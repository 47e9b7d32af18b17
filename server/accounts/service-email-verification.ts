import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import { mailLink } from './one-time-links.ts'
import { getAccount, lockAccount, updateAccount, type AccountView } from './repository.ts'
import { findCredentials } from './repository-credentials.ts'
import { countTokens, findToken, consumeToken } from './repository-one-time-tokens.ts'
import { mayMail, withConstantTime } from './response-timing.ts'
import { hashToken } from '../platform/ids.ts'
import type { Caller } from '../platform/caller.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'

type Recipient = Pick<AccountView, 'id' | 'email' | 'name' | 'language'>

const PURPOSE = 'email_verification'

/** Pause before the server emails the link again to a logged-out caller, in milliseconds. */
export const MAIL_PAUSE = 60_000

/** Queues the mail whose link verifies an address. Earlier links work beside it. */
export async function mailVerification(deps: Deps, db: Db, account: Recipient): Promise<void> {
  await mailLink(deps, db, account, { purpose: PURPOSE, to: account.email })
}

/** Verifies the address that a link was sent to, if it is still the account's. Answers whose it is, and whether it was verified before. */
export async function verifyEmail(
  { db, now }: Deps,
  token: string,
): Promise<Readonly<{ accountId: string; wasVerified: boolean }>> {
  return await db.transaction().execute(async (trx) => {
    const tokenHash = hashToken(token)
    const found = await findToken(trx, tokenHash, PURPOSE)
    if (found === undefined) throw new DomainError('LINK_EXPIRED')
    const { accountId } = found
    await lockAccount(trx, accountId)
    const { email, isVerified } = await getAccount(trx, accountId)
    if (email.toLowerCase() !== found.email.toLowerCase()) throw new DomainError('LINK_EXPIRED')
    if (isVerified) return { accountId, wasVerified: true }
    if ((await consumeToken(trx, tokenHash, PURPOSE, now())) === undefined) throw new DomainError('LINK_EXPIRED')
    await updateAccount(trx, accountId, { email_verified_at: now() })
    return { accountId, wasVerified: false }
  })
}

/** Sends the link again, unless the address is verified already. */
export async function resendVerification(deps: Deps, caller: Caller): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const account = await getAccount(db, caller.id)
    if (!account.isVerified) await mailVerification(deps, db, account)
  })
}

/**
 * Sends the link again to an address that waits for it. Neither the answer nor its time tells whether there is one, whether it is
 * verified, or whether it just had a mail. Answers whose it is, for the log alone.
 */
export async function askVerification(deps: Deps, asked: Asked): Promise<string | null> {
  return await withConstantTime(deps, mailAgain(deps, asked))
}

/** Who asks for a link: the address of the account, and the network address that the request comes from. */
type Asked = Readonly<{ email: string; address: string }>

async function mailAgain(deps: Deps, { email, address }: Asked): Promise<string | null> {
  const found = await findCredentials(deps.db, email)
  if (found === undefined || found.isBlocked) return found?.id ?? null
  const { id } = found
  await deps.db.transaction().execute(async (db) => {
    // Of two who ask at once the second sees what the first was sent.
    await lockAccount(db, id)
    const account = await getAccount(db, id)
    const pauseBegan = new Date(deps.now().getTime() - MAIL_PAUSE)
    if (account.isVerified || (await countTokens(db, id, PURPOSE, pauseBegan)) > 0) return
    if (await mayMail(deps, db, { accountId: id, purpose: PURPOSE, address })) await mailVerification(deps, db, account)
  })
  return id
}
