import type { components } from '../../generated/api.ts'
import { isErrorCode, type ErrorCode } from '../../generated/codes.ts'
import { failure } from '../../generated/client/wire-failure.ts'
import type { Failure, ServerRefusal } from '../../machines/outcome.ts'
import { isRecord, property } from './property.ts'

/** The failure for an answer other than 2xx. */
export function failureFromResponse(
  { status, headers }: { readonly status: number; readonly headers: Headers },
  body: unknown,
  cleanFields: { readonly [wireField: string]: string } = {},
): Failure {
  if (status >= 200 && status < 300) return { type: 'malformed' }
  const said = isFailure(body) ? failure.fromWire(body) : null
  const told = refusalFromCode(
    property(body, 'code'),
    [said?.message, property(body, 'message'), property(body, 'error')],
    status,
  )
  switch (status) {
    case 401:
      return { type: 'unauthorized', ...told }
    case 403:
      return {
        type: 'forbidden',
        ...told,
        ...(isTime(said?.deleteAt) && { deleteAt: said.deleteAt }),
        ...(isText(said?.ticket) && { ticket: said.ticket }),
      }
    case 404:
      return { type: 'notFound', ...told }
    case 409:
      return { type: 'conflict', ...told, ...(said?.bid && { fresh: said.bid }) }
    case 400:
    case 413:
    case 415:
    case 422:
      return {
        type: 'invalid',
        ...told,
        errors: (said?.errors ?? []).map(({ field, code }) => ({
          field: cleanFields[field] ?? field,
          code: isErrorCode(code) ? code : 'INVALID_VALUE',
        })),
      }
    case 408:
      return { type: 'timedOut' }
    case 429:
      return tooMany(told, headers)
    case 503:
      return property(body, 'code') === 'UPLOADS_BUSY' ? tooMany(told, headers) : serverFailed(headers)
    default:
      return serverFailed(headers)
  }
}

/** Nothing that the reader did; the id helps to find out what it was. */
function serverFailed(headers: Headers): Failure {
  const requestId = headers.get('X-Request-Id')
  return { type: 'serverFailed', ...(requestId !== null && { requestId }) }
}

/** Waiting helps. */
function tooMany(told: ServerRefusal, headers: Headers): Failure {
  return { type: 'tooMany', ...told, retryAfter: secondsIn(headers.get('Retry-After')) }
}

/** A taken email is reported at its field, like any other problem with it. */
export function asEmailFieldError(failure: Failure): Failure {
  if (failure.type !== 'conflict' || failure.code !== 'EMAIL_TAKEN') return failure
  const { code } = failure
  return { type: 'invalid', code, errors: [{ field: 'email', code }] }
}

/**
 * Whether the parts that are read have the shapes of a failure. A proxy or a newer server may have written the body, so texts may still
 * be missing and codes unknown.
 */
function isFailure(body: unknown): body is components['schemas']['Failure'] {
  const errors = property(body, 'errors') ?? []
  const isObject = (part: string) => isRecord(property(body, part) ?? {})
  return (
    isRecord(body) &&
    Array.isArray(errors) &&
    errors.every((error: unknown) => isText(property(error, 'field'))) &&
    isObject('bid') &&
    isObject('ownBid')
  )
}

/** A newer server may send codes that this app does not know; a proxy may send anything. */
function refusalFromCode(code: unknown, messages: readonly unknown[], status: number): ServerRefusal {
  if (isErrorCode(code)) return { code }
  const message = messages.find((one) => isText(one) && one !== '')
  return isText(message) ? { code: null, message } : { code: codeOfStatus[status] ?? 'INTERNAL_ERROR' }
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

const isText = (value: unknown): value is string => typeof value === 'string'

const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))

function secondsIn(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
