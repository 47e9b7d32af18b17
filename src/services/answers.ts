import { isErrorCode, type ErrorCode } from '../../generated/codes.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import type { Failure, Told } from '../../machines/outcome.ts'
import { failureFromWire } from './wire/failure.ts'

/** The failure that an answer other than 2xx stands for. */
export function failureOf(
  { status, headers }: { readonly status: number; readonly headers: Headers },
  body: unknown,
  fieldOf: (wireField: string) => string,
): Failure {
  if (status >= 200 && status < 300) return { type: 'malformed' }
  const { code, message, errors, fresh, deleteAt } = failureFromWire(body)
  const told = toldBy(code, message, status)
  switch (status) {
    case 401:
      return { type: 'unauthorized', ...told }
    case 403:
      return { type: 'forbidden', ...told, ...(deleteAt === null ? {} : { deleteAt }) }
    case 404:
      return { type: 'notFound', ...told }
    case 409:
      return { type: 'conflict', ...told, ...(fresh === null ? {} : { fresh }) }
    case 400:
    case 413:
    case 415:
    case 422:
      return { type: 'invalid', ...told, errors: errors.map((error) => fieldError(error, fieldOf)) }
    case 408:
      return { type: 'timedOut' }
    case 429:
      return tooMany(told, headers)
    case 503:
      return code === 'UPLOADS_BUSY' ? tooMany(told, headers) : { type: 'serverFailed' }
    default:
      return { type: 'serverFailed' }
  }
}

/** Waiting helps. */
function tooMany(told: Told, headers: Headers): Failure {
  return { type: 'tooMany', ...told, retryAfter: secondsIn(headers.get('Retry-After')) }
}

/** A taken email is reported at its field, like any other problem with it. */
export function atEmail(failure: Failure): Failure {
  if (failure.type !== 'conflict' || failure.code !== 'EMAIL_TAKEN') return failure
  const { code } = failure
  return { type: 'invalid', code, errors: [{ field: 'email', code }] }
}

/** A newer server may send codes that this app does not know; a proxy may send anything. */
function toldBy(code: unknown, message: string, status: number): Told {
  if (isErrorCode(code)) return { code }
  return message === '' ? { code: codeOfStatus[status] ?? 'INTERNAL_ERROR' } : { code: null, message }
}

const codeOfStatus: { readonly [status: number]: ErrorCode } = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'NOT_YOURS',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
}

function fieldError(
  { field, code }: { readonly field: string; readonly code: unknown },
  fieldOf: (wireField: string) => string,
): FieldError {
  return { field: fieldOf(field), code: isErrorCode(code) ? code : 'INVALID_VALUE' }
}

function secondsIn(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
