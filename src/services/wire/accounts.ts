import { cleanMailAddress } from '../../../generated/mail-address.ts'
import type { BusinessSignupDraft, CustomerSignupDraft } from '../drafts.ts'
import type { Language } from '../types.ts'

/** The links of uploaded files, by slot. */
export type CustomerFiles = { readonly picture: readonly string[] }
export type BusinessFiles = CustomerFiles & { readonly logo: readonly string[]; readonly documents: readonly string[] }

export function customerSignupToWire(draft: CustomerSignupDraft, files: CustomerFiles, language: Language) {
  const [url] = files.picture
  return {
    role: 'customer' as const,
    pic_url: url === undefined ? null : { url },
    name: draft.name.trim(),
    email: cleanMailAddress(draft.email),
    phone: draft.phone.trim(),
    password: draft.password,
    country: draft.country,
    state: draft.state,
    city: draft.city,
    ...(draft.termsAccepted ? agreed : {}),
    language,
  }
}

export function businessSignupToWire(draft: BusinessSignupDraft, files: BusinessFiles, language: Language) {
  return {
    role: 'business' as const,
    is_subscribed: 'no' as const,
    name: draft.name.trim(),
    email: cleanMailAddress(draft.email),
    phone: draft.phone.trim(),
    password: draft.password,
    ...optional('reference_code', draft.referenceCode),
    buisness_name: draft.businessName.trim(),
    ...optional('buisness_id_number', draft.businessIdNumber),
    buisness_phone_number: draft.businessPhone.trim(),
    ...optional('buisness_email', cleanMailAddress(draft.businessEmail)),
    category: [...draft.categories],
    address: draft.address.trim(),
    state: draft.state,
    city: draft.city === '' ? [] : [draft.city],
    country: draft.country,
    zipcode: draft.zipCode.trim(),
    logo_url: [...files.logo],
    documents_urls: [...files.documents],
    profile_pic: [...files.picture],
    isLicense: flag(draft.hasLicense),
    isInsurance: flag(draft.hasInsurance),
    ...(draft.termsAccepted ? agreed : {}),
    language,
  }
}

const agreed = { terms_accepted: true } as const

/** An unticked box; the contract answers that it is required. */
export const disagreed = { terms_accepted: false }

const ourNames: { readonly [wire: string]: string } = {
  pic_url: 'picture',
  profile_pic: 'picture',
  logo_url: 'logo',
  documents_urls: 'documents',
  terms_accepted: 'termsAccepted',
  reference_code: 'referenceCode',
  buisness_name: 'businessName',
  buisness_id_number: 'businessIdNumber',
  buisness_phone_number: 'businessPhone',
  buisness_email: 'businessEmail',
  category: 'categories',
  zipcode: 'zipCode',
  isLicense: 'hasLicense',
  isInsurance: 'hasInsurance',
}

/** Our names for the fields of the sign-up payloads. */
export function signupFieldOf(wireField: string): string {
  return ourNames[wireField] ?? wireField
}

/** How the API spells yes and no. */
export function flag(yes: boolean): 0 | 1 {
  return yes ? 1 : 0
}

function optional<Name extends string>(name: Name, text: string): { readonly [Key in Name]?: string } {
  const value: { [Key in Name]?: string } = {}
  if (text.trim() !== '') Object.assign(value, { [name]: text.trim() })
  return value
}
