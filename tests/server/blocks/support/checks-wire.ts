import { expect } from 'vitest'
import type { OperationId } from '../../../../generated/operations.ts'
import type { Person } from '../../support/town-wire.ts'
import type { Kind, Pair } from './pair-wire.ts'

export const UNKNOWN = '0190a000-0000-7000-8000-000000000000'
/** What the two do together already when one blocks the other, and what they keep. */
export const SHARED: readonly Kind[] = ['running', 'ending', 'doubtful', 'toRate', 'rated']

/** Calls that no other account has a part in, or that are for everybody; the stream counts as the lists do. */
export type Alone = Extract<
  OperationId,
  | 'loginCustomer'
  | 'loginBusiness'
  | 'logout'
  | 'finishLogin'
  | 'beginPasskeyLogin'
  | 'finishPasskeyLogin'
  | 'getSecondStep'
  | 'beginSecondStep'
  | 'confirmSecondStep'
  | 'renewRecoveryCodes'
  | 'endSecondStep'
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'proveAgain'
  | 'listSecurityEvents'
  | 'startCheckout'
  | 'openPortal'
  | 'logInOperator'
  | 'checkOperatorInvitation'
  | 'acceptOperatorInvitation'
  | 'logOutOperator'
  | 'getOperator'
  | 'listOperatorActions'
  | 'findAccounts'
  | 'changeAccount'
  | 'deleteAccountOf'
  | 'changeMembership'
  | 'findJobs'
  | 'getJobAsOperator'
  | 'repairJob'
  | 'findReports'
  | 'settleReport'
  | 'getOverview'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'listKeys'
  | 'createKey'
  | 'revokeKey'
  | 'listWebhooks'
  | 'createWebhook'
  | 'rotateWebhook'
  | 'deleteWebhook'
  | 'switchOnWebhook'
  | 'testWebhook'
  | 'listDeliveries'
  | 'redeliver'
  | 'signupCustomer'
  | 'signupBusiness'
  | 'listLocations'
  | 'listTownsAround'
  | 'listCategories'
  | 'showMarketplace'
  | 'getContract'
  | 'getContractAsJson'
  | 'uploadFile'
  | 'getFile'
  | 'listWorkPictures'
  | 'chooseWorkPictures'
  | 'getMailSettings'
  | 'editMailSettings'
  | 'listSavedSearches'
  | 'saveSearch'
  | 'editSavedSearch'
  | 'deleteSavedSearch'
  | 'getCustomer'
  | 'editCustomer'
  | 'getBusiness'
  | 'editBusiness'
  | 'updatePassword'
  | 'forgotPassword'
  | 'resetPassword'
  | 'checkResetLink'
  | 'verifyEmail'
  | 'confirmEmail'
  | 'undoEmailChange'
  | 'resendVerification'
  | 'askVerification'
  | 'deleteAccount'
  | 'exportAccount'
  | 'getSubscription'
  | 'updateJob'
  | 'deleteJob'
  | 'markNotificationsRead'
  | 'streamNotifications'
  | 'listBlocks'
>

/** What a call answers the two of a pair. */
export type Check = (pair: Pair) => Promise<void>

export const code = async (person: Person, operation: OperationId, body: object): Promise<string> => {
  const answer = await person.call(operation, body)
  return answer.ok ? 'ok' : answer.failure.code
}

export const is = (
  role: 'ana' | 'luis',
  operation: OperationId,
  body: (pair: Pair) => object,
  expected: string,
): Check => {
  return async (pair) => {
    expect(await code(pair[role], operation, body(pair))).toBe(expected)
  }
}

export const all =
  (...checks: readonly Check[]): Check =>
  async (pair) => {
    for (const check of checks) await check(pair)
  }

export const proposalStatement = 'I can come on Tuesday.'
export const reason = 'We are booked out until June.'
export const named = ({ luis }: Pair) => ({ business: luis.id })
export const inJob = (kind: Kind) => (pair: Pair) => ({ jobId: pair.jobs[kind] })
export const withLuis = (kind: Kind) => (pair: Pair) => ({ jobId: pair.jobs[kind], companyId: pair.luis.id })
export const thread = (kind: Kind) => (pair: Pair) => ({ jobId: pair.jobs[kind], businessId: pair.luis.id })
