import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { listKeys, revokeKey } from '../services/keys.ts'
import type { Acknowledged, ProgramKey } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

export type { ProgramKey } from '../services/types.ts'

/** Loads the viewer's keys for programs; the input is `{ request: null }`. */
export function keysMachine(environment: Environment) {
  return createDetails<null, readonly ProgramKey[]>().provide({
    actors: { load: fromPromise(({ signal }) => perform(environment, signal, listKeys())) },
  })
}

export type Revoking = { readonly keyId: string }

/** Ends a key, once that is confirmed. */
export function revokeKeyCommand(environment: Environment, intent: Revoking) {
  return commandOf<Revoking, Acknowledged>(environment, {
    intent,
    save: ({ intent: { keyId } }, signal) => perform(environment, signal, revokeKey(keyId)),
  })
}
