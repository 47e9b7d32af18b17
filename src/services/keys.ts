import * as wire from '../../generated/client/wire-client.ts'
import { call, reading, type Service } from './client.ts'
import type { KeyDraft } from './drafts.ts'
import { checkOf } from './inputs.ts'
import type { Acknowledged, Schemas } from './types.ts'

/** The viewer's keys for programs, newest first. */
export function listKeys(): Service<readonly Schemas['Key'][]> {
  return call({
    isSafe: true,
    wire: reading(wire.listKeys, ({ keys }) => keys),
    send: ({ client, init }) => client.POST('/get-keys', init),
  })
}

/** Makes a key for a program. A wrong password is reported at `password`; fails as `conflict` where there are too many. */
export function createKey(draft: KeyDraft): Service<Schemas['KeyCreated']> {
  const body = wire.createKey.toWire(keyInput(draft))
  return call({
    wire: wire.createKey,
    send: ({ client, init }) => client.POST('/create-key', { ...init, body }),
  })
}

const keyInput = ({ name, days, ...draft }: KeyDraft): Schemas['CreateKey'] => ({
  ...draft,
  name: name.trim(),
  days: Number(days),
})

export const checkKey = checkOf(wire.createKey, keyInput)

/** Ends a key of the viewer; one that is over already, too. */
export function revokeKey(keyId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    wire: wire.revokeKey,
    send: ({ client, init }) => client.POST('/revoke-key', { ...init, body: wire.revokeKey.toWire({ keyId }) }),
  })
}
