import { Effect } from 'effect'
import {
  addPasskey as addRules,
  beginPasskey as beginRules,
  removePasskey as removeRules,
} from '../../generated/validate/second-step.js'
import type { Failure } from '../../machines/outcome.ts'
import type { PasskeyDraft, ProofDraft } from '../services/drafts.ts'
import {
  addPasskey,
  beginPasskey,
  checkPasskeyName,
  checkPasskeyProof,
  checkPasskeyRemoval,
  listPasskeys,
  removePasskey,
} from '../services/passkeys.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
import { lazy } from '../shared/lazy.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { loaderOf } from './loading.ts'

export type { Passkey } from '../services/types.ts'

const browser = lazy(() => import('./passkey-ceremony.ts'))

/** Loads what opens the viewer's account without a password; the input is `{ request: null }`. */
export const passkeysMachine = (environment: Environment) => loaderOf(environment, (_: null) => listPasskeys())

/** Adds a passkey: proves who asks, has the browser make one, and sends it. A code is asked for where the account has a second step. */
export function addPasskeyForm(environment: Environment, needsCode: boolean) {
  const checkName = checkPasskeyName(addRules)
  const checkProof = checkPasskeyProof(beginRules)
  return formOf<PasskeyDraft, Schemas['PasskeyAdded']>(environment, {
    initial: { name: '', password: '', code: '' },
    check: (draft) => [
      ...checkName(draft),
      ...checkProof(draft),
      ...(needsCode && draft.code.trim() === '' ? [{ field: 'code', code: 'CODE_REQUIRED' } as const] : []),
    ],
    call: ({ draft }) =>
      Effect.gen(function* () {
        const { makePasskey } = yield* Effect.tryPromise({
          try: () => browser.fetch(),
          catch: (): Failure => ({ type: 'offline' }),
        })
        const made = yield* makePasskey(yield* beginPasskey(draft))
        return yield* addPasskey({ name: draft.name.trim(), ...made })
      }),
  })
}

/** Takes a passkey away. */
export function removePasskeyForm(environment: Environment, passkeyId: string) {
  return formOf<ProofDraft, Acknowledged>(environment, {
    initial: { password: '' },
    check: checkPasskeyRemoval(removeRules),
    call: ({ draft }) => removePasskey(passkeyId, draft),
  })
}
