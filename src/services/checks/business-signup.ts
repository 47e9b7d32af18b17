import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/signupBusiness.js'
import type { BusinessSignupDraft } from '../drafts.ts'
import { businessSignupToWire, disagreed, signupFieldOf, type BusinessFiles } from '../wire/accounts.ts'
import { renamed } from './renamed.ts'

/** The rules that a business's sign-up breaks. */
export function checkBusinessSignup(draft: BusinessSignupDraft, files: BusinessFiles): readonly FieldError[] {
  return renamed(check({ ...disagreed, ...businessSignupToWire(draft, files, 'en') }), signupFieldOf)
}
