import * as accountData from '../account-data/handlers.ts'
import * as accounts from '../accounts/handlers.ts'
import * as passkeys from '../accounts/handlers-passkeys.ts'
import * as secondStep from '../accounts/handlers-second-step.ts'
import * as alerts from '../alerts/handlers.ts'
import * as bids from '../bids/handlers.ts'
import * as blocks from '../blocks/handlers.ts'
import * as businesses from '../businesses/handlers.ts'
import * as consoleActs from '../console/handlers-acts.ts'
import * as consoleReports from '../console/handlers-reports.ts'
import * as consoleCalls from '../console/handlers.ts'
import * as directory from '../directory/handlers-find.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { AppDeps } from './dependencies.ts'
import * as files from '../files/handlers.ts'
import * as jobs from '../jobs/handlers.ts'
import * as marketplace from '../marketplace/handlers.ts'
import * as membership from '../membership/handlers.ts'
import * as notifications from '../notifications/handlers.ts'
import * as places from '../places/handlers.ts'
import * as reference from '../reference/handlers.ts'
import * as messages from '../messages/handlers.ts'
import * as reports from '../reports/handlers.ts'
import * as webhooks from '../webhooks/handlers.ts'
import type { CallLimit } from '../platform/http/rate-limit-hooks.ts'
import { scaleLimit } from '../platform/limits/rate-limiter.ts'

/** What answers each operation of the contract. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op, AppDeps> }

/** The handlers of all nouns, by the id of their operation. */
export const handlers: Handlers = {
  ...accountData,
  ...accounts,
  ...alerts,
  ...bids,
  ...blocks,
  ...businesses,
  ...consoleActs,
  ...consoleReports,
  ...consoleCalls,
  ...directory,
  ...files,
  ...jobs,
  ...marketplace,
  ...membership,
  ...notifications,
  ...passkeys,
  ...places,
  ...reference,
  ...secondStep,
  ...messages,
  ...reports,
  ...webhooks,
}

const SIGN_UP: CallLimit = { max: 20, minutes: 60, together: 'sign-up' }
const BLOCK: CallLimit = { max: 120, minutes: 60, together: 'blocks', of: 'account' }
const REPORT: CallLimit = { max: 30, minutes: 60, together: 'reports', of: 'account' }

/** Calls that cost much or that invite guessing, with their own limits for each address, account or session. */
export const callLimits: { readonly [Op in OperationId]?: CallLimit } = {
  signupCustomer: SIGN_UP,
  signupBusiness: SIGN_UP,
  uploadFile: { max: 120, minutes: 60 },
  forgotPassword: { max: 10, minutes: 60 },
  resetPassword: { max: 20, minutes: 60 },
  checkResetLink: { max: 20, minutes: 60 },
  checkOperatorInvitation: { max: 60, minutes: 60 },
  acceptOperatorInvitation: { max: 60, minutes: 60 },
  verifyEmail: { max: 20, minutes: 60 },
  confirmEmail: { max: 20, minutes: 60 },
  undoEmailChange: { max: 20, minutes: 60 },
  askVerification: { max: 10, minutes: 60 },
  resendVerification: { max: 5, minutes: 60, of: 'account' },
  listTownsAround: { max: 600, minutes: 60 },
  showBusiness: { max: 300, minutes: 60, of: 'account' },
  setFavorite: { max: 600, minutes: 60, of: 'account' },
  listReviews: { max: 600, minutes: 60, of: 'account' },
  listWorkPictures: { max: 300, minutes: 60, of: 'account' },
  chooseWorkPictures: { max: 60, minutes: 60, of: 'account' },
  saveSearch: { max: 60, minutes: 60, of: 'account' },
  startCheckout: { max: 30, minutes: 60, of: 'account' },
  openPortal: { max: 30, minutes: 60, of: 'account' },
  createWebhook: { max: 20, minutes: 60, of: 'account' },
  rotateWebhook: { max: 20, minutes: 60, of: 'account' },
  testWebhook: { max: 60, minutes: 60, of: 'account' },
  redeliver: { max: 300, minutes: 60, of: 'account' },
  createKey: { max: 20, minutes: 60, of: 'account' },
  updatePassword: { max: 20, minutes: 60, of: 'session' },
  beginPasskey: { max: 20, minutes: 60, of: 'session' },
  addPasskey: { max: 20, minutes: 60, of: 'session' },
  removePasskey: { max: 20, minutes: 60, of: 'session' },
  finishPasskeyLogin: { max: 300, minutes: 60 },
  beginSecondStep: { max: 20, minutes: 60, of: 'session' },
  confirmSecondStep: { max: 60, minutes: 60, of: 'session' },
  proveAgain: { max: 20, minutes: 60, of: 'session' },
  renewRecoveryCodes: { max: 20, minutes: 60, of: 'session' },
  endSecondStep: { max: 20, minutes: 60, of: 'session' },
  deleteAccount: { max: 20, minutes: 60, of: 'session' },
  exportAccount: { max: 10, minutes: 60, of: 'account' },
  sendMessage: { max: 30, minutes: 1, of: 'account' },
  blockBusiness: BLOCK,
  blockCustomer: BLOCK,
  unblock: BLOCK,
  reportJob: REPORT,
  reportBusiness: REPORT,
  reportReview: REPORT,
  reportPicture: REPORT,
  reportMessage: REPORT,
}

/** The same as a server counts them whose operator allows so many times as much. */
export function countedLimits(multiplier: number): ReadonlyMap<string, CallLimit> {
  return new Map(
    Object.entries(callLimits).map(
      ([id, limit]) => [id, { ...limit, max: scaleLimit(limit.max, multiplier) }] as const,
    ),
  )
}
