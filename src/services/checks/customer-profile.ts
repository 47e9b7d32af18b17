import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/editCustomer.js'
import type { CustomerProfileDraft } from '../drafts.ts'
import { signupFieldOf } from '../wire/accounts.ts'
import { customerProfileToWire } from '../wire/profile-edits.ts'
import { renamed } from './renamed.ts'

/** The rules that a customer's profile breaks; `picture` is the link of an uploaded file, or null. */
export function checkCustomerProfile(draft: CustomerProfileDraft, picture: readonly string[]): readonly FieldError[] {
  return renamed(check(customerProfileToWire(draft, picture)), signupFieldOf)
}
