import { isTransient, type Failure, type Outcome } from './outcome.ts'

/**
 * What every chart that sends something keeps of it. The idempotency key belongs to one operation and one intent: a retry after a
 * failure that may pass carries the same, whatever is changed or refused ends it.
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

/** On the way: under the key that there is, else under a new one. */
export function sent({ key, newKey }: Sending<unknown>) {
  return { key: key ?? newKey(), failure: null, saved: null }
}

/** The key under which it is sent; `sent` has made it. */
export function keyOf({ key, newKey }: Sending<unknown>): string {
  return key ?? newKey()
}

/** What an answer leaves behind: what was saved, or why not, with the key only where the same may be tried again. */
export function answered<Saved>({ key }: Pick<Sending<Saved>, 'key'>, outcome: Outcome<Saved>) {
  return outcome.type === 'done'
    ? { key: null, failure: null, saved: outcome.value }
    : { key: isTransient(outcome) ? key : null, failure: outcome }
}
