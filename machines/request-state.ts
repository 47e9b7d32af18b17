import { outputOf } from './machine-types.ts'
import { isTransient, type Failure, type Outcome } from './outcome.ts'

/**
 * What every chart that sends something remembers. The idempotency key belongs to one operation and one intent: a
 * retry after a temporary failure reuses it; a change or a refusal ends it.
 */
export type RequestState<Saved> = {
  /** Makes an idempotency key: unique, at least 8 characters. */
  readonly newKey: () => string
  readonly key: string | null
  readonly failure: Failure | null
  readonly saved: Saved | null
}

/** Before anything was sent. */
export const initialRequest = { key: null, failure: null, saved: null } as const

/** Sending, with the present key or a new one. */
export function startRequest({ key, newKey }: RequestState<unknown>) {
  return { key: key ?? newKey(), failure: null, saved: null }
}

/** The key of the request, made by `startRequest`. */
export function keyOf({ key, newKey }: RequestState<unknown>): string {
  return key ?? newKey()
}

/**
 * What an answer leaves: the saved value, or the failure; the key survives only if the same request may be tried
 * again.
 */
export function finishRequest<Saved>({ key }: Pick<RequestState<Saved>, 'key'>, outcome: Outcome<Saved>) {
  return outcome.type === 'done'
    ? { key: null, failure: null, saved: outcome.value }
    : { key: isTransient(outcome) ? key : null, failure: outcome }
}

/** Takes what an actor sent back, and tells those who listen. */
export const hearOutcome = [
  { type: 'takeOutcome', params: outputOf },
  { type: 'emitOutcome', params: outputOf },
] as const

/** Guards an answer that is a value. */
export const whenDone = { type: 'isDone', params: outputOf } as const
