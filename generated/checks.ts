// generated from openapi.yaml by npm run generate: do not edit
import type { FieldError } from './field-errors.ts'
import type { OperationId } from './operations.ts'
import { check as loginCustomer } from './validate/loginCustomer.js'
import { check as loginBusiness } from './validate/loginBusiness.js'
import { check as endSession } from './validate/endSession.js'
import { check as createKey } from './validate/createKey.js'
import { check as revokeKey } from './validate/revokeKey.js'
import { check as createWebhook } from './validate/createWebhook.js'
import { check as rotateWebhook } from './validate/rotateWebhook.js'
import { check as deleteWebhook } from './validate/deleteWebhook.js'
import { check as switchOnWebhook } from './validate/switchOnWebhook.js'
import { check as testWebhook } from './validate/testWebhook.js'
import { check as listDeliveries } from './validate/listDeliveries.js'
import { check as redeliver } from './validate/redeliver.js'
import { check as signupCustomer } from './validate/signupCustomer.js'
import { check as signupBusiness } from './validate/signupBusiness.js'
import { check as listCustomerJobs } from './validate/listCustomerJobs.js'
import { check as listBusinessJobs } from './validate/listBusinessJobs.js'
import { check as getCustomerJob } from './validate/getCustomerJob.js'
import { check as getBusinessJob } from './validate/getBusinessJob.js'
import { check as createJob } from './validate/createJob.js'
import { check as updateJob } from './validate/updateJob.js'
import { check as deleteJob } from './validate/deleteJob.js'
import { check as listBids } from './validate/listBids.js'
import { check as acceptBid } from './validate/acceptBid.js'
import { check as declineBid } from './validate/declineBid.js'
import { check as reconsiderBid } from './validate/reconsiderBid.js'
import { check as rateJob } from './validate/rateJob.js'
import { check as placeBid } from './validate/placeBid.js'
import { check as updateBid } from './validate/updateBid.js'
import { check as withdrawBid } from './validate/withdrawBid.js'
import { check as completeJob } from './validate/completeJob.js'
import { check as endAssignment } from './validate/endAssignment.js'
import { check as doubtCompletion } from './validate/doubtCompletion.js'
import { check as editRating } from './validate/editRating.js'
import { check as answerRating } from './validate/answerRating.js'
import { check as listThreads } from './validate/listThreads.js'
import { check as listMessages } from './validate/listMessages.js'
import { check as sendMessage } from './validate/sendMessage.js'
import { check as markMessagesSeen } from './validate/markMessagesSeen.js'
import { check as reportMessage } from './validate/reportMessage.js'
import { check as showBusiness } from './validate/showBusiness.js'
import { check as listReviews } from './validate/listReviews.js'
import { check as listWorkPictures } from './validate/listWorkPictures.js'
import { check as chooseWorkPictures } from './validate/chooseWorkPictures.js'
import { check as listCustomerNotifications } from './validate/listCustomerNotifications.js'
import { check as listBusinessNotifications } from './validate/listBusinessNotifications.js'
import { check as listGroupedNotifications } from './validate/listGroupedNotifications.js'
import { check as markNotificationsRead } from './validate/markNotificationsRead.js'
import { check as editMailSettings } from './validate/editMailSettings.js'
import { check as getCustomer } from './validate/getCustomer.js'
import { check as editCustomer } from './validate/editCustomer.js'
import { check as getBusiness } from './validate/getBusiness.js'
import { check as editBusiness } from './validate/editBusiness.js'
import { check as updatePassword } from './validate/updatePassword.js'
import { check as forgotPassword } from './validate/forgotPassword.js'
import { check as resetPassword } from './validate/resetPassword.js'
import { check as checkResetLink } from './validate/checkResetLink.js'
import { check as verifyEmail } from './validate/verifyEmail.js'
import { check as confirmEmail } from './validate/confirmEmail.js'
import { check as undoEmailChange } from './validate/undoEmailChange.js'
import { check as askVerification } from './validate/askVerification.js'
import { check as deleteAccount } from './validate/deleteAccount.js'
import { check as getSubscription } from './validate/getSubscription.js'
import * as parameters from './validate/parameters.js'

/** What is wrong with the JSON body of a call; calls that take none are not there. Missing fields get their defaults. */
export const bodyChecks: { readonly [Id in OperationId]?: (body: unknown) => FieldError[] } = {
  loginCustomer,
  loginBusiness,
  endSession,
  createKey,
  revokeKey,
  createWebhook,
  rotateWebhook,
  deleteWebhook,
  switchOnWebhook,
  testWebhook,
  listDeliveries,
  redeliver,
  signupCustomer,
  signupBusiness,
  listCustomerJobs,
  listBusinessJobs,
  getCustomerJob,
  getBusinessJob,
  createJob,
  updateJob,
  deleteJob,
  listBids,
  acceptBid,
  declineBid,
  reconsiderBid,
  rateJob,
  placeBid,
  updateBid,
  withdrawBid,
  completeJob,
  endAssignment,
  doubtCompletion,
  editRating,
  answerRating,
  listThreads,
  listMessages,
  sendMessage,
  markMessagesSeen,
  reportMessage,
  showBusiness,
  listReviews,
  listWorkPictures,
  chooseWorkPictures,
  listCustomerNotifications,
  listBusinessNotifications,
  listGroupedNotifications,
  markNotificationsRead,
  editMailSettings,
  getCustomer,
  editCustomer,
  getBusiness,
  editBusiness,
  updatePassword,
  forgotPassword,
  resetPassword,
  checkResetLink,
  verifyEmail,
  confirmEmail,
  undoEmailChange,
  askVerification,
  deleteAccount,
  getSubscription,
}

/** The fields of a body that hold a telephone number, where there are any. */
export const phoneFields: { readonly [Id in OperationId]?: readonly string[] } = {
  signupCustomer: ['phone'],
  signupBusiness: ['phone', 'buisness_phone_number'],
  editCustomer: ['phone'],
  editBusiness: ['phone', 'buisness_phone_number'],
}

/** The most items that any list in a body may have, and the most fields of any object. */
export const widest = { items: 20, fields: 24 } as const

/** The headers that the contract names, as it spells them, by their names in lower case. */
export const headerNames: { readonly [lowerCase: string]: string } = {
  'accept-language': 'Accept-Language',
  'idempotency-key': 'Idempotency-Key',
  'last-event-id': 'Last-Event-ID',
}

/** Says of a request whether it keeps the contract, and afterwards where it did not. */
type ParameterCheck = { (request: unknown): boolean; errors?: readonly { readonly instancePath: string }[] | null }

/** Whether `{ params, query, headers }` of a request to a call keep the contract; the names of headers in lower case. */
export const parameterChecks: { readonly [Id in OperationId]: ParameterCheck } = {
  loginCustomer: parameters.loginCustomer,
  loginBusiness: parameters.loginCustomer,
  logout: parameters.loginCustomer,
  listSessions: parameters.loginCustomer,
  endSession: parameters.loginCustomer,
  endOtherSessions: parameters.loginCustomer,
  listKeys: parameters.loginCustomer,
  createKey: parameters.loginCustomer,
  revokeKey: parameters.loginCustomer,
  listWebhooks: parameters.loginCustomer,
  createWebhook: parameters.loginCustomer,
  rotateWebhook: parameters.loginCustomer,
  deleteWebhook: parameters.loginCustomer,
  switchOnWebhook: parameters.loginCustomer,
  testWebhook: parameters.loginCustomer,
  listDeliveries: parameters.loginCustomer,
  redeliver: parameters.loginCustomer,
  listLocations: parameters.loginCustomer,
  listCategories: parameters.loginCustomer,
  getContract: parameters.loginCustomer,
  getContractAsJson: parameters.loginCustomer,
  uploadFile: parameters.loginCustomer,
  listCustomerJobs: parameters.loginCustomer,
  listBusinessJobs: parameters.loginCustomer,
  getCustomerJob: parameters.loginCustomer,
  getBusinessJob: parameters.loginCustomer,
  listBids: parameters.loginCustomer,
  listThreads: parameters.loginCustomer,
  listMessages: parameters.loginCustomer,
  markMessagesSeen: parameters.loginCustomer,
  reportMessage: parameters.loginCustomer,
  showBusiness: parameters.loginCustomer,
  listReviews: parameters.loginCustomer,
  listWorkPictures: parameters.loginCustomer,
  chooseWorkPictures: parameters.loginCustomer,
  listCustomerNotifications: parameters.loginCustomer,
  listBusinessNotifications: parameters.loginCustomer,
  listGroupedNotifications: parameters.loginCustomer,
  markNotificationsRead: parameters.loginCustomer,
  getMailSettings: parameters.loginCustomer,
  editMailSettings: parameters.loginCustomer,
  getCustomer: parameters.loginCustomer,
  editCustomer: parameters.loginCustomer,
  getBusiness: parameters.loginCustomer,
  editBusiness: parameters.loginCustomer,
  updatePassword: parameters.loginCustomer,
  forgotPassword: parameters.loginCustomer,
  resetPassword: parameters.loginCustomer,
  checkResetLink: parameters.loginCustomer,
  verifyEmail: parameters.loginCustomer,
  confirmEmail: parameters.loginCustomer,
  undoEmailChange: parameters.loginCustomer,
  resendVerification: parameters.loginCustomer,
  askVerification: parameters.loginCustomer,
  deleteAccount: parameters.loginCustomer,
  exportAccount: parameters.loginCustomer,
  getSubscription: parameters.loginCustomer,
  signupCustomer: parameters.signupCustomer,
  signupBusiness: parameters.signupCustomer,
  createJob: parameters.signupCustomer,
  updateJob: parameters.signupCustomer,
  deleteJob: parameters.signupCustomer,
  acceptBid: parameters.signupCustomer,
  declineBid: parameters.signupCustomer,
  reconsiderBid: parameters.signupCustomer,
  rateJob: parameters.signupCustomer,
  placeBid: parameters.signupCustomer,
  updateBid: parameters.signupCustomer,
  withdrawBid: parameters.signupCustomer,
  completeJob: parameters.signupCustomer,
  endAssignment: parameters.signupCustomer,
  doubtCompletion: parameters.signupCustomer,
  editRating: parameters.signupCustomer,
  answerRating: parameters.signupCustomer,
  sendMessage: parameters.signupCustomer,
  getFile: parameters.getFile,
  streamNotifications: parameters.streamNotifications,
}
