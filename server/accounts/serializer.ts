import type { components } from '../../generated/client/schemas.ts'
import { fileLink, fromLink, toPicture } from '../files/serializer.ts'
import type { Place } from './repository.ts'
import type { BusinessView, DocumentView } from '../businesses/service-profile.ts'
import type { Language } from '../schema/column-types.ts'
import type { KeyView } from './repository-api-keys.ts'
import type { SessionView } from './repository-sessions.ts'
import type { BusinessChange, CustomerChange, OwnAccount } from './service-profile.ts'
import type { NewBusiness, NewCustomer } from './service-signup.ts'
import type { ServiceSettings } from '../platform/runtime/dependencies.ts'

type Schemas = components['schemas']

/** Undefined where the field is missing, null where it is emptied. */
function fromPicture(picture: Schemas['Picture'] | null | undefined): string | null | undefined {
  return picture ? fromLink(picture.url) : picture
}

const fromFlag = (flag: Schemas['Flag'] | undefined): boolean | undefined =>
  flag === undefined ? undefined : flag === 1

const orNull = (text: string | undefined): string | null => text || null

export function fromSignupCustomer(body: Schemas['SignupCustomer'], language: Language): NewCustomer {
  const { picture, termsAccepted: _, ...person } = body
  return { ...person, language: body.language ?? language, pictureId: fromPicture(picture) ?? null }
}

export function fromSignupBusiness(body: Schemas['SignupBusiness'], language: Language): NewBusiness {
  const { picture, logo, documents = [], zipCode: zipcode, termsAccepted: _, ...business } = body
  const first = (links: readonly string[] | undefined): string | null => links?.map(fromLink)[0] ?? null
  return {
    ...business,
    language: body.language ?? language,
    pictureId: first(picture),
    referenceCode: orNull(body.referenceCode),
    businessIdNumber: orNull(body.businessIdNumber),
    businessEmail: orNull(body.businessEmail),
    zipcode,
    logoId: first(logo),
    radius: body.radius ?? 0,
    documentIds: documents.map(fromLink),
    hasLicense: body.hasLicense === 1,
    hasInsurance: body.hasInsurance === 1,
    isHidden: body.isHidden ?? false,
  }
}

export function fromEditCustomer(body: Schemas['EditCustomer']): CustomerChange {
  const { name, email, password, phone, country, state, city, language } = body
  const mailEnabled = body.emailNotifications
  const pictureId = fromPicture(body.picture)
  return { name, email, password, phone, country, state, city, language, mailEnabled, pictureId }
}

export function fromEditBusiness(body: Schemas['EditBusiness']): BusinessChange {
  const { name, email, password, phone, language, address, country, state, zipCode: zipcode } = body
  return {
    name,
    email,
    password,
    phone,
    language,
    mailEnabled: body.emailNotifications,
    pictureId: fromPicture(body.picture),
    businessName: body.businessName,
    businessIdNumber: body.businessIdNumber,
    businessPhone: body.businessPhone,
    businessEmail: body.businessEmail === undefined ? undefined : orNull(body.businessEmail),
    categories: body.categories,
    address,
    country,
    state,
    cities: body.cities,
    radius: body.radius,
    zipcode,
    logoId: fromPicture(body.logo),
    documentIds: body.documents?.map(fromLink),
    hasLicense: fromFlag(body.hasLicense),
    hasInsurance: fromFlag(body.hasInsurance),
    isHidden: body.isHidden,
  }
}

export function toCustomerData(
  { publicUrl, emailVerification }: Pick<ServiceSettings, 'publicUrl' | 'emailVerification'>,
  account: OwnAccount,
  place: Place,
): Schemas['CustomerData'] {
  const { isVerified, isTrusted } = account
  return {
    ...toPerson(account),
    ...place,
    picture: toPicture(publicUrl, account.pictureId),
    isEmailVerified: isVerified,
    isEmailVerificationRequired: emailVerification === 'required' && (isVerified || !isTrusted),
  }
}

export function toBusinessData(
  publicUrl: string,
  account: OwnAccount,
  business: BusinessView,
): Schemas['BusinessData'] {
  return {
    ...toPerson(account),
    country: business.country,
    state: business.state,
    cities: business.cities,
    radius: business.radius,
    categories: business.categories,
    picture: toPicture(publicUrl, account.pictureId),
    businessName: business.businessName,
    isEmailVerified: account.isVerified,
  }
}

/** What both roles have. */
function toPerson({ id, name, email, pendingEmail, phone, language, isMailEnabled }: OwnAccount) {
  return { id, name, email, pendingEmail, phone, language, emailNotifications: isMailEnabled }
}

export function toBusinessDetails(
  { publicUrl, emailVerification }: Pick<ServiceSettings, 'publicUrl' | 'emailVerification'>,
  account: OwnAccount,
  business: BusinessView,
  documents: readonly DocumentView[],
): Schemas['BusinessDetails'] {
  return {
    ...toBusinessData(publicUrl, account, business),
    isEmailVerificationRequired: emailVerification === 'required',
    businessIdNumber: business.businessIdNumber,
    businessPhone: business.businessPhone,
    businessEmail: business.businessEmail,
    address: business.address,
    zipCode: business.zipcode,
    logo: toPicture(publicUrl, business.logoId),
    documents: documents.map(({ fileId, name }) => ({ url: fileLink(publicUrl, fileId), name })),
    hasLicense: business.hasLicense ? 1 : 0,
    hasInsurance: business.hasInsurance ? 1 : 0,
    steppedDown: business.steppedDown,
    isHidden: business.isHidden,
    checks: [
      ...toCheck(publicUrl, 'license', business.licenseFileId, business.licenseCheckedAt),
      ...toCheck(publicUrl, 'insurance', business.insuranceFileId, business.insuranceCheckedAt),
    ],
  }
}

function toCheck(
  publicUrl: string,
  of: Schemas['DocumentCheck']['of'],
  fileId: string | null,
  at: Date | null,
): Schemas['DocumentCheck'][] {
  return fileId === null || at === null ? [] : [{ of, url: fileLink(publicUrl, fileId), checkedOn: at.toISOString() }]
}

export function toSession({ id, browser, system, createdAt, lastUsedAt, isCurrent }: SessionView): Schemas['Session'] {
  const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() }
  return { sessionId: id, browser, system, ...times, isCurrent }
}

export function toKey({ id, name, start, scopes, createdAt, lastUsedAt, expiresAt }: KeyView): Schemas['Key'] {
  return {
    keyId: id,
    name,
    start,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    endsAt: expiresAt.toISOString(),
  }
}
