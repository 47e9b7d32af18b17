import { setTimeout as wait } from 'node:timers/promises'
import { cleanMailAddress } from '../../generated/mail-address.ts'
import { hashPassword, isPassword } from '../accounts/password-hash.ts'
import { assertStrongPassword, type PasswordDeps } from '../accounts/service-passwords.ts'
import { authenticatorUri, newAuthenticatorKey, stepOfCode } from '../platform/authenticator-codes.ts'
import { OPERATOR_TOKEN_PREFIX, type OperatorCaller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError, fieldError } from '../platform/domain-error.ts'
import { hashToken, newOperatorToken } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import {
  acceptInvitation as accept,
  deleteSession,
  extendSession,
  findOperator,
  findSession,
  insertSession,
  listSealedKeys,
  lockInvited,
  setSealedKey,
  takeStep,
  type OperatorView,
} from './repository-operators.ts'
import { recordAction } from './repository-record.ts'

export { deleteExpiredOperatorSessions } from './repository-operators.ts'

/** The name that authenticator apps show. */
const ISSUER = 'Bidfair operator'

/** What a sealed key of an authenticator belongs to. */
const placeOf = (id: string): string => `operator ${id}`

type OpenedSession = Readonly<{ token: string; operator: OperatorView }>

type Login = Readonly<{
  email: string
  password: string
  code: string
  /** The network that the request comes from. */
  address: string
  logSecurity: LogSecurity
}>

/**
 * Opens a session of an operator. Whatever is wrong, the answer is the same, and a wrong password costs the same time with any address. Tries
 * are limited as those of accounts are, in counts of their own. Each code works once.
 */
export async function logIn(
  deps: Deps & PasswordDeps,
  { email, password, code, address, logSecurity }: Login,
): Promise<OpenedSession> {
  const { db, now, passwordTries, verifyHash, secrets, delay = wait } = deps
  const account = cleanMailAddress(email).toLowerCase()
  const login = await passwordTries.logIn({ network: address, account: `operator ${account}` })
  await delay(login.delay)
  const found = await findOperator(db, account)
  const isRight = await isPassword(found?.passwordHash ?? undefined, password, { verifyHash, turn: address })
  const key = found?.sealedKey ? secrets.open(placeOf(found.id), found.sealedKey) : undefined
  const step = key === undefined ? undefined : await stepOfCode(key, digits(code), now())
  if (found === undefined || !isRight || step === undefined || !(await takeStep(db, found.id, step))) {
    logSecurity('operator_login_failed', found?.id ?? null)
    throw new DomainError('OPERATOR_LOGIN_WRONG')
  }
  await login.takeBack()
  const operator = { id: found.id, email: found.email, name: found.name, role: found.role }
  const token = await db.transaction().execute(async (trx) => {
    await record(deps, trx, operator, 'console login')
    return await openSession(deps, trx, found.id)
  })
  logSecurity('operator_login', found.id)
  return { token, operator }
}

const digits = (code: string): string => code.replaceAll(/\D/g, '')

async function record({ now }: Pick<Deps, 'now'>, db: Db, { id, name, email }: OperatorView, action: string) {
  await recordAction(db, { operator: name, operatorId: id, action, subject: id, details: { email }, now: now() })
}

async function openSession({ now }: Pick<Deps, 'now'>, db: Db, operatorId: string): Promise<string> {
  const token = newOperatorToken()
  await insertSession(db, { tokenHash: hashToken(token), operatorId, now: now() })
  return token
}

/** Who is invited by a link, and the key for the authenticator app: the same one however often the link is opened. */
export async function openInvitation(
  { db, now, secrets }: Deps,
  token: string,
): Promise<Readonly<{ operator: OperatorView; key: string; uri: string }>> {
  return await db.transaction().execute(async (trx) => {
    const { sealedKey, ...operator } = await invited(trx, token, now())
    const known = sealedKey === null ? undefined : secrets.open(placeOf(operator.id), sealedKey)
    const key = known ?? newAuthenticatorKey()
    if (known === undefined) await setSealedKey(trx, operator.id, secrets.seal(placeOf(operator.id), key))
    return { operator, key, uri: authenticatorUri({ key, issuer: ISSUER, account: operator.email }) }
  })
}

async function invited(db: Db, token: string, now: Date) {
  const found = await lockInvited(db, hashToken(token), now)
  if (found === undefined) throw new DomainError('LINK_EXPIRED')
  return found
}

type Acceptance = Readonly<{
  token: string
  password: string
  code: string
  /** The network that the request comes from. */
  address: string
  logSecurity: LogSecurity
}>

/** Takes up an invitation: the operator has a password and an authenticator from now on, and is logged in. */
export async function acceptInvitation(
  deps: Deps & PasswordDeps,
  { token, password, code, address, logSecurity }: Acceptance,
): Promise<OpenedSession> {
  const { db, now, secrets, passwordTries } = deps
  await passwordTries.count(`operator invitation ${address}`)
  const { operator: owner } = await openInvitation(deps, token)
  assertStrongPassword({ field: 'password', password, owner })
  const passwordHash = await hashPassword(password)
  const opened = await db.transaction().execute(async (trx) => {
    const { sealedKey, ...operator } = await invited(trx, token, now())
    const key = sealedKey === null ? undefined : secrets.open(placeOf(operator.id), sealedKey)
    const step = key === undefined ? undefined : await stepOfCode(key, digits(code), now())
    if (step === undefined) throw fieldError('code', 'OPERATOR_CODE_WRONG')
    await accept(trx, { id: operator.id, passwordHash, step })
    await record(deps, trx, operator, 'console join')
    return { token: await openSession(deps, trx, operator.id), operator }
  })
  await passwordTries.forget(`operator invitation ${address}`)
  logSecurity('operator_joined', opened.operator.id)
  return opened
}

/** Ends the session that asks. */
export async function logOut({ db }: Deps, caller: OperatorCaller, logSecurity: LogSecurity): Promise<void> {
  await deleteSession(db, caller.tokenHash)
  logSecurity('operator_logout', caller.id)
}

/** How often a session in use is given a new end, in milliseconds: not on every request, for that is a write. */
const EXTEND_EVERY = 60_000

/** Whose session a token is; a session that is used lives on. Undefined where there is none, and for tokens of accounts. */
export async function operatorOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<OperatorCaller | undefined> {
  if (!token.startsWith(OPERATOR_TOKEN_PREFIX)) return undefined
  const tokenHash = hashToken(token)
  const time = now()
  const session = await findSession(db, tokenHash, time)
  if (session === undefined) return undefined
  const { createdAt, lastUsedAt, ...operator } = session
  if (time.getTime() - lastUsedAt.getTime() > EXTEND_EVERY) await extendSession(db, tokenHash, createdAt, time)
  return { ...operator, tokenHash }
}

/** Seals the keys of authenticators with the key of now where an older one sealed them. */
export async function sealOperatorKeys({ db, secrets }: Readonly<{ db: Db; secrets: Secrets }>): Promise<void> {
  for (const { id, sealedKey } of await listSealedKeys(db)) {
    if (sealedKey.subarray(0, secrets.keyId.length).equals(secrets.keyId)) continue
    const key = secrets.open(placeOf(id), sealedKey)
    if (key !== undefined) await setSealedKey(db, id, secrets.seal(placeOf(id), key))
  }
}

/** The sealed keys and what they belong to, for the check whether they open. */
export async function listSealedOperatorKeys(db: Db): Promise<Readonly<{ place: string; text: Buffer }>[]> {
  return (await listSealedKeys(db)).map(({ id, sealedKey }) => ({ place: placeOf(id), text: sealedKey }))
}
