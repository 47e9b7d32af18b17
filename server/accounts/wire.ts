import type { components } from '../../generated/api.ts'
import { fileIdOf, fileLink } from '../files/wire.ts'
import type { AccountView, Place } from './rows.ts'
import type { BusinessView } from './rows-businesses.ts'
import type { Language } from '../schema/tables.ts'
import type { NewBusiness, NewCustomer } from './rules-signup.ts'
import type { RuleSettings } from '../tools.ts'
import { toPicture } from '../jobs/wire.ts'

type Wire = components['schemas']

/** The file that a link names; a link that is none of ours names no file, and is refused where it is claimed. */
export function fromLink(link: string): string {
  return fileIdOf(link) ?? ''
}

function fromPicture(picture: Wire['Picture'] | null | undefined): string | null {
  return picture ? fromLink(picture.url) : null
}

const orNull = (text: string | undefined): string | null => text || null

export function fromSignupCustomer(body: Wire['SignupCustomer'], language: Language): NewCustomer {
  return {
    name: body.name,
    email: body.email,
    phone: body.phone,
    password: body.password,
    language: body.language ?? language,
    pictureId: fromPicture(body.pic_url),
    country: body.country,
    state: body.state,
    city: body.city,
  }
}

export function fromSignupBusiness(body: Wire['SignupBusiness'], language: Language): NewBusiness {
  const first = (links: readonly string[] | undefined): string | null => links?.map(fromLink)[0] ?? null
  return {
    name: body.name,
    email: body.email,
    phone: body.phone,
    password: body.password,
    language: body.language ?? language,
    pictureId: first(body.profile_pic),
    referenceCode: orNull(body.reference_code),
    businessName: body.buisness_name,
    businessIdNumber: orNull(body.buisness_id_number),
    businessPhone: body.buisness_phone_number,
    businessEmail: orNull(body.buisness_email),
    categories: body.category,
    address: body.address,
    country: body.country,
    state: body.state,
    cities: body.city,
    zipcode: body.zipcode,
    logoId: first(body.logo_url),
    documentIds: (body.documents_urls ?? []).map(fromLink),
    hasLicense: body.isLicense === 1,
    hasInsurance: body.isInsurance === 1,
  }
}

export function toCustomerData(publicUrl: string, account: AccountView, place: Place): Wire['CustomerData'] {
  const { id, name, email, phone, language } = account
  return {
    id,
    name,
    email,
    phone,
    ...place,
    pic_url: toPicture(publicUrl, account.pictureId),
    language,
    email_notifications: account.isMailEnabled,
  }
}

export function toBusinessData(publicUrl: string, account: AccountView, business: BusinessView): Wire['BusinessData'] {
  const { id, name, email, phone, language } = account
  return {
    id,
    name,
    email,
    phone,
    country: business.country,
    state: business.state,
    city: business.cities,
    category: business.categories,
    profile_pic: toPicture(publicUrl, account.pictureId),
    language,
    buisness_name: business.businessName,
    email_verified: account.isVerified,
    email_notifications: account.isMailEnabled,
  }
}

export function toBusinessDetails(
  { publicUrl, emailVerification }: Pick<RuleSettings, 'publicUrl' | 'emailVerification'>,
  account: AccountView,
  business: BusinessView,
  documentIds: readonly string[],
): Wire['BusinessDetails'] {
  return {
    ...toBusinessData(publicUrl, account, business),
    email_verification_required: emailVerification === 'required',
    buisness_id_number: business.businessIdNumber,
    buisness_phone_number: business.businessPhone,
    buisness_email: business.businessEmail,
    address: business.address,
    zipcode: business.zipcode,
    logo_url: toPicture(publicUrl, business.logoId),
    documents_urls: documentIds.map((id) => fileLink(publicUrl, id)),
    isLicense: business.hasLicense ? 1 : 0,
    isInsurance: business.hasInsurance ? 1 : 0,
  }
}
