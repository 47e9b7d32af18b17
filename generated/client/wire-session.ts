// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const signupCustomerToWire = (value: Clean['SignupCustomer']): Wire['SignupCustomer'] => {
  const { picture: _picture, termsAccepted: _termsAccepted, ...rest } = value
  return {
    ...rest,
    ...(value.picture !== undefined && { pic_url: value.picture }),
    ...(value.termsAccepted !== undefined && { terms_accepted: value.termsAccepted }),
  }
}

const signupBusinessToWire = (value: Clean['SignupBusiness']): Wire['SignupBusiness'] => {
  const {
    referenceCode: _referenceCode,
    businessName: _businessName,
    businessIdNumber: _businessIdNumber,
    businessPhone: _businessPhone,
    businessEmail: _businessEmail,
    categories: _categories,
    isHidden: _isHidden,
    cities: _cities,
    zipCode: _zipCode,
    logo: _logo,
    documents: _documents,
    picture: _picture,
    hasLicense: _hasLicense,
    hasInsurance: _hasInsurance,
    termsAccepted: _termsAccepted,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.referenceCode !== undefined && { reference_code: value.referenceCode }),
    buisness_name: value.businessName,
    ...(value.businessIdNumber !== undefined && { buisness_id_number: value.businessIdNumber }),
    buisness_phone_number: value.businessPhone,
    ...(value.businessEmail !== undefined && { buisness_email: value.businessEmail }),
    category: value.categories && [...value.categories],
    ...(value.isHidden !== undefined && { hidden: value.isHidden }),
    city: value.cities && [...value.cities],
    zipcode: value.zipCode,
    ...(value.logo !== undefined && { logo_url: value.logo && [...value.logo] }),
    ...(value.documents !== undefined && { documents_urls: value.documents && [...value.documents] }),
    ...(value.picture !== undefined && { profile_pic: value.picture && [...value.picture] }),
    ...(value.hasLicense !== undefined && { isLicense: value.hasLicense }),
    ...(value.hasInsurance !== undefined && { isInsurance: value.hasInsurance }),
    ...(value.termsAccepted !== undefined && { terms_accepted: value.termsAccepted }),
  }
}

const customerDataFromWire = (value: Wire['CustomerData']): Clean['CustomerData'] => {
  const {
    email_pending: _email_pending,
    pic_url: _pic_url,
    email_verified: _email_verified,
    email_verification_required: _email_verification_required,
    email_notifications: _email_notifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.email_pending !== undefined && { pendingEmail: value.email_pending }),
    picture: value.pic_url,
    ...(value.email_verified !== undefined && { isEmailVerified: value.email_verified }),
    ...(value.email_verification_required !== undefined && {
      isEmailVerificationRequired: value.email_verification_required,
    }),
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
  }
}

const customerLoginFromWire = (value: Wire['CustomerLogin']): Clean['CustomerLogin'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return { ...rest, message: value.Message, user: customerDataFromWire(value.data) }
}

const businessDataFromWire = (value: Wire['BusinessData']): Clean['BusinessData'] => {
  const {
    email_pending: _email_pending,
    city: _city,
    category: _category,
    profile_pic: _profile_pic,
    buisness_name: _buisness_name,
    email_verified: _email_verified,
    email_notifications: _email_notifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.email_pending !== undefined && { pendingEmail: value.email_pending }),
    cities: value.city,
    categories: value.category,
    picture: value.profile_pic,
    businessName: value.buisness_name,
    isEmailVerified: value.email_verified,
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
  }
}

const businessLoginFromWire = (value: Wire['BusinessLogin']): Clean['BusinessLogin'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return { ...rest, message: value.Message, user: businessDataFromWire(value.data) }
}

const loginAnswerFromWire = (value: Wire['LoginAnswer']): Clean['LoginAnswer'] =>
  value.type === 'customer'
    ? customerLoginFromWire(value)
    : value.type === 'business'
      ? businessLoginFromWire(value)
      : value

const passkeyRequestFromWire = (value: Wire['PasskeyRequest']): Clean['PasskeyRequest'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const sessionsFromWire = (value: Wire['Sessions']): Clean['Sessions'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const customerSignedUpFromWire = (value: Wire['CustomerSignedUp']): Clean['CustomerSignedUp'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return {
    ...rest,
    message: value.Message,
    ...(value.data !== undefined && { user: customerDataFromWire(value.data) }),
  }
}

const businessSignedUpFromWire = (value: Wire['BusinessSignedUp']): Clean['BusinessSignedUp'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return {
    ...rest,
    message: value.Message,
    ...(value.data !== undefined && { user: businessDataFromWire(value.data) }),
  }
}

export const loginCustomer = { toWire: same<Clean['Login']>, fromWire: loginAnswerFromWire, cleanFields: {} }

export const loginBusiness = { toWire: same<Clean['Login']>, fromWire: loginAnswerFromWire, cleanFields: {} }

export const finishLogin = { toWire: same<Clean['FinishLogin']>, fromWire: loginAnswerFromWire, cleanFields: {} }

export const beginPasskeyLogin = { fromWire: passkeyRequestFromWire }

export const finishPasskeyLogin = {
  toWire: same<Clean['PasskeyLogin']>,
  fromWire: loginAnswerFromWire,
  cleanFields: {},
}

export const logout = { fromWire: acknowledgedFromWire }

export const listSessions = { fromWire: sessionsFromWire }

export const endSession = { toWire: same<Clean['EndSession']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const endOtherSessions = { fromWire: acknowledgedFromWire }

export const signupCustomer = {
  toWire: signupCustomerToWire,
  fromWire: customerSignedUpFromWire,
  cleanFields: { pic_url: 'picture', terms_accepted: 'termsAccepted' },
}

export const signupBusiness = {
  toWire: signupBusinessToWire,
  fromWire: businessSignedUpFromWire,
  cleanFields: {
    reference_code: 'referenceCode',
    buisness_name: 'businessName',
    buisness_id_number: 'businessIdNumber',
    buisness_phone_number: 'businessPhone',
    buisness_email: 'businessEmail',
    category: 'categories',
    hidden: 'isHidden',
    city: 'cities',
    zipcode: 'zipCode',
    logo_url: 'logo',
    documents_urls: 'documents',
    profile_pic: 'picture',
    isLicense: 'hasLicense',
    isInsurance: 'hasInsurance',
    terms_accepted: 'termsAccepted',
  },
}
