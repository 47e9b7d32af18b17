import * as wire from '../../generated/client/wire-client.ts'
import { call, reading, type Service } from './client.ts'
import type { Acknowledged, Schemas } from './types.ts'

/** Where the viewer is logged in, this session first. */
export function listSessions(): Service<readonly Schemas['Session'][]> {
  return call({
    isSafe: true,
    wire: reading(wire.listSessions, ({ sessions }) => sessions),
    send: ({ client, init }) => client.POST('/get-sessions', init),
  })
}

// Ending what has ended is harmless, so both are tried again if the connection fails.

/** Ends one session of the viewer. */
export function endSession(sessionId: string): Service<Acknowledged> {
  const body = wire.endSession.toWire({ sessionId })
  return call({
    isSafe: true,
    wire: wire.endSession,
    send: ({ client, init }) => client.POST('/end-session', { ...init, body }),
  })
}

/** Ends all sessions of the viewer but this one. */
export function endOtherSessions(): Service<Acknowledged> {
  return call({
    isSafe: true,
    wire: wire.endOtherSessions,
    send: ({ client, init }) => client.POST('/end-other-sessions', init),
  })
}
