import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/editBusiness.js'
import type { BusinessDetailsDraft, BusinessProfileDraft } from '../drafts.ts'
import { signupFieldOf } from '../wire/accounts.ts'
import {
  businessDetailsToWire,
  businessProfileToWire,
  businessDetailsFieldOf,
  type BusinessDetailsFiles,
} from '../wire/profile-edits.ts'
import { renamed } from './renamed.ts'

/** The rules that the profile of a business's owner breaks. */
export function checkBusinessProfile(draft: BusinessProfileDraft, picture: readonly string[]): readonly FieldError[] {
  return renamed(check(businessProfileToWire(draft, picture)), signupFieldOf)
}

/** The rules that a business's details break. */
export function checkBusinessDetails(draft: BusinessDetailsDraft, files: BusinessDetailsFiles): readonly FieldError[] {
  return renamed(check(businessDetailsToWire(draft, files)), businessDetailsFieldOf)
}
