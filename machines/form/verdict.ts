import type { ErrorCode } from '../../generated/codes.ts'
import type { Failure } from '../outcome.ts'

/** What a failed save means for the form: the name of the state that follows, unless there is a field to mend. */
export type Verdict =
  /** The job has moved on: assigned, expired, deleted, completed. */
  | 'jobMoved'
  /** It was done before: already bid, already rated. */
  | 'alreadyDone'
  /** The bid was edited since it was looked at; the fresh one is in `failure.fresh`. */
  | 'bidChanged'
  | 'needsVerification'
  | 'subscriptionInactive'
  | 'forbidden'
  | 'missing'
  /** The session is dead; the draft stays kept. */
  | 'signedOut'
  | 'other'
  /** The same, sent again, may succeed. */
  | 'offline'
  | 'timedOut'
  | 'tooMany'
  | 'server'

const verdictOfCode: { readonly [Code in ErrorCode]?: Verdict } = {
  JOB_ALREADY_ASSIGNED: 'jobMoved',
  JOB_EXPIRED: 'jobMoved',
  JOB_WAS_DELETED: 'jobMoved',
  JOB_ALREADY_COMPLETED: 'jobMoved',
  JOB_NOT_IN_PROGRESS: 'jobMoved',
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
