import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/deleteAccount.js'
import type { ProofDraft } from '../drafts.ts'

/** The rules that a password breaks by which somebody proves who asks. */
export function checkProof(draft: ProofDraft): readonly FieldError[] {
  return check({ ...draft })
}
