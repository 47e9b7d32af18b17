import { check as answerRating } from '../../generated/validate/answerRating.js'
import { check as createJob } from '../../generated/validate/createJob.js'
import { check as createKey } from '../../generated/validate/createKey.js'
import { check as createWebhook } from '../../generated/validate/createWebhook.js'
import { check as declineBid } from '../../generated/validate/declineBid.js'
import { check as deleteAccount } from '../../generated/validate/deleteAccount.js'
import { check as doubtCompletion } from '../../generated/validate/doubtCompletion.js'
import { check as editBusiness } from '../../generated/validate/editBusiness.js'
import { check as editCustomer } from '../../generated/validate/editCustomer.js'
import { check as endAssignment } from '../../generated/validate/endAssignment.js'
import { check as forgotPassword } from '../../generated/validate/forgotPassword.js'
import { check as loginCustomer } from '../../generated/validate/loginCustomer.js'
import { check as placeBid } from '../../generated/validate/placeBid.js'
import { check as rateJob } from '../../generated/validate/rateJob.js'
import { check as reportMessage } from '../../generated/validate/reportMessage.js'
import { check as sendMessage } from '../../generated/validate/sendMessage.js'
import { check as signupBusiness } from '../../generated/validate/signupBusiness.js'
import { check as signupCustomer } from '../../generated/validate/signupCustomer.js'
import { check as updateJob } from '../../generated/validate/updateJob.js'
import { check as updatePassword } from '../../generated/validate/updatePassword.js'
import * as accounts from '../../src/services/accounts.ts'
import * as bids from '../../src/services/bids.ts'
import * as completion from '../../src/services/completion.ts'
import * as emailChange from '../../src/services/email-change.ts'
import * as jobActs from '../../src/services/job-commands.ts'
import * as keys from '../../src/services/sessions.ts'
import * as leaving from '../../src/services/account-deletion.ts'
import * as passwords from '../../src/services/passwords.ts'
import * as profileEdits from '../../src/services/profile-edits.ts'
import * as ratings from '../../src/services/completion.ts'
import * as credentials from '../../src/services/credentials.ts'
import * as talk from '../../src/services/messages.ts'
import * as webhooks from '../../src/services/webhooks.ts'

// The rules of each form, as the app has them once its validators are fetched.

export const checkBid = bids.checkBid(placeBid)
export const checkDecline = bids.checkDecline(declineBid)
export const checkDoubt = completion.checkDoubt(doubtCompletion)
export const checkEnding = completion.checkEnding(endAssignment)
export const checkEmailChange = emailChange.checkEmailChange(editCustomer)
export const checkJob = jobActs.checkJob(createJob)
export const checkJobEdit = jobActs.checkJobEdit(updateJob)
export const checkKey = keys.checkKey(createKey)
export const checkProof = leaving.checkProof(deleteAccount)
export const checkForgotten = passwords.checkForgotten(forgotPassword)
export const checkNewPassword = passwords.checkNewPassword(updatePassword)
export const checkPasswordUpdate = passwords.checkPasswordUpdate(updatePassword)
export const checkCustomerProfile = profileEdits.checkCustomerProfile(editCustomer)
export const checkBusinessProfile = profileEdits.checkBusinessProfile(editBusiness)
export const checkBusinessDetails = profileEdits.checkBusinessDetails(editBusiness)
export const checkRating = ratings.checkRating(rateJob)
export const checkReply = ratings.checkReply(answerRating)
export const checkCredentials = credentials.checkCredentials(loginCustomer)
export const checkMessage = talk.checkMessage(sendMessage)
export const checkReport = talk.checkReport(reportMessage)
export const checkCustomerSignup = accounts.checkCustomerSignup(signupCustomer)
export const checkBusinessSignup = accounts.checkBusinessSignup(signupBusiness)
export const checkWebhook = webhooks.checkWebhook(createWebhook)
