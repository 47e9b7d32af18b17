import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/editBusiness.js'
import type { BusinessDetailsDraft, BusinessProfileDraft } from '../types.ts'
import {
  businessDetailsToWire,
  businessProfileToWire,
  detailsFieldOf,
  profileFieldOf,
  type DetailsFiles,
} from '../wire/profile-edits.ts'
import { renamed } from './renamed.ts'

/** What keeps the person behind a business from being saved. */
export function checkBusinessProfile(draft: BusinessProfileDraft, picture: readonly string[]): readonly FieldError[] {
  return renamed(check(businessProfileToWire(draft, picture)), profileFieldOf)
}

/** What keeps the details of a business from being saved. */
export function checkBusinessDetails(draft: BusinessDetailsDraft, files: DetailsFiles): readonly FieldError[] {
  return renamed(check(businessDetailsToWire(draft, files)), detailsFieldOf)
}
