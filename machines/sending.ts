import { isTransient, type Failure, type Outcome } from './outcome.ts'

/**
 * What every chart that sends something remembers. The idempotency key belongs to one operation and one intent: a
 * retry after a temporary failure reuses it; a change or a refusal ends it.
 */
export type Sending<Saved> = {
  /** Makes an idempotency key: unique, at least 8 characters. */
  readonly newKey: () => string
  readonly key: string | null
  readonly failure: Failure | null
  readonly saved: Saved | null
}

/** Before anything was sent. */
export const unsent = { key: null, failure: null, saved: null } as const

/** Sending, with the present key or a new one. */
export function sent({ key, newKey }: Sending<unknown>) {
  return { key: key ?? newKey(), failure: null, saved: null }
}

/** The key of the request, made by `sent`. */
export function keyOf({ key, newKey }: Sending<unknown>): string {
  return key ?? newKey()
}

/**
 * What an answer leaves: the saved value, or the failure; the key survives only if the same request may be tried
 * again.
 */
export function answered<Saved>({ key }: Pick<Sending<Saved>, 'key'>, outcome: Outcome<Saved>) {
  return outcome.type === 'done'
    ? { key: null, failure: null, saved: outcome.value }
    : { key: isTransient(outcome) ? key : null, failure: outcome }
}
