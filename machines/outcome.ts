import type { ErrorCode } from '../generated/codes.ts'
import type { FieldError } from '../generated/field-errors.ts'

/**
 * What an invoked actor returns. Expected failures are output, never thrown: a thrown error is a bug. `Failure` lists
 * every way in which a call can fail; services fail with it, and views tell them apart.
 */
export type Outcome<Value> = Done<Value> | Failure

export type Done<Value> = { readonly type: 'done'; readonly value: Value }

export type Failure =
  /**
   * The server could not be reached: no network, connection refused, name not found. Nothing is known to have
   * happened.
   */
  | { readonly type: 'offline' }
  /** No answer in time. It may have happened, so a retry must carry the same idempotency key. */
  | { readonly type: 'timedOut' }
  /** 5xx, or a status that is not in the contract; `requestId` is what the server's log calls the request, if it told. */
  | { readonly type: 'serverFailed'; readonly requestId?: string }
  /** An answer that is incomplete or breaks the contract. */
  | { readonly type: 'malformed' }
  /** 401: wrong credentials at login, otherwise an expired session. */
  | ({ readonly type: 'unauthorized' } & ServerRefusal)
  /**
   * 403; `deleteAt` is when an account that is about to be deleted will be, and `ticket` is what a login that needs a code goes on
   * with, if the answer has them.
   */
  | ({ readonly type: 'forbidden'; readonly deleteAt?: string; readonly ticket?: string } & ServerRefusal)
  /** 404. */
  | ({ readonly type: 'notFound' } & ServerRefusal)
  /** 409: the state has changed; `fresh` is the present state, if the answer has it. */
  | ({ readonly type: 'conflict'; readonly fresh?: unknown } & ServerRefusal)
  /** 400, 413, 415 and 422: the request breaks a rule; `errors` name the fields. */
  | ({ readonly type: 'invalid'; readonly errors: readonly FieldError[] } & ServerRefusal)
  /** 429; `retryAfter` in seconds, if the answer has it. */
  | ({ readonly type: 'tooMany'; readonly retryAfter: number | null } & ServerRefusal)

/** Why the server refused: a code of the contract, or the server's own words for a code that this app does not know. */
export type ServerRefusal = { readonly code: ErrorCode } | { readonly code: null; readonly message: string }

export type FailureType = Failure['type']

/** Wraps a value as an actor's output. */
export function done<Value>(value: Value): Done<Value> {
  return { type: 'done', value }
}

/** Whether sending the same request again may succeed: it was not refused, or only for now. */
export function isTransient(failure: Failure): boolean {
  return !('code' in failure) || failure.type === 'tooMany'
}

/** Guard: an actor's output, given as params, is a value. */
export function isDone(_: unknown, outcome: Outcome<unknown>): boolean {
  return outcome.type === 'done'
}
