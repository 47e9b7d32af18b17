import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import { endOtherSessions, endSession, listSessions } from '../services/sessions.ts'
import type { Acknowledged, OpenSession } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

export type { OpenSession } from '../services/types.ts'

/** Loads where the viewer is logged in; the input is `{ request: null }`. */
export function sessionsMachine(environment: Environment) {
  return createDetails<null, readonly OpenSession[]>().provide({
    actors: { load: fromPromise(({ signal }) => runService(environment, signal, listSessions())) },
  })
}

/** One session, or all others. */
export type Ending = { readonly sessionId: string | null }

/** Ends one session, or all others, once that is confirmed. */
export function endSessionCommand(environment: Environment, intent: Ending) {
  return commandOf<Ending, Acknowledged>(environment, {
    intent,
    save: ({ intent: { sessionId } }, signal) =>
      runService(environment, signal, sessionId === null ? endOtherSessions() : endSession(sessionId)),
  })
}
