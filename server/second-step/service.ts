import { authenticatorUri, newAuthenticatorKey, stepOfCode } from '../platform/authenticator-codes.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError, fieldErrorWithCode } from '../platform/domain-error.ts'
import { hashToken } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  confirmKey,
  countRecoveryCodes,
  deleteKey,
  findKey,
  findSince,
  insertKey,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './repository.ts'
import { newRecoveryCodes, plainCode } from './recovery-codes.ts'

type Clerk = Pick<Deps, 'secrets' | 'now'>

/** What authenticator apps show beside the code. */
const ISSUER = 'Bidfair'

/** The second step of an account. */
export type SecondStep = Readonly<{ since: Date | null; recoveryCodesLeft: number }>

/** Since when an account has a second step, and how many recovery codes are left. */
export async function readSecondStep(db: Db, accountId: string): Promise<SecondStep> {
  return { since: await findSince(db, accountId), recoveryCodesLeft: await countRecoveryCodes(db, accountId) }
}

/** Makes a key that waits for its first code. Throws SECOND_STEP_ON where one is confirmed. */
export async function beginSecondStep(
  { secrets, now }: Clerk,
  db: Db,
  { id, email }: Readonly<{ id: string; email: string }>,
): Promise<Readonly<{ key: string; uri: string }>> {
  const key = newAuthenticatorKey()
  if (!(await insertKey(db, secrets, { accountId: id, key, now: now() }))) throw new DomainError('SECOND_STEP_ON')
  return { key, uri: authenticatorUri({ key, issuer: ISSUER, account: email }) }
}

/** Turns the second step on by a first code. Answers the recovery codes. Throws SECOND_STEP_NOT_BEGUN and CODE_WRONG. */
export async function confirmSecondStep(
  { secrets, now }: Clerk,
  db: Db,
  accountId: string,
  code: string,
): Promise<string[]> {
  const found = await findKey(db, secrets, accountId)
  if (found?.text === undefined || found.confirmedAt !== null) throw new DomainError('SECOND_STEP_NOT_BEGUN')
  const step = await stepOfCode(found.text, plainCode(code), now())
  if (step === undefined) throw fieldErrorWithCode('CODE_WRONG', 'code')
  if (!(await confirmKey(db, accountId, { step, createdAt: found.createdAt, now: now() })))
    throw new DomainError('SECOND_STEP_NOT_BEGUN')
  return await renewRecoveryCodes(db, accountId)
}

/** Gives an account ten new recovery codes, and answers them. Those of before end. */
export async function renewRecoveryCodes(db: Db, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    db,
    accountId,
    codes.map((code) => hashToken(plainCode(code))),
  )
  return codes
}

/** What a code was. */
export type UsedCode = 'code' | 'recoveryCode'

/**
 * Uses up a code of the authenticator app or a recovery code. Undefined for one that is wrong or used. The database decides, so that each
 * works once, however many servers are asked at the same time.
 */
export async function takeCode(
  { secrets, now }: Clerk,
  db: Db,
  accountId: string,
  typed: string,
): Promise<UsedCode | undefined> {
  const code = plainCode(typed)
  const found = await findKey(db, secrets, accountId)
  if (found === undefined || found.confirmedAt === null) return undefined
  const step = found.text === undefined ? undefined : await stepOfCode(found.text, code, now())
  if (step !== undefined) return (await takeStep(db, accountId, step)) ? 'code' : undefined
  return (await takeRecoveryCode(db, accountId, hashToken(code), now())) ? 'recoveryCode' : undefined
}

/** Turns the second step of an account off. False where none was on. */
export async function endSecondStep(db: Db, accountId: string): Promise<boolean> {
  return await deleteKey(db, accountId)
}
