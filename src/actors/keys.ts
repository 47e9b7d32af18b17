import { createKey as createKeyRules } from '../../generated/validate/keys.js'
import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { KeyDraft } from '../services/drafts.ts'
import { checkKey, createKey, listKeys, revokeKey } from '../services/keys.ts'
import type { Acknowledged, ApiKey, Schemas } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { runService } from './run-service.ts'

export { keyScopes } from '../../generated/operations.ts'
export type { ApiKey as ProgramKey } from '../services/types.ts'

/** Loads the viewer's keys for programs; the input is `{ request: null }`. */
export function keysMachine(environment: Environment) {
  return createDetails<null, readonly ApiKey[]>().provide({
    actors: { load: fromPromise(({ signal }) => runService(environment, signal, listKeys())) },
  })
}

/** Makes a key. No draft is stored. */
export function newKeyForm(environment: Environment) {
  return formOf<KeyDraft, Schemas['KeyCreated']>(environment, {
    initial: { name: '', scopes: [], days: '90', password: '' },
    check: checkKey(createKeyRules),
    save: ({ draft }, signal) => runService(environment, signal, createKey(draft)),
  })
}

export type Revoking = { readonly keyId: string }

/** Ends a key, once that is confirmed. */
export function revokeKeyCommand(environment: Environment, intent: Revoking) {
  return commandOf<Revoking, Acknowledged>(environment, {
    intent,
    save: ({ intent: { keyId } }, signal) => runService(environment, signal, revokeKey(keyId)),
  })
}
