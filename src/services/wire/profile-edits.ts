import { cleanMailAddress } from '../../../generated/mail-address.ts'
import type { components } from '../../../generated/api.ts'
import type { BusinessDetailsDraft, BusinessProfileDraft, CustomerProfileDraft } from '../drafts.ts'
import { flag, signupFieldOf } from './accounts.ts'

type Schemas = components['schemas']

export function customerProfileToWire(draft: CustomerProfileDraft, picture: readonly string[]) {
  return {
    pic_url: pictureToWire(picture),
    name: draft.name.trim(),
    phone: draft.phone.trim(),
    country: draft.country,
    state: draft.state,
    city: draft.city,
  }
}

export function businessProfileToWire(draft: BusinessProfileDraft, picture: readonly string[]) {
  return {
    name: draft.name.trim(),
    phone: draft.phone.trim(),
    profile_pic: pictureToWire(picture),
  }
}

/** The links of a business's uploaded files. */
export type BusinessDetailsFiles = { readonly logo: readonly string[]; readonly documents: readonly string[] }

export function businessDetailsToWire(draft: BusinessDetailsDraft, { logo, documents }: BusinessDetailsFiles) {
  return {
    buisness_name: draft.businessName.trim(),
    buisness_id_number: draft.businessIdNumber.trim(),
    buisness_phone_number: draft.businessPhone.trim(),
    buisness_email: cleanMailAddress(draft.businessEmail),
    category: [...draft.categories],
    address: draft.address.trim(),
    country: draft.country,
    state: draft.state,
    city: [...draft.cities],
    zipcode: draft.zipCode.trim(),
    logo_url: pictureToWire(logo),
    documents_urls: [...documents],
    isLicense: flag(draft.hasLicense),
    isInsurance: flag(draft.hasInsurance),
  }
}

/** Our names for the fields of a business's details, which can have several cities. */
export function businessDetailsFieldOf(wireField: string): string {
  return wireField === 'city' ? 'cities' : signupFieldOf(wireField)
}

function pictureToWire([url]: readonly string[]): Schemas['Picture'] {
  return url === undefined ? null : { url }
}
