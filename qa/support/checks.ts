import {
  answerRating,
  createJob,
  declineInvitation,
  doubtCompletion,
  endAssignment,
  rateJob,
  updateJob,
} from '../../generated/validate/jobs.js'
import { createKey } from '../../generated/validate/keys.js'
import { editSavedSearch, saveSearch } from '../../generated/validate/notifications.js'
import { createWebhook } from '../../generated/validate/webhooks.js'
import { declineBid, placeBid } from '../../generated/validate/bids.js'
import { deleteAccount, forgotPassword, updatePassword } from '../../generated/validate/accounts.js'
import { editBusiness } from '../../generated/validate/editBusiness.js'
import { editCustomer } from '../../generated/validate/editCustomer.js'
import { loginCustomer } from '../../generated/validate/session.js'
import { reportJob } from '../../generated/validate/safety.js'
import { sendMessage } from '../../generated/validate/talk.js'
import { signupBusiness } from '../../generated/validate/signupBusiness.js'
import { signupCustomer } from '../../generated/validate/signupCustomer.js'
import * as accounts from '../../src/services/accounts.ts'
import * as bids from '../../src/services/bids.ts'
import * as completion from '../../src/services/completion.ts'
import * as invitations from '../../src/services/invitations.ts'
import * as emailChange from '../../src/services/email-change.ts'
import * as jobActs from '../../src/services/job-commands.ts'
import * as keys from '../../src/services/sessions.ts'
import * as leaving from '../../src/services/account-deletion.ts'
import * as passwords from '../../src/services/passwords.ts'
import * as profileEdits from '../../src/services/profile-edits.ts'
import * as ratings from '../../src/services/completion.ts'
import * as credentials from '../../src/services/credentials.ts'
import * as savedSearches from '../../src/services/saved-searches.ts'
import * as reports from '../../src/services/reports.ts'
import * as talk from '../../src/services/messages.ts'
import * as webhooks from '../../src/services/webhooks.ts'

// The rules of each form, as the app has them once its validators are fetched.

export const checkBid = bids.checkBid(placeBid)
export const checkDecline = bids.checkDecline(declineBid)
export const checkNotInterested = invitations.checkNotInterested(declineInvitation)
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
export const checkReport = reports.checkReport(reportJob)
export const checkCustomerSignup = accounts.checkCustomerSignup(signupCustomer)
export const checkBusinessSignup = accounts.checkBusinessSignup(signupBusiness)
export const checkSearch = savedSearches.checkSearch(saveSearch)
export const checkSearchEdit = savedSearches.checkSearchEdit(editSavedSearch)
export const checkWebhook = webhooks.checkWebhook(createWebhook)
