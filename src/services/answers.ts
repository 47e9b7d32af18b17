import { isErrorCode, type ErrorCode } from '../../generated/codes.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import {
  Conflict,
  Forbidden,
  Invalid,
  Malformed,
  NotFound,
  ServerFailed,
  TooMany,
  Unauthorized,
  type ServiceFailure,
} from './failures.ts'
import { failureFromWire } from './wire/failure.ts'

/** What the answer of a status other than 2xx means. */
export function failureOf(
  response: { readonly status: number; readonly headers: Headers },
  body: unknown,
  fieldOf: (wireField: string) => string,
): ServiceFailure {
  const { status } = response
  if (status >= 200 && status < 300) return new Malformed()
  const wire = failureFromWire(body)
  const told = { code: codeOf(wire.code, status), message: wire.message }
  switch (status) {
    case 401:
      return new Unauthorized(told)
    case 403:
      return new Forbidden(told)
    case 404:
      return new NotFound(told)
    case 409:
      return new Conflict(wire.fresh === null ? told : { ...told, fresh: wire.fresh })
    case 400:
    case 413:
    case 415:
    case 422:
      return new Invalid({ ...told, errors: wire.errors.flatMap((error) => fieldError(error, fieldOf)) })
    case 429:
      return new TooMany({ ...told, retryAfter: secondsIn(response.headers.get('Retry-After')) })
    default:
      return new ServerFailed({ status })
  }
}

/** A newer server, or something between it and us, may say codes that this app does not know. */
function codeOf(code: unknown, status: number): ErrorCode {
  return isErrorCode(code) ? code : (codeOfStatus[status] ?? 'INTERNAL_ERROR')
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
): readonly FieldError[] {
  return [{ field: fieldOf(field), code: isErrorCode(code) ? code : 'INVALID_VALUE' }]
}

function secondsIn(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
