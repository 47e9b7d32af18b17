import type { Failure } from '../../machines/outcome.ts'

const message = 'Server words'

/** One sample of each way in which a call can go wrong, and of each refusal that has a name of its own. */
export const failures: readonly Failure[] = [
  { type: 'offline' },
  { type: 'timedOut' },
  { type: 'serverFailed' },
  { type: 'malformed' },
  { type: 'unauthorized', code: 'UNAUTHORIZED', message },
  { type: 'forbidden', code: 'NOT_YOURS', message },
  { type: 'forbidden', code: 'EMAIL_NOT_VERIFIED', message },
  { type: 'forbidden', code: 'SUBSCRIPTION_INACTIVE', message },
  { type: 'notFound', code: 'JOB_NOT_FOUND', message },
  { type: 'conflict', code: 'JOB_EXPIRED', message },
  { type: 'conflict', code: 'ALREADY_BID', message },
  { type: 'conflict', code: 'BID_CHANGED', message },
  { type: 'conflict', code: 'EMAIL_TAKEN', message },
  { type: 'invalid', code: 'VALIDATION_FAILED', message, errors: [] },
  { type: 'tooMany', code: 'TOO_MANY_REQUESTS', message, retryAfter: 5 },
]
