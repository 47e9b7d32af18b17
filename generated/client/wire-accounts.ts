// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const editCustomerToWire = (value: Clean['EditCustomer']): Wire['EditCustomer'] => {
  const { picture: _picture, emailNotifications: _emailNotifications, ...rest } = value
  return {
    ...rest,
    ...(value.picture !== undefined && { pic_url: value.picture }),
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
  }
}

const editBusinessToWire = (value: Clean['EditBusiness']): Wire['EditBusiness'] => {
  const {
    picture: _picture,
    emailNotifications: _emailNotifications,
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
    hasLicense: _hasLicense,
    hasInsurance: _hasInsurance,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.picture !== undefined && { profile_pic: value.picture }),
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
    ...(value.businessName !== undefined && { buisness_name: value.businessName }),
    ...(value.businessIdNumber !== undefined && { buisness_id_number: value.businessIdNumber }),
    ...(value.businessPhone !== undefined && { buisness_phone_number: value.businessPhone }),
    ...(value.businessEmail !== undefined && { buisness_email: value.businessEmail }),
    ...(value.categories !== undefined && { category: value.categories && [...value.categories] }),
    ...(value.isHidden !== undefined && { hidden: value.isHidden }),
    ...(value.cities !== undefined && { city: value.cities && [...value.cities] }),
    ...(value.zipCode !== undefined && { zipcode: value.zipCode }),
    ...(value.logo !== undefined && { logo_url: value.logo }),
    ...(value.documents !== undefined && { documents_urls: value.documents && [...value.documents] }),
    ...(value.hasLicense !== undefined && { isLicense: value.hasLicense }),
    ...(value.hasInsurance !== undefined && { isInsurance: value.hasInsurance }),
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

const customerAnswerFromWire = (value: Wire['CustomerAnswer']): Clean['CustomerAnswer'] => {
  const { Success: _Success, data: _data, ...rest } = value
  return { ...rest, customer: customerDataFromWire(value.data) }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const businessDetailsFromWire = (value: Wire['BusinessDetails']): Clean['BusinessDetails'] => {
  const {
    email_pending: _email_pending,
    profile_pic: _profile_pic,
    buisness_name: _buisness_name,
    buisness_id_number: _buisness_id_number,
    buisness_phone_number: _buisness_phone_number,
    buisness_email: _buisness_email,
    category: _category,
    city: _city,
    zipcode: _zipcode,
    logo_url: _logo_url,
    documents_urls: _documents_urls,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    hidden: _hidden,
    email_verified: _email_verified,
    email_verification_required: _email_verification_required,
    email_notifications: _email_notifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.email_pending !== undefined && { pendingEmail: value.email_pending }),
    picture: value.profile_pic,
    businessName: value.buisness_name,
    businessIdNumber: value.buisness_id_number,
    businessPhone: value.buisness_phone_number,
    businessEmail: value.buisness_email,
    categories: value.category,
    cities: value.city,
    zipCode: value.zipcode,
    logo: value.logo_url,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
    isHidden: value.hidden,
    isEmailVerified: value.email_verified,
    isEmailVerificationRequired: value.email_verification_required,
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
  }
}

const businessAnswerFromWire = (value: Wire['BusinessAnswer']): Clean['BusinessAnswer'] => {
  const { Success: _Success, data: _data, ...rest } = value
  return { ...rest, business: businessDetailsFromWire(value.data) }
}

const doneFromWire = (value: Wire['Done']): Clean['Done'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const resetLinkFromWire = (value: Wire['ResetLink']): Clean['ResetLink'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const emailChangeUndoneFromWire = (value: Wire['EmailChangeUndone']): Clean['EmailChangeUndone'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const deletionBegunFromWire = (value: Wire['DeletionBegun']): Clean['DeletionBegun'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

export const getCustomer = { toWire: same<Clean['AccountRef']>, fromWire: customerAnswerFromWire, cleanFields: {} }

export const editCustomer = {
  toWire: editCustomerToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { pic_url: 'picture', email_notifications: 'emailNotifications' },
}

export const getBusiness = { toWire: same<Clean['AccountRef']>, fromWire: businessAnswerFromWire, cleanFields: {} }

export const editBusiness = {
  toWire: editBusinessToWire,
  fromWire: doneFromWire,
  cleanFields: {
    profile_pic: 'picture',
    email_notifications: 'emailNotifications',
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
    isLicense: 'hasLicense',
    isInsurance: 'hasInsurance',
  },
}

export const updatePassword = { toWire: same<Clean['UpdatePassword']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const forgotPassword = { toWire: same<Clean['ForgotPassword']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const resetPassword = { toWire: same<Clean['ResetPassword']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const checkResetLink = { toWire: same<Clean['MailedToken']>, fromWire: resetLinkFromWire, cleanFields: {} }

export const verifyEmail = { toWire: same<Clean['VerifyEmail']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const confirmEmail = { toWire: same<Clean['MailedToken']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const undoEmailChange = {
  toWire: same<Clean['MailedToken']>,
  fromWire: emailChangeUndoneFromWire,
  cleanFields: {},
}

export const resendVerification = { fromWire: acknowledgedFromWire }

export const askVerification = {
  toWire: same<Clean['AskVerification']>,
  fromWire: acknowledgedFromWire,
  cleanFields: {},
}

export const deleteAccount = { toWire: same<Clean['DeleteAccount']>, fromWire: deletionBegunFromWire, cleanFields: {} }
