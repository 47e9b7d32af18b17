import type { OperatorRole } from '../../generated/operations.ts'
import { appLinks } from '../platform/app-links.ts'
import { hashToken, newId, newToken } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { deleteOperator, insertOperator, inviteAgain, lockOperator, setRole } from './repository-operators.ts'
import { recordAction, type Actor } from './repository-record.ts'

export { listOperators, type OperatorLine } from './repository-operators.ts'

/** How long an invitation lives, in milliseconds: a day. */
const INVITATION_MS = 24 * 60 * 60 * 1000

type OperatorDeps = Readonly<{ db: Deps['db']; now: Deps['now']; settings: Pick<Deps['settings'], 'publicUrl'> }>

type NewOperator = Readonly<{ email: string; name: string; role: OperatorRole }>

/** Adds an operator and answers the link of the invitation, which is kept nowhere. Undefined where there is one of that address. */
export async function addOperator(
  { db, now, settings }: OperatorDeps,
  actor: Actor,
  { email, name, role }: NewOperator,
): Promise<string | undefined> {
  const time = now()
  const { token, ...invitation } = newInvitation(time)
  const id = newId(time)
  const isAdded = await db.transaction().execute(async (trx) => {
    if (!(await insertOperator(trx, { id, email, name, role, ...invitation, now: time }))) return false
    await recordAction(trx, { ...actor, action: 'operator add', subject: id, details: { email, role }, now: time })
    return true
  })
  return isAdded ? appLinks(settings).operatorInvitation(token) : undefined
}

function newInvitation(now: Date) {
  const token = newToken()
  return { token, invitationHash: hashToken(token), endsAt: new Date(now.getTime() + INVITATION_MS) }
}

/** Takes password, authenticator and sessions from an operator, and answers a new link. Undefined where there is none of that address. */
export async function resetSecondStep(
  { db, now, settings }: OperatorDeps,
  actor: Actor,
  email: string,
): Promise<string | undefined> {
  const time = now()
  const { token, ...invitation } = newInvitation(time)
  const isThere = await db.transaction().execute(async (trx) => {
    const found = await lockOperator(trx, email)
    if (found === undefined) return false
    await inviteAgain(trx, found.id, invitation)
    const details = { email: found.email }
    await recordAction(trx, { ...actor, action: 'operator reset-second-step', subject: found.id, details, now: time })
    return true
  })
  return isThere ? appLinks(settings).operatorInvitation(token) : undefined
}

/** Gives an operator another role from the next request on. False where there is none of that address. */
export async function changeRole(
  { db, now }: OperatorDeps,
  actor: Actor,
  { email, role }: Readonly<{ email: string; role: OperatorRole }>,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const found = await lockOperator(trx, email)
    if (found === undefined) return false
    await setRole(trx, found.id, role)
    const details = { email: found.email, from: found.role, to: role }
    await recordAction(trx, { ...actor, action: 'operator role', subject: found.id, details, now: now() })
    return true
  })
}

/** Removes an operator, whose sessions end. False where there is none of that address. */
export async function removeOperator({ db, now }: OperatorDeps, actor: Actor, email: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const found = await lockOperator(trx, email)
    if (found === undefined) return false
    await deleteOperator(trx, found.id)
    const details = { email: found.email, role: found.role }
    await recordAction(trx, { ...actor, action: 'operator remove', subject: found.id, details, now: now() })
    return true
  })
}
