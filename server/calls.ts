import * as accounts from './accounts/calls.ts'
import * as bids from './bids/calls.ts'
import type { OperationId } from '../generated/operations.ts'
import type { Handlers } from './call.ts'
import * as files from './files/calls.ts'
import * as jobs from './jobs/calls.ts'
import * as membership from './membership/calls.ts'
import * as news from './news/calls.ts'
import * as places from './places/calls.ts'
import * as reference from './reference/calls.ts'
import type { CallLimit } from './platform/http/limits.ts'

/** What answers each operation of the contract, by its id. */
export const handlers: Handlers = {
  ...accounts,
  ...bids,
  ...files,
  ...jobs,
  ...membership,
  ...news,
  ...places,
  ...reference,
}

/** Calls that cost much or that invite guessing, with their own limits for each address. */
export const callLimits: { readonly [Op in OperationId]?: CallLimit } = {
  loginCustomer: { max: 20, minutes: 5 },
  loginBusiness: { max: 20, minutes: 5 },
  signupCustomer: { max: 20, minutes: 60 },
  signupBusiness: { max: 20, minutes: 60 },
  uploadFile: { max: 120, minutes: 60 },
  forgotPassword: { max: 10, minutes: 60 },
  resetPassword: { max: 20, minutes: 60 },
  checkResetLink: { max: 20, minutes: 60 },
  verifyEmail: { max: 20, minutes: 60 },
  confirmEmail: { max: 20, minutes: 60 },
  undoEmailChange: { max: 20, minutes: 60 },
  resendVerification: { max: 5, minutes: 60 },
  updatePassword: { max: 20, minutes: 60 },
  deleteAccount: { max: 20, minutes: 60 },
  exportAccount: { max: 10, minutes: 60 },
}
