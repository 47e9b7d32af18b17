import type { ErrorCode } from '../generated/codes.ts'
import type { FieldError } from '../generated/field-errors.ts'

/**
 * What an invoked actor answers. Expected failures are output, never thrown: a thrown error is a bug.
 * `Failure` is the whole list of ways in which a call can go wrong: services fail with it, and a view may have to tell them apart.
 */
export type Outcome<Value> = Done<Value> | Failure

export type Done<Value> = { readonly type: 'done'; readonly value: Value }

export type Failure =
  /** No way to the server: no network, refused, name not found. Nothing is known to have happened. */
  | { readonly type: 'offline' }
  /** No answer in time: it may or may not have happened, so a retry must carry the same idempotency key. */
  | { readonly type: 'timedOut' }
  /** 5xx, or a status that the contract does not have. */
  | { readonly type: 'serverFailed' }
  /** An answer that is cut off or not what the contract says. */
  | { readonly type: 'malformed' }
  /** 401: wrong credentials at login, else a dead session. */
  | ({ readonly type: 'unauthorized' } & Told)
  /** 403. */
  | ({ readonly type: 'forbidden' } & Told)
  /** 404. */
  | ({ readonly type: 'notFound' } & Told)
  /** 409: the state has moved on; `fresh` is what it moved to, where the answer says so. */
  | ({ readonly type: 'conflict'; readonly fresh?: unknown } & Told)
  /** 400, 413, 415 and 422: the request breaks a rule; `errors` name the fields. */
  | ({ readonly type: 'invalid'; readonly errors: readonly FieldError[] } & Told)
  /** 429; `retryAfter` in seconds, where the answer says so. */
  | ({ readonly type: 'tooMany'; readonly retryAfter: number | null } & Told)

/** Why the server refused: by a code of the contract, or, under a code that this app does not know, in words of its own. */
export type Told = { readonly code: ErrorCode } | { readonly code: null; readonly message: string }

export type FailureType = Failure['type']

/** Wraps a value as the answer of an actor. */
export function done<Value>(value: Value): Done<Value> {
  return { type: 'done', value }
}

/** Whether the same request, sent again unchanged, may succeed: it was not refused, or only for now. */
export function isTransient(failure: Failure): boolean {
  return !('code' in failure) || failure.type === 'tooMany'
}
