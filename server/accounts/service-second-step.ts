import { setTimeout as wait } from 'node:timers/promises'
import { appLinks } from '../platform/app-links.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError, fieldErrorWithCode } from '../platform/domain-error.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import {
  beginSecondStep as begin,
  confirmSecondStep as confirm,
  endSecondStep as end,
  readSecondStep as read,
  renewRecoveryCodes as renew,
  takeCode,
  type SecondStep,
  type UsedCode,
} from '../second-step/service.ts'
import { tryTicket, useTicket } from '../second-step/service-tickets.ts'
import { cancelDeletion, getAccount, lockAccount } from './repository.ts'
import { getLoginState } from './repository-credentials.ts'
import { recordProof } from './repository-sessions.ts'
import { assertStillLoggedIn } from './service-integrations.ts'
import { mailOwner } from './service-mail.ts'
import { provePassword, type PasswordDeps } from './service-passwords.ts'
import { openSession } from './service-sessions.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Wrong codes of an account in a day, from wherever. Three of a million codes are right at a time, so that guessing for a year finds one
 * with a chance of about one in twenty; and each guess has to know the password.
 */
const WRONG_CODES: Limit = { name: 'wrong codes of an account', max: 50, windowMs: DAY }

type SecondLogin = Readonly<{
  ticket: string
  code: string
  /** The network that the request comes from. */
  address: string
  userAgent: string
  logSecurity: LogSecurity
}>

/**
 * Opens the session of a login whose password was right, by a code of the app or a recovery code, and answers its token. Throws
 * LOGIN_TICKET_INVALID, CODE_WRONG, and TOO_MANY_REQUESTS after many wrong ones.
 */
export async function finishLogin(
  deps: Deps & PasswordDeps,
  { ticket, code, address, userAgent, logSecurity }: SecondLogin,
): Promise<Readonly<{ token: string; accountId: string }>> {
  const { db, now, limits, passwordTries, delay = wait } = deps
  const { accountId, keepsAccount } = await tryTicket(db, ticket, now())
  // Counted before the code is looked at, so that many at once count; a right one is taken back.
  const login = await passwordTries.logIn({ network: address, account: `second step ${accountId}` })
  await limits.count(WRONG_CODES, accountId)
  await delay(login.delay)
  const done = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId)
    const { isBlocked, deleteAt } = await getLoginState(trx, accountId)
    if (isBlocked) throw new DomainError('ACCOUNT_BLOCKED')
    const used = await takeCode(deps, trx, accountId, code)
    if (used === undefined) return undefined
    await useTicket(trx, ticket)
    if (deleteAt !== null && !(keepsAccount && (await cancelDeletion(trx, accountId))))
      throw new DomainError('LOGIN_TICKET_INVALID')
    await tellOfRecovery(deps, trx, accountId, used)
    return {
      used,
      wasLeaving: deleteAt !== null,
      token: await openSession({ db: trx, now }, { accountId, userAgent, isProved: true }),
    }
  })
  if (done === undefined) {
    logSecurity('second_step_wrong', accountId)
    throw fieldErrorWithCode('CODE_WRONG', 'code')
  }
  await Promise.all([login.takeBack(), limits.refundPoint(WRONG_CODES, accountId)])
  if (done.wasLeaving) logSecurity('account_kept', accountId)
  if (done.used === 'recoveryCode') logSecurity('recovery_code_used', accountId)
  logSecurity('login', accountId)
  return { token: done.token, accountId }
}

/** Tells the owner by mail that a recovery code was used, for somebody may have found the list. */
async function tellOfRecovery(
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  db: Db,
  accountId: string,
  used: UsedCode,
): Promise<void> {
  if (used !== 'recoveryCode') return
  await mailOwner(db, accountId, { kind: 'recovery_code_used', link: appLinks(settings).connections }, now())
}

/** The second step of the caller. */
export async function readSecondStep({ db }: Pick<Deps, 'db'>, caller: Pick<Caller, 'id'>): Promise<SecondStep> {
  return await read(db, caller.id)
}

type PasswordProof = Readonly<{ password: string; logSecurity: LogSecurity }>

/** Makes a key for the caller's authenticator app, once the password has proved who asks. */
export async function beginSecondStep(
  deps: Deps & PasswordDeps,
  caller: Caller,
  proof: PasswordProof,
): Promise<Readonly<{ key: string; uri: string }>> {
  await provePassword(deps, caller, { field: 'password', ...proof })
  return await deps.db.transaction().execute(async (db) => {
    await holdAccount(deps, db, caller)
    return await begin(deps, db, await getAccount(db, caller.id))
  })
}

/** Turns the caller's second step on by a first code, and tells the owner by mail. Answers the recovery codes. */
export async function confirmSecondStep(deps: Deps, caller: Caller, code: string): Promise<string[]> {
  return await deps.db.transaction().execute(async (db) => {
    await holdAccount(deps, db, caller)
    const codes = await confirm(deps, db, caller.id, code)
    await recordProof(db, caller.tokenHash, deps.now())
    const link = appLinks(deps.settings).connections
    await mailOwner(db, caller.id, { kind: 'second_step_on', link }, deps.now())
    return codes
  })
}

type FullProof = PasswordProof & Readonly<{ code: string }>

/** Gives the caller other recovery codes, once password and code have proved who asks. */
export async function renewRecoveryCodes(
  deps: Deps & PasswordDeps,
  caller: Caller,
  proof: FullProof,
): Promise<string[]> {
  return await withFullProof(deps, caller, proof, (db) => renew(db, caller.id))
}

/** Turns the caller's second step off, once password and code have proved who asks, and tells the owner by mail. */
export async function endSecondStep(deps: Deps & PasswordDeps, caller: Caller, proof: FullProof): Promise<void> {
  await withFullProof(deps, caller, proof, async (db) => {
    await end(db, caller.id)
    await tellOfEnd(deps, db, caller.id)
  })
}

/** Tells the owner by mail that a login needs no code any more. */
export async function tellOfEnd(
  { now, settings }: Readonly<{ now: () => Date; settings: Pick<Deps['settings'], 'publicUrl'> }>,
  db: Db,
  accountId: string,
): Promise<void> {
  await mailOwner(db, accountId, { kind: 'second_step_off', link: appLinks(settings).forgotPassword }, now())
}

/** Acts once password and code have proved who asks, in the transaction that uses the code up. Throws SECOND_STEP_OFF. */
export async function withFullProof<Result>(
  deps: Deps & PasswordDeps,
  caller: Caller,
  { password, code, logSecurity }: FullProof,
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  await assertOn(deps.db, caller)
  await provePassword(deps, caller, { field: 'password', password, logSecurity })
  return await withCode(deps, caller, { code, logSecurity }, act)
}

/** Lets the caller's session do for some minutes what needs a fresh code. Throws SECOND_STEP_OFF and CODE_WRONG. */
export async function proveAgain(deps: Deps, caller: Caller, proof: Omit<FullProof, 'password'>): Promise<void> {
  await assertOn(deps.db, caller)
  await withCode(deps, caller, proof, (db) => recordProof(db, caller.tokenHash, deps.now()))
}

async function assertOn(db: Db, caller: Caller): Promise<void> {
  if ((await read(db, caller.id)).since === null) throw new DomainError('SECOND_STEP_OFF')
}

async function withCode<Result>(
  deps: Deps,
  caller: Caller,
  { code, logSecurity }: Omit<FullProof, 'password'>,
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  await deps.limits.count(WRONG_CODES, caller.id)
  const done = await deps.db.transaction().execute(async (db) => {
    await holdAccount(deps, db, caller)
    const used = await takeCode(deps, db, caller.id, code)
    if (used === undefined) return undefined
    await tellOfRecovery(deps, db, caller.id, used)
    return { used, result: await act(db) }
  })
  if (done === undefined) {
    logSecurity('second_step_wrong', caller.id)
    throw fieldErrorWithCode('CODE_WRONG', 'code')
  }
  await deps.limits.refundPoint(WRONG_CODES, caller.id)
  if (done.used === 'recoveryCode') logSecurity('recovery_code_used', caller.id)
  return done.result
}

/** Holds the caller's account, so that two changes of its second step come one after the other. */
async function holdAccount({ now }: Pick<Deps, 'now'>, db: Db, caller: Caller): Promise<void> {
  await lockAccount(db, caller.id)
  await assertStillLoggedIn(db, caller, now())
}
