import type { components } from '../../generated/api.ts'
import { fileLink, fromLink, toPicture } from '../files/wire.ts'
import type { Place } from './rows.ts'
import type { BusinessView, DocumentView } from './rows-businesses.ts'
import type { Language } from '../schema/columns.ts'
import type { KeyView } from './rows-keys.ts'
import type { SessionView } from './rows-sessions.ts'
import type { BusinessChange, CustomerChange, OwnAccount } from './rules-profile.ts'
import type { NewBusiness, NewCustomer } from './rules-signup.ts'
import type { RuleSettings } from '../tools.ts'

type Wire = components['schemas']

/** Undefined where the field is missing, null where it is emptied. */
function fromPicture(picture: Wire['Picture'] | null | undefined): string | null | undefined {
  return picture ? fromLink(picture.url) : picture
}

const fromFlag = (flag: Wire['Flag'] | undefined): boolean | undefined => (flag === undefined ? undefined : flag === 1)

const orNull = (text: string | undefined): string | null => text || null

export function fromSignupCustomer(body: Wire['SignupCustomer'], language: Language): NewCustomer {
  return {
    name: body.name,
    email: body.email,
    phone: body.phone,
    password: body.password,
    language: body.language ?? language,
    pictureId: fromPicture(body.pic_url) ?? null,
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

export function fromEditCustomer(body: Wire['EditCustomer']): CustomerChange {
  const { name, email, password, phone, country, state, city, language } = body
  const mailEnabled = body.email_notifications
  const pictureId = fromPicture(body.pic_url)
  return { name, email, password, phone, country, state, city, language, mailEnabled, pictureId }
}

export function fromEditBusiness(body: Wire['EditBusiness']): BusinessChange {
  const { name, email, password, phone, language, address, country, state, zipcode } = body
  return {
    name,
    email,
    password,
    phone,
    language,
    mailEnabled: body.email_notifications,
    pictureId: fromPicture(body.profile_pic),
    businessName: body.buisness_name,
    businessIdNumber: body.buisness_id_number,
    businessPhone: body.buisness_phone_number,
    businessEmail: body.buisness_email === undefined ? undefined : orNull(body.buisness_email),
    categories: body.category,
    address,
    country,
    state,
    cities: body.city,
    zipcode,
    logoId: fromPicture(body.logo_url),
    documentIds: body.documents_urls?.map(fromLink),
    hasLicense: fromFlag(body.isLicense),
    hasInsurance: fromFlag(body.isInsurance),
  }
}

export function toCustomerData(
  { publicUrl, emailVerification }: Pick<RuleSettings, 'publicUrl' | 'emailVerification'>,
  account: OwnAccount,
  place: Place,
): Wire['CustomerData'] {
  const { isVerified, isTrusted } = account
  return {
    ...toPerson(account),
    ...place,
    pic_url: toPicture(publicUrl, account.pictureId),
    email_verified: isVerified,
    email_verification_required: emailVerification === 'required' && (isVerified || !isTrusted),
  }
}

export function toBusinessData(publicUrl: string, account: OwnAccount, business: BusinessView): Wire['BusinessData'] {
  return {
    ...toPerson(account),
    country: business.country,
    state: business.state,
    city: business.cities,
    category: business.categories,
    profile_pic: toPicture(publicUrl, account.pictureId),
    buisness_name: business.businessName,
    email_verified: account.isVerified,
  }
}

/** What both roles have. */
function toPerson({ id, name, email, pendingEmail, phone, language, isMailEnabled }: OwnAccount) {
  return { id, name, email, email_pending: pendingEmail, phone, language, email_notifications: isMailEnabled }
}

export function toBusinessDetails(
  { publicUrl, emailVerification }: Pick<RuleSettings, 'publicUrl' | 'emailVerification'>,
  account: OwnAccount,
  business: BusinessView,
  documents: readonly DocumentView[],
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
    documents_urls: documents.map(({ fileId }) => fileLink(publicUrl, fileId)),
    documents: documents.map(({ fileId, name }) => ({ url: fileLink(publicUrl, fileId), name })),
    isLicense: business.hasLicense ? 1 : 0,
    isInsurance: business.hasInsurance ? 1 : 0,
    steppedDown: business.steppedDown,
    checks: [
      ...toCheck(publicUrl, 'license', business.licenseFileId, business.licenseCheckedAt),
      ...toCheck(publicUrl, 'insurance', business.insuranceFileId, business.insuranceCheckedAt),
    ],
  }
}

function toCheck(
  publicUrl: string,
  of: Wire['DocumentCheck']['of'],
  fileId: string | null,
  at: Date | null,
): Wire['DocumentCheck'][] {
  return fileId === null || at === null ? [] : [{ of, url: fileLink(publicUrl, fileId), checkedOn: at.toISOString() }]
}

export function toSession({ id, browser, system, createdAt, lastUsedAt, isCurrent }: SessionView): Wire['Session'] {
  const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() }
  return { sessionId: id, browser, system, ...times, isCurrent }
}

export function toKey({ id, name, start, scopes, createdAt, lastUsedAt, expiresAt }: KeyView): Wire['Key'] {
  return {
    keyId: id,
    name,
    start,
    scopes: [...scopes],
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    endsAt: expiresAt.toISOString(),
  }
}
