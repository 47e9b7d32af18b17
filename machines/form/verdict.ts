import type { ErrorCode } from '../../generated/codes.ts'
import type { Failure } from '../outcome.ts'

/** Refusals: the same, sent again, is refused again. Each is a state of the form. */
export const refusals = [
  /** The job has moved on: assigned, expired, deleted, completed. */
  'jobMoved',
  /** It was done before: already bid, already rated. */
  'alreadyDone',
  /** The bid was edited since it was looked at; the fresh one is in `failure.fresh`. */
  'bidChanged',
  'needsVerification',
  'subscriptionInactive',
  'forbidden',
  'missing',
  /** The session is dead; the draft stays kept. */
  'signedOut',
] as const

/** Mishaps: the same, sent again, may succeed. Each is a state of the form. */
export const mishaps = ['offline', 'timedOut', 'tooMany', 'server'] as const

/** What a failed save means for the form: the name of the state that follows, unless there is a field to mend. */
export type Verdict = (typeof refusals)[number] | (typeof mishaps)[number] | 'other'

const verdictOfCode: { readonly [Code in ErrorCode]?: Verdict } = {
  JOB_ALREADY_ASSIGNED: 'jobMoved',
  JOB_EXPIRED: 'jobMoved',
  JOB_WAS_DELETED: 'jobMoved',
  JOB_ALREADY_COMPLETED: 'jobMoved',
  JOB_NOT_COMPLETED: 'jobMoved',
  ALREADY_BID: 'alreadyDone',
  ALREADY_RATED: 'alreadyDone',
  BID_CHANGED: 'bidChanged',
  EMAIL_NOT_VERIFIED: 'needsVerification',
  SUBSCRIPTION_INACTIVE: 'subscriptionInactive',
}

export function verdictOf(failure: Failure): Verdict {
  switch (failure.type) {
    case 'offline':
    case 'timedOut':
    case 'tooMany':
      return failure.type
    case 'serverFailed':
    case 'malformed':
      return 'server'
    case 'invalid':
      return 'other'
    case 'unauthorized':
      return 'signedOut'
    case 'forbidden':
      return verdictOfCode[failure.code] ?? 'forbidden'
    case 'notFound':
      return 'missing'
    case 'conflict':
      return verdictOfCode[failure.code] ?? 'other'
  }
}
