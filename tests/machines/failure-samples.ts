import type { Failure } from '../../machines/outcome.ts'

/** After these the same may be sent again. */
export const passing: readonly Failure[] = [
  { type: 'offline' },
  { type: 'timedOut' },
  { type: 'serverFailed' },
  { type: 'malformed' },
  { type: 'tooMany', retryAfter: 3, code: 'TOO_MANY_REQUESTS' },
]

/** The same, sent again, is refused again; none of these names a field of the samples. */
export const refusing: readonly Failure[] = [
  { type: 'conflict', code: 'ALREADY_RATED' },
  { type: 'conflict', code: 'EMAIL_TAKEN' },
  { type: 'conflict', code: null, message: 'Server words' },
  { type: 'forbidden', code: 'NOT_YOURS' },
  { type: 'notFound', code: 'JOB_NOT_FOUND' },
  { type: 'unauthorized', code: 'UNAUTHORIZED' },
  { type: 'invalid', code: 'MALFORMED_REQUEST', errors: [] },
  { type: 'invalid', code: 'VALIDATION_FAILED', errors: [{ field: 'elsewhere', code: 'INVALID_VALUE' }] },
]

/** The server finds something wrong with one field. */
export function objectionTo(field: string) {
  return {
    type: 'invalid',
    code: 'VALIDATION_FAILED',
    errors: [{ field, code: 'TEXT_TOO_LONG' }],
  } as const satisfies Failure
}
