import { markNotificationsRead, type Which } from '../services/notifications.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

/**
 * Marks what somebody looks at as read, unless the page is hidden. Nobody waits for it: if the server does not get it,
 * they stay unread, and the bell keeps showing that.
 */
export function markReadSilently(environment: Environment, which: Which): void {
  if (isPageVisible(environment))
    void runService(environment, new AbortController().signal, markNotificationsRead(which))
}

/** Whether the page is visible and online. */
export function isPageVisible({ presence }: Environment): boolean {
  let isHere = false
  const stop = presence((here) => {
    isHere = here
  })
  stop()
  return isHere
}
