import { generate } from 'otplib'
import { confirmKey, insertKey } from '../../../server/second-step/repository.ts'
import { clientOf } from './client.ts'
import type { TestApp } from './app.ts'
import { PASSWORD, type Person } from './town-wire.ts'

/** What the authenticator app shows at a time, for a key. */
export const codeAt = async (key: string, time: Date): Promise<string> =>
  await generate({ secret: key, epoch: Math.floor(time.getTime() / 1000) })

/** Somebody's authenticator app: what it shows now, or so many steps of 30 seconds later. */
export type App = Readonly<{ recoveryCodes: readonly string[]; code: (steps?: number) => Promise<string> }>

/** Turns on somebody's second step. The code of the present step is used up by that. */
export async function turnOn(server: TestApp, person: Person, password = PASSWORD): Promise<App> {
  const { key } = await person.must('beginSecondStep', { password })
  const code = (steps = 0) => codeAt(key, new Date(server.clock.now.getTime() + steps * 30_000))
  const { recoveryCodes } = await person.must('confirmSecondStep', { code: await code() })
  return { recoveryCodes, code }
}

/** The ticket of a login whose password is right. */
export async function ticketOf(app: TestApp['app'], email: string, password = PASSWORD): Promise<string> {
  const refusal = await clientOf(app).refused('loginCustomer', { email, password })
  if (refusal.code !== 'SECOND_STEP_REQUIRED' || refusal.ticket === undefined)
    throw new Error(`the login was refused with ${refusal.code}`)
  return refusal.ticket
}

/** Writes a key of an app for an account: one that waits for its first code, or one that is on. */
export async function writeKey(
  { deps: { db, secrets, now } }: TestApp,
  accountId: string,
  { key, isOn }: Readonly<{ key: string; isOn: boolean }>,
): Promise<void> {
  await insertKey(db, secrets, { accountId, key, now: now() })
  if (isOn) await confirmKey(db, accountId, { step: 0, createdAt: now(), now: now() })
}
