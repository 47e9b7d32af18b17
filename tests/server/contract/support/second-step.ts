import { addPasskey, beginLogin, beginPasskey } from '../../../../server/second-step/service-passkeys.ts'
import { openTicket } from '../../../../server/second-step/service-tickets.ts'
import type { Thing } from '../../../support/requests/plan.ts'
import type { TestApp } from '../../support/app.ts'
import { makePasskey, signLogin } from '../../../../scripts/soft-authenticator.ts'
import { codeAt, writeKey } from '../../support/second-step.ts'
import type { Person } from '../../support/town-wire.ts'
import type { Values } from './things-wire.ts'

type Two = Readonly<{ customer: Person; business: Person }>

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The second step of both, by the same key, and a login of the customer that waits for it. */
export async function newSecondStep(
  server: TestApp,
  { customer, business }: Two,
  speaksOf: (thing: Thing) => boolean,
): Promise<Values> {
  const { db, now } = server.deps
  const isOn = !speaksOf('first code')
  for (const { id } of [customer, business]) await writeKey(server, id, { key: KEY, isOn })
  const code = await codeAt(KEY, now())
  const ticket = await openTicket(db, { accountId: customer.id, keepsAccount: false }, now())
  return { code, 'first code': code, 'login ticket': ticket }
}

/** A passkey of each of the two, a login that it has signed, and another one that is not added yet. */
export async function newPasskeys(server: TestApp, { customer, business }: Two) {
  const [ofCustomer, ofBusiness] = [await newPasskey(server, customer), await newPasskey(server, business)]
  return { customer: ofCustomer, business: ofBusiness }
}

async function newPasskey({ deps }: TestApp, { id, email }: Person): Promise<Values> {
  const options = async () => await beginPasskey(deps, deps.db, { id, email, name: 'Ana Torres' })
  const { passkey, made } = makePasskey(await options())
  const added = await addPasskey(deps, deps.db, id, { name: 'Phone', ...made })
  const login = signLogin(passkey, beginLogin(deps))
  const next = makePasskey(await options()).made
  return {
    'passkey id': added.id,
    passkey: login.credentialId,
    'signed client': login.clientDataJSON,
    'signed data': login.authenticatorData,
    signature: login.signature,
    'user handle': passkey.userHandle,
    'made passkey': next.credentialId,
    'made client': next.clientDataJSON,
    'made data': next.attestationObject,
  }
}
