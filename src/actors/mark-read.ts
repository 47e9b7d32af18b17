import { markNotificationsRead, type Which } from '../services/notifications.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'
import type { ThreadId } from '../services/types.ts'
import { markMessagesSeen } from '../services/messages.ts'

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

/**
 * Says up to which message somebody has really seen a thread, each number once, and none while the page is hidden.
 * Nobody waits for it: what the server does not get stays unread, and is said again with the next look.
 */
export function createSeenReporter(environment: Environment, thread: ThreadId): (upTo: number) => void {
  let told = 0
  return (upTo) => {
    if (upTo <= told || !isPageVisible(environment)) return
    const before = told
    told = upTo
    void runService(environment, new AbortController().signal, markMessagesSeen({ thread, upTo })).then(({ type }) => {
      if (type !== 'done' && told === upTo) told = before
    })
  }
}
