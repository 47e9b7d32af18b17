import type { Failure } from '../../machines/outcome.ts'

const said = { message: 'Server words' } as const

/** After these the same may be sent again. */
export const passing: readonly Failure[] = [
  { type: 'offline' },
  { type: 'timedOut' },
  { type: 'serverFailed' },
  { type: 'malformed' },
  { type: 'tooMany', retryAfter: 3, code: 'TOO_MANY_REQUESTS', ...said },
]

/** The same, sent again, is refused again; none of these names a field of the samples. */
export const refusing: readonly Failure[] = [
  { type: 'conflict', code: 'ALREADY_RATED', ...said },
  { type: 'conflict', code: 'EMAIL_TAKEN', ...said },
  { type: 'forbidden', code: 'NOT_YOURS', ...said },
  { type: 'notFound', code: 'JOB_NOT_FOUND', ...said },
  { type: 'unauthorized', code: 'UNAUTHORIZED', ...said },
  { type: 'invalid', code: 'MALFORMED_REQUEST', errors: [], ...said },
  { type: 'invalid', code: 'VALIDATION_FAILED', errors: [{ field: 'elsewhere', code: 'INVALID_VALUE' }], ...said },
]

/** The server finds something wrong with one field. */
export function objectionTo(field: string) {
  return {
    type: 'invalid',
    code: 'VALIDATION_FAILED',
    errors: [{ field, code: 'TEXT_TOO_LONG' }],
    ...said,
  } as const satisfies Failure
}
