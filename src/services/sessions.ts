import { call, type Service } from './client.ts'
import type { Acknowledged, OpenSession } from './types.ts'

/** Where the viewer is logged in, this session first. */
export function listSessions(): Service<readonly OpenSession[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-sessions', init),
    read: ({ sessions }) => sessions.map(({ sessionId: id, ...session }) => ({ id, ...session })),
  })
}

// Ending what has ended is harmless, so both are tried again if the connection fails.

/** Ends one session of the viewer. */
export function endSession(sessionId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/end-session', { ...init, body: { sessionId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Ends all sessions of the viewer but this one. */
export function endOtherSessions(): Service<Acknowledged> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/end-other-sessions', init),
    read: ({ Message }) => ({ message: Message }),
  })
}
