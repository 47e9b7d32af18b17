import * as keys from '../../generated/client/wire-keys.ts'
import * as session from '../../generated/client/wire-session.ts'
import { call, reading, type Service } from './client.ts'
import type { Acknowledged, Schemas } from './types.ts'
import type { KeyDraft } from './drafts.ts'
import { checkOf } from './inputs.ts'

/** Where the viewer is logged in, this session first. */
export function listSessions(): Service<readonly Schemas['Session'][]> {
  return call({
    isSafe: true,
    wire: reading(session.listSessions, ({ sessions }) => sessions),
    send: ({ client, init }) => client.POST('/get-sessions', init),
  })
}

// Ending what has ended is harmless, so both are tried again if the connection fails.

/** Ends one session of the viewer. */
export function endSession(sessionId: string): Service<Acknowledged> {
  const body = session.endSession.toWire({ sessionId })
  return call({
    isSafe: true,
    wire: session.endSession,
    send: ({ client, init }) => client.POST('/end-session', { ...init, body }),
  })
}

/** Ends all sessions of the viewer but this one. */
export function endOtherSessions(): Service<Acknowledged> {
  return call({
    isSafe: true,
    wire: session.endOtherSessions,
    send: ({ client, init }) => client.POST('/end-other-sessions', init),
  })
}

/** The viewer's keys for programs, newest first. */
export function listKeys(): Service<readonly Schemas['Key'][]> {
  return call({
    isSafe: true,
    wire: reading(keys.listKeys, ({ keys }) => keys),
    send: ({ client, init }) => client.POST('/get-keys', init),
  })
}

/** Makes a key for a program. A wrong password is reported at `password`; fails as `conflict` where there are too many. */
export function createKey(draft: KeyDraft): Service<Schemas['KeyCreated']> {
  const body = keys.createKey.toWire(keyInput(draft))
  return call({
    wire: keys.createKey,
    send: ({ client, init }) => client.POST('/create-key', { ...init, body }),
  })
}

const keyInput = ({ name, days, ...draft }: KeyDraft): Schemas['CreateKey'] => ({
  ...draft,
  name: name.trim(),
  days: Number(days),
})

export const checkKey = checkOf(keys.createKey, keyInput)

/** Ends a key of the viewer; one that is over already, too. */
export function revokeKey(keyId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    wire: keys.revokeKey,
    send: ({ client, init }) => client.POST('/revoke-key', { ...init, body: keys.revokeKey.toWire({ keyId }) }),
  })
}
