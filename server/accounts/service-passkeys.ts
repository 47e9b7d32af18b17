import { appLinks } from '../platform/app-links.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError, fieldError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import {
  addPasskey as add,
  answerLogin,
  beginPasskey as begin,
  deletePasskey,
  listPasskeys,
  type Assertion,
  type NewCredential,
  type PasskeyView,
} from '../second-step/service-passkeys.ts'
import { cancelDeletion, getAccount, lockAccount } from './repository.ts'
import { getLoginState } from './repository-credentials.ts'
import { assertStillLoggedIn } from './service-integrations.ts'
import { mailOwner } from './service-mail.ts'
import { provePassword, type PasswordDeps } from './service-passwords.ts'
import { assertProvedLately } from './service-proof.ts'
import { readSecondStep, withFullProof } from './service-second-step.ts'
import { openSession } from './service-sessions.ts'

type PasskeyLogin = Assertion &
  Readonly<{ userHandle?: string; keepAccount?: boolean; userAgent: string; logSecurity: LogSecurity }>

/** Opens a session by a passkey, and answers its token. The authenticator has verified its owner, which is more than a password does. */
export async function logInWithPasskey(
  deps: Deps,
  { userAgent, logSecurity, keepAccount = false, ...assertion }: PasskeyLogin,
): Promise<Readonly<{ token: string; accountId: string }>> {
  const { db, now } = deps
  const { isRight, accountId } = await answerLogin(deps, db, assertion)
  if (!isRight || accountId === null) {
    logSecurity('passkey_refused', accountId)
    throw new DomainError('PASSKEY_INVALID')
  }
  const { token, wasLeaving } = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId)
    const { isBlocked, deleteAt } = await getLoginState(trx, accountId)
    if (isBlocked) throw new DomainError('ACCOUNT_BLOCKED')
    if (deleteAt !== null && !keepAccount)
      throw new DomainError('ACCOUNT_LEAVING', { extraFields: { deleteAt: deleteAt.toISOString() } })
    if (deleteAt !== null && !(await cancelDeletion(trx, accountId))) throw new DomainError('PASSKEY_INVALID')
    return {
      wasLeaving: deleteAt !== null,
      token: await openSession({ db: trx, now }, { accountId, userAgent, isProved: true }),
    }
  })
  if (wasLeaving) logSecurity('account_kept', accountId)
  logSecurity('login', accountId)
  return { token, accountId }
}

/** The caller's passkeys, newest first. */
export async function readPasskeys({ db }: Pick<Deps, 'db'>, caller: Pick<Caller, 'id'>): Promise<PasskeyView[]> {
  return await listPasskeys(db, caller.id)
}

type Proof = Readonly<{ password: string; code?: string; logSecurity: LogSecurity }>

/** The options of a new passkey of the caller's, once the password, and the code of a second step, have proved who asks. */
export async function beginPasskey(deps: Deps & PasswordDeps, caller: Caller, { code, ...proof }: Proof) {
  const options = async (db: Db) => await begin(deps, db, await getAccount(db, caller.id))
  if ((await readSecondStep(deps, caller)).since === null) {
    await provePassword(deps, caller, { field: 'password', ...proof })
    return await options(deps.db)
  }
  if (code === undefined) throw fieldError('code', 'CODE_REQUIRED')
  return await withFullProof(deps, caller, { ...proof, code }, options)
}

/** Adds a passkey to the caller's account, and tells the owner by mail. */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  made: NewCredential & Readonly<{ name: string }>,
): Promise<PasskeyView> {
  return await deps.db.transaction().execute(async (db) => {
    await lockAccount(db, caller.id)
    await assertStillLoggedIn(db, caller, deps.now())
    const passkey = await add(deps, db, caller.id, made)
    await tellOwner(deps, db, caller.id, 'passkey_added')
    return passkey
  })
}

/** Removes a passkey of the caller's, once the password has proved who asks, and a second step that is on a code of late. False where there is none of that id. */
export async function removePasskey(
  deps: Deps & PasswordDeps,
  caller: Caller,
  id: string,
  proof: Readonly<{ password: string; logSecurity: LogSecurity }>,
): Promise<boolean> {
  await assertProvedLately(deps, caller)
  await provePassword(deps, caller, { field: 'password', ...proof })
  return await deps.db.transaction().execute(async (db) => {
    const isGone = await deletePasskey(db, caller.id, id)
    if (isGone) await tellOwner(deps, db, caller.id, 'passkey_removed')
    return isGone
  })
}

async function tellOwner(
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  db: Db,
  accountId: string,
  kind: 'passkey_added' | 'passkey_removed',
): Promise<void> {
  await mailOwner(db, accountId, { kind, link: appLinks(settings).forgotPassword }, now())
}
