import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/editCustomer.js'
import type { CustomerProfileDraft } from '../drafts.ts'
import { customerProfileToWire, profileFieldOf } from '../wire/profile-edits.ts'
import { renamed } from './renamed.ts'

/** What keeps a customer's profile from being saved; `picture` is the link of an uploaded file, or nothing. */
export function checkCustomerProfile(draft: CustomerProfileDraft, picture: readonly string[]): readonly FieldError[] {
  return renamed(check(customerProfileToWire(draft, picture)), profileFieldOf)
}
