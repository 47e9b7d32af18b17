import * as wire from '../../generated/client/wire-second-step.ts'
import { call, reading, type Service } from './client.ts'
import type { CodeDraft, FullProofDraft, ProofDraft } from './drafts.ts'
import { checkOf } from './inputs.ts'
import type { Acknowledged, Schemas } from './types.ts'

/** Whether the viewer's login needs a code, since when, and how many recovery codes are left. */
export function readSecondStep(): Service<Schemas['SecondStep']> {
  return call({
    isSafe: true,
    wire: reading(wire.getSecondStep, ({ secondStep }) => secondStep),
    send: ({ client, init }) => client.POST('/get-second-step', init),
  })
}

/** A new key for an authenticator app. A wrong password is reported at `password`. Asked for again, it is another key. */
export function beginSecondStep(proof: ProofDraft): Service<Schemas['SecondStepBegun']> {
  const body = wire.beginSecondStep.toWire(proof)
  return call({
    wire: wire.beginSecondStep,
    send: ({ client, init }) => client.POST('/begin-second-step', { ...init, body }),
  })
}

/** Turns the second step on by a first code, and answers the recovery codes. A wrong code is reported at `code`. */
export function confirmSecondStep(draft: CodeDraft): Service<Schemas['RecoveryCodes']> {
  const body = wire.confirmSecondStep.toWire(codeInput(draft))
  return call({
    wire: wire.confirmSecondStep,
    send: ({ client, init }) => client.POST('/confirm-second-step', { ...init, body }),
  })
}

/** Other recovery codes; those of before end. A wrong password or code is reported at its field. */
export function renewRecoveryCodes(draft: FullProofDraft): Service<Schemas['RecoveryCodes']> {
  const body = wire.renewRecoveryCodes.toWire(proofInput(draft))
  return call({
    wire: wire.renewRecoveryCodes,
    send: ({ client, init }) => client.POST('/renew-recovery-codes', { ...init, body }),
  })
}

/** Turns the second step off. A wrong password or code is reported at its field. */
export function endSecondStep(draft: FullProofDraft): Service<Acknowledged> {
  const body = wire.endSecondStep.toWire(proofInput(draft))
  return call({
    wire: wire.endSecondStep,
    send: ({ client, init }) => client.POST('/end-second-step', { ...init, body }),
  })
}

const codeInput = ({ code }: CodeDraft): CodeDraft => ({ code: code.trim() })

const proofInput = ({ password, code }: FullProofDraft): FullProofDraft => ({ password, code: code.trim() })

export const checkPassword = checkOf(wire.beginSecondStep, (draft: ProofDraft) => draft)
export const checkFirstCode = checkOf(wire.confirmSecondStep, codeInput)
export const checkProvenCode = checkOf(wire.proveAgain, codeInput)
export const checkFullProof = checkOf(wire.endSecondStep, proofInput)

/** Lets this session do for ten minutes what needs a fresh code. A wrong code is reported at `code`. */
export function proveAgain(draft: CodeDraft): Service<Acknowledged> {
  const body = wire.proveAgain.toWire(codeInput(draft))
  return call({
    wire: wire.proveAgain,
    send: ({ client, init }) => client.POST('/prove-again', { ...init, body }),
  })
}

/** What happened to the safety of the viewer's account in 90 days, newest first; at most 100. */
export function listSecurityEvents(): Service<readonly Schemas['SecurityEvent'][]> {
  return call({
    isSafe: true,
    wire: reading(wire.listSecurityEvents, ({ events }) => events),
    send: ({ client, init }) => client.POST('/get-security-events', init),
  })
}
