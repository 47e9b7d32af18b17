import { createKey as createKeyRules } from '../../generated/validate/keys.js'
import type { KeyDraft } from '../services/drafts.ts'
import {
  checkKey,
  createKey,
  endOtherSessions,
  endSession,
  listKeys,
  listSessions,
  revokeKey,
} from '../services/sessions.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { loaderOf } from './loading.ts'

export { keyScopes } from '../../generated/operations.ts'
export type { ApiKey as ProgramKey, OpenSession } from '../services/types.ts'

/** Loads where the viewer is logged in; the input is `{ request: null }`. */
export const sessionsMachine = (environment: Environment) => loaderOf(environment, (_: null) => listSessions())

/** One session, or all others. */
export type Ending = { readonly sessionId: string | null }

/** Ends one session, or all others, once that is confirmed. */
export function endSessionCommand(environment: Environment, intent: Ending) {
  return commandOf<Ending, Acknowledged>(environment, {
    intent,
    call: ({ intent: { sessionId } }) => (sessionId === null ? endOtherSessions() : endSession(sessionId)),
  })
}

/** Loads the viewer's keys for programs; the input is `{ request: null }`. */
export const keysMachine = (environment: Environment) => loaderOf(environment, (_: null) => listKeys())

/** Makes a key. No draft is stored. */
export function newKeyForm(environment: Environment) {
  return formOf<KeyDraft, Schemas['KeyCreated']>(environment, {
    initial: { name: '', scopes: [], days: '90', password: '' },
    check: checkKey(createKeyRules),
    call: ({ draft }) => createKey(draft),
  })
}

export type Revoking = { readonly keyId: string }

/** Ends a key, once that is confirmed. */
export function revokeKeyCommand(environment: Environment, intent: Revoking) {
  return commandOf<Revoking, Acknowledged>(environment, { intent, call: ({ intent: { keyId } }) => revokeKey(keyId) })
}
