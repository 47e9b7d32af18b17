import { Data } from 'effect'
import type { ErrorCode } from '../../generated/codes.ts'
import type { FieldError } from '../../generated/field-errors.ts'

/** `code` is the contract's; `message` the server's words in the language of the request. */
type Told = { readonly code: ErrorCode; readonly message: string }

/** 401: wrong credentials at login, else a dead session. */
export class Unauthorized extends Data.TaggedError('Unauthorized')<Told> {}
/** 403. */
export class Forbidden extends Data.TaggedError('Forbidden')<Told> {}
/** 404. */
export class NotFound extends Data.TaggedError('NotFound')<Told> {}
/** 409: the state has moved on; `fresh` is what it moved to, in our spelling, where the answer says so. */
export class Conflict extends Data.TaggedError('Conflict')<Told & { readonly fresh?: unknown }> {}
/** 400, 413, 415, 422: the request breaks a rule; `errors` name the fields, in our spelling. */
export class Invalid extends Data.TaggedError('Invalid')<Told & { readonly errors: readonly FieldError[] }> {}
/** 429; `retryAfter` in seconds, null where the answer does not say. */
export class TooMany extends Data.TaggedError('TooMany')<Told & { readonly retryAfter: number | null }> {}
/** No way to the server. */
export class Offline extends Data.TaggedError('Offline') {}
/** No answer in time. */
export class TimedOut extends Data.TaggedError('TimedOut') {}
/** 5xx, or a status that the contract does not have. */
export class ServerFailed extends Data.TaggedError('ServerFailed')<{ readonly status: number }> {}
/** An answer that is cut off, or not what the contract says. */
export class Malformed extends Data.TaggedError('Malformed') {}

export type ServiceFailure =
  | Unauthorized
  | Forbidden
  | NotFound
  | Conflict
  | Invalid
  | TooMany
  | Offline
  | TimedOut
  | ServerFailed
  | Malformed

/** The failures after which the same request, sent again, may succeed by itself. */
export function isTransient(failure: ServiceFailure): boolean {
  switch (failure._tag) {
    case 'Offline':
    case 'TimedOut':
    case 'ServerFailed':
    case 'Malformed':
      return true
    default:
      return false
  }
}

/** A taken email is told at its field, like any other thing that is wrong with it. */
export function atEmail(failure: ServiceFailure): ServiceFailure {
  if (!(failure instanceof Conflict) || failure.code !== 'EMAIL_TAKEN') return failure
  const { code, message } = failure
  return new Invalid({ code, message, errors: [{ field: 'email', code }] })
}
