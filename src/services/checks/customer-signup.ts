import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/signupCustomer.js'
import type { CustomerSignupDraft } from '../drafts.ts'
import { customerSignupToWire, disagreed, signupFieldOf, type CustomerFiles } from '../wire/accounts.ts'
import { renamed } from './renamed.ts'

/** The rules that a customer's sign-up breaks. */
export function checkCustomerSignup(draft: CustomerSignupDraft, files: CustomerFiles): readonly FieldError[] {
  return renamed(check({ ...disagreed, ...customerSignupToWire(draft, files, 'en') }), signupFieldOf)
}
