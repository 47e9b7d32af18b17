import { markNotificationsRead, type Which } from '../services/notifications.ts'
import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

/**
 * Marks what somebody looks at as read, unless the page is hidden. Nobody waits for it: if the server does not get it,
 * they stay unread, and the bell keeps showing that.
 */
export function noteRead(environment: Environment, which: Which): void {
  if (isLookedAt(environment)) void perform(environment, new AbortController().signal, markNotificationsRead(which))
}

/** Whether the page is visible and online. */
export function isLookedAt({ presence }: Environment): boolean {
  let isHere = false
  const stop = presence((here) => {
    isHere = here
  })
  stop()
  return isHere
}
