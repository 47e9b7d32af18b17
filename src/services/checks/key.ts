import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/createKey.js'
import type { KeyDraft } from '../drafts.ts'
import { keyToWire } from '../wire/keys.ts'

/** The rules that a new key breaks. */
export function checkKey(draft: KeyDraft): readonly FieldError[] {
  return check(keyToWire(draft))
}
