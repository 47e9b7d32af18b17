import { cleanMailAddress } from '../../../generated/mail-address.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/editCustomer.js'
import type { EmailDraft } from '../drafts.ts'

/** The rules that another address breaks; a business has the same. The address of today is no other one. */
export function checkEmailChange({ email, password }: EmailDraft, present: string): readonly FieldError[] {
  const body = { email: cleanMailAddress(email), password }
  // Cleans the address as the server does.
  const errors = check(body)
  const isSame = body.email.toLowerCase() === present.toLowerCase()
  return isSame ? [{ field: 'email', code: 'EMAIL_TAKEN' }, ...errors] : errors
}
