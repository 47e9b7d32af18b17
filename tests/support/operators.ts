import { generate } from 'otplib'
import type { OperatorRole } from '../../generated/operations.ts'
import { insertOperator, insertSession } from '../../server/console/repository-operators.ts'
import type { Db } from '../../server/platform/db/connection.ts'
import { hashToken, newId, newOperatorToken, newToken } from '../../server/platform/ids.ts'

const DAY = 24 * 60 * 60 * 1000

/** An operator, and the token of the link or of the session. */
export type TestOperator = Readonly<{ id: string; email: string; name: string; role: OperatorRole; token: string }>

/** Somebody who has the link of an invitation. */
export async function newInvitedOperator(db: Db, role: OperatorRole, now = new Date()): Promise<TestOperator> {
  const id = newId(now)
  const token = newToken()
  const who = { id, email: `${role}-${id}@operators.test`, name: `Olga ${id.slice(-6)}`, role }
  const invitation = { invitationHash: hashToken(token), endsAt: new Date(now.getTime() + DAY) }
  await insertOperator(db, { ...who, ...invitation, now })
  return { ...who, token }
}

/** An operator who is logged in. Without a password, as nobody logs in again. */
export async function newOperator(db: Db, role: OperatorRole, now = new Date()): Promise<TestOperator> {
  const invited = await newInvitedOperator(db, role, now)
  return { ...invited, token: await openOperatorSession(db, invited.id, now) }
}

/** The token of a new session. */
export async function openOperatorSession(db: Db, operatorId: string, now = new Date()): Promise<string> {
  const token = newOperatorToken()
  await insertSession(db, { tokenHash: hashToken(token), operatorId, now })
  return token
}

/** What an authenticator app shows at a time for a key. */
export async function codeAt(key: string, now: Date): Promise<string> {
  return await generate({ secret: key, epoch: Math.floor(now.getTime() / 1000) })
}
