import { hash } from '@node-rs/argon2'
import { newAuthenticatorKey } from '../../../../server/platform/authenticator-codes.ts'
import { codeAt, newInvitedOperator, newOperator } from '../../../support/operators.ts'
import type { Thing } from '../../../support/requests/plan.ts'
import type { TestApp } from '../../support/app.ts'
import type { Values } from './things-wire.ts'

/** The password of the operator who logs in, and what an invited one chooses. */
export const OPERATOR_PASSWORD = 'quiet-harbor-52'

const key = newAuthenticatorKey()
let passwordHash: string | undefined

type Operators = Readonly<{
  tokens: Readonly<Record<'owner' | 'support' | 'viewer', string>>
  values: Values
}>

/** One operator of each role who is logged in, one who may log in, and one who is invited; nobody else is there. */
export async function operatorsOf(
  { deps: { db, now, secrets } }: TestApp,
  speaksOf: (thing: Thing) => boolean,
): Promise<Operators> {
  await db.deleteFrom('operators').execute()
  const time = now()
  const [owner, support, viewer] = [
    await newOperator(db, 'owner', time),
    await newOperator(db, 'support', time),
    await newOperator(db, 'viewer', time),
  ]
  const tokens = { owner: owner.token, support: support.token, viewer: viewer.token }
  if (!(['operator email', 'operator code', 'invitation token'] as const).some(speaksOf)) return { tokens, values: {} }
  const seal = async (id: string) => {
    const sealed = { sealed_key: secrets.seal(`operator ${id}`, key) }
    await db.updateTable('operators').set(sealed).where('id', '=', id).execute()
  }
  passwordHash ??= await hash(OPERATOR_PASSWORD)
  const [known, invited] = [
    await newInvitedOperator(db, 'support', time),
    await newInvitedOperator(db, 'support', time),
  ]
  await seal(known.id)
  await seal(invited.id)
  const joined = { password_hash: passwordHash, invitation_hash: null, invitation_ends_at: null }
  await db.updateTable('operators').set(joined).where('id', '=', known.id).execute()
  return {
    tokens,
    values: {
      'operator email': known.email,
      'operator code': await codeAt(key, time),
      'invitation token': invited.token,
    },
  }
}
