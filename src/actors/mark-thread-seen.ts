import type { ThreadId } from '../services/types.ts'
import { markMessagesSeen } from '../services/messages.ts'
import type { Environment } from './environment.ts'
import { isPageVisible } from './mark-read.ts'
import { runService } from './run-service.ts'

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
