import { DomainError } from '../platform/domain-error.ts'
import { getAccount, lockAccount, updateAccount } from './repository.ts'
import { findCredentials } from './repository-credentials.ts'
import { emailOfLiveToken, findUndo, consumeToken } from './repository-one-time-tokens.ts'
import { deleteSessions } from './repository-sessions.ts'
import { mailLink } from './one-time-links.ts'
import { deleteIntegrations } from './repository-api-keys.ts'
import { hashToken } from '../platform/ids.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import { deletePasskeys } from '../second-step/service-passkeys.ts'
import { hashPassword } from './password-hash.ts'
import { hasLeft, mayMail, withConstantTime } from './response-timing.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { PURPOSE, setPassword, assertStrongPassword } from './service-passwords.ts'

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
    await deletePasskeys(db, owner.id)
    return owner.id
  })
}
