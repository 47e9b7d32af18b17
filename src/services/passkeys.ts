import * as wire from '../../generated/client/wire-second-step.ts'
import * as session from '../../generated/client/wire-session.ts'
import { call, reading, type Service } from './client.ts'
import type { PasskeyDraft, ProofDraft } from './drafts.ts'
import { checkOf, optional, someId } from './inputs.ts'
import { sessionOf } from './session.ts'
import type { Acknowledged, Schemas, Session } from './types.ts'

/** What opens the viewer's account without a password, newest first. */
export function listPasskeys(): Service<readonly Schemas['Passkey'][]> {
  return call({
    isSafe: true,
    wire: reading(wire.listPasskeys, ({ passkeys }) => passkeys),
    send: ({ client, init }) => client.POST('/get-passkeys', init),
  })
}

/** What the browser makes a passkey of. A wrong password or code is reported at its field; fails as `conflict` where there are too many. */
export function beginPasskey(draft: PasskeyDraft): Service<Schemas['PasskeyCreation']['options']> {
  const body = wire.beginPasskey.toWire(proofInput(draft))
  return call({
    wire: reading(wire.beginPasskey, ({ options }) => options),
    send: ({ client, init }) => client.POST('/begin-passkey', { ...init, body }),
  })
}

const proofInput = ({ password, code }: PasskeyDraft): Schemas['BeginPasskey'] => ({
  password,
  ...optional('code', code),
})

/** Adds what the authenticator has made. Fails as `conflict` for one that is known. */
export function addPasskey(made: Schemas['AddPasskey']): Service<Schemas['PasskeyAdded']> {
  const body = wire.addPasskey.toWire(made)
  return call({
    wire: wire.addPasskey,
    send: ({ client, init }) => client.POST('/add-passkey', { ...init, body }),
  })
}

/** Takes a passkey away; one that is gone already, too. A wrong password is reported at `password`. */
export function removePasskey(passkeyId: string, { password }: ProofDraft): Service<Acknowledged> {
  const body = wire.removePasskey.toWire({ passkeyId, password })
  return call({
    isSafe: true,
    wire: wire.removePasskey,
    send: ({ client, init }) => client.POST('/remove-passkey', { ...init, body }),
  })
}

/** What the browser asks a passkey to sign. */
export function beginPasskeyLogin(): Service<Schemas['PasskeyRequest']['options']> {
  return call({
    isSafe: true,
    wire: reading(session.beginPasskeyLogin, ({ options }) => options),
    send: ({ client, init }) => client.POST('/login/passkey-options', init),
  })
}

/** Opens a session by what a passkey has signed. Fails as `invalid` for a passkey that is not known any more. */
export function logInWithPasskey(signed: Schemas['PasskeyLogin']): Service<Session> {
  const body = session.finishPasskeyLogin.toWire(signed)
  return call({
    wire: reading(session.finishPasskeyLogin, sessionOf),
    send: ({ client, init }) => client.POST('/login/passkey', { ...init, body }),
  })
}

/** The rules of what is typed; what the authenticator adds is none of it. */
export const checkPasskeyName = checkOf(wire.addPasskey, ({ name }: PasskeyDraft) => ({
  name: name.trim(),
  credentialId: 'none',
  clientDataJSON: 'none',
  attestationObject: 'none',
}))
export const checkPasskeyProof = checkOf(wire.beginPasskey, proofInput)
export const checkPasskeyRemoval = checkOf(wire.removePasskey, ({ password }: ProofDraft) => ({
  passkeyId: someId,
  password,
}))
