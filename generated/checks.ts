// generated from openapi.yaml by npm run generate: do not edit
import type { FieldError } from './field-errors.ts'
import type { OperationId } from './operations.ts'
import { loginCustomer, loginBusiness, endSession } from './validate/session.js'
import { createKey, revokeKey } from './validate/keys.js'
import {
  createWebhook,
  rotateWebhook,
  deleteWebhook,
  switchOnWebhook,
  testWebhook,
  listDeliveries,
  redeliver,
} from './validate/webhooks.js'
import { signupCustomer } from './validate/signupCustomer.js'
import { signupBusiness } from './validate/signupBusiness.js'
import { listTownsAround } from './validate/places.js'
import {
  listCustomerJobs,
  listBusinessJobs,
  getCustomerJob,
  getBusinessJob,
  createJob,
  updateJob,
  deleteJob,
  rateJob,
  completeJob,
  endAssignment,
  doubtCompletion,
  editRating,
  answerRating,
} from './validate/jobs.js'
import { listBids, acceptBid, declineBid, reconsiderBid, placeBid, updateBid, withdrawBid } from './validate/bids.js'
import { listThreads, listMessages, sendMessage, markMessagesSeen, reportMessage } from './validate/talk.js'
import { showBusiness, listReviews, listWorkPictures, chooseWorkPictures } from './validate/businesses.js'
import {
  listCustomerNotifications,
  listBusinessNotifications,
  listGroupedNotifications,
  markNotificationsRead,
  editMailSettings,
} from './validate/notifications.js'
import {
  getCustomer,
  getBusiness,
  updatePassword,
  forgotPassword,
  resetPassword,
  checkResetLink,
  verifyEmail,
  confirmEmail,
  undoEmailChange,
  askVerification,
  deleteAccount,
} from './validate/accounts.js'
import { editCustomer } from './validate/editCustomer.js'
import { editBusiness } from './validate/editBusiness.js'
import { getSubscription } from './validate/subscription.js'
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
  listTownsAround,
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
export const widest = { items: 20, fields: 25 } as const

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
  listTownsAround: parameters.loginCustomer,
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
