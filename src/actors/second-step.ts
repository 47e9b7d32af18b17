import {
  beginSecondStep as beginRules,
  confirmSecondStep as confirmRules,
  endSecondStep as endRules,
  proveAgain as proveRules,
} from '../../generated/validate/second-step.js'
import type { CodeDraft, FullProofDraft, ProofDraft } from '../services/drafts.ts'
import {
  beginSecondStep,
  checkFirstCode,
  checkFullProof,
  checkPassword,
  checkProvenCode,
  confirmSecondStep,
  endSecondStep,
  listSecurityEvents,
  proveAgain,
  readSecondStep,
  renewRecoveryCodes,
} from '../services/second-step.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { loaderOf } from './loading.ts'

export type { AuthenticatorKey, SecondStep, SecurityEvent } from '../services/types.ts'

/** Loads whether the viewer's login needs a code; the input is `{ request: null }`. */
export const secondStepMachine = (environment: Environment) => loaderOf(environment, (_: null) => readSecondStep())

/** Loads what happened to the safety of the viewer's account; the input is `{ request: null }`. */
export const securityEventsMachine = (environment: Environment) =>
  loaderOf(environment, (_: null) => listSecurityEvents())

/** Asks for a key for an authenticator app. No draft of these forms is stored. */
export function beginSecondStepForm(environment: Environment) {
  return formOf<ProofDraft, Schemas['SecondStepBegun']>(environment, {
    initial: { password: '' },
    check: checkPassword(beginRules),
    call: ({ draft }) => beginSecondStep(draft),
  })
}

/** Turns the second step on by a first code. */
export function confirmSecondStepForm(environment: Environment) {
  return formOf<CodeDraft, Schemas['RecoveryCodes']>(environment, {
    initial: { code: '' },
    check: checkFirstCode(confirmRules),
    call: ({ draft }) => confirmSecondStep(draft),
  })
}

/** Asks for other recovery codes. */
export function renewRecoveryCodesForm(environment: Environment) {
  return formOf<FullProofDraft, Schemas['RecoveryCodes']>(environment, {
    initial: { password: '', code: '' },
    check: checkFullProof(endRules),
    call: ({ draft }) => renewRecoveryCodes(draft),
  })
}

/** Turns the second step off. */
export function endSecondStepForm(environment: Environment) {
  return formOf<FullProofDraft, Acknowledged>(environment, {
    initial: { password: '', code: '' },
    check: checkFullProof(endRules),
    call: ({ draft }) => endSecondStep(draft),
  })
}

/** Proves by a code who asks, before what a session alone may not do. */
export function proveAgainForm(environment: Environment) {
  return formOf<CodeDraft, Acknowledged>(environment, {
    initial: { code: '' },
    check: checkProvenCode(proveRules),
    call: ({ draft }) => proveAgain(draft),
  })
}
