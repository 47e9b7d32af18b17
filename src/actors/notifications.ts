import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { noticesAfter, readUpTo, type ShownNotices } from '../../machines/notices.ts'
import { done } from '../../machines/outcome.ts'
import type { Notification } from '../services/types.ts'
import { listNotifications, markNotificationsRead } from '../services/notifications.ts'
import type { Environment } from './environment.ts'
import { roleIn } from './jobs.ts'
import { liveOf } from './live.ts'
import { perform } from './perform.ts'

export type { Notification } from '../services/types.ts'

/** The newest notifications, as one visit shows them; the input is `{ request: null }`. What is shown counts as read from then on. */
export function notificationsMachine(environment: Environment) {
  return createDetails<null, ShownNotices<Notification>>().provide({
    actors: {
      load: fromPromise(async ({ input: { shown }, signal }) => {
        const outcome = await perform(environment, signal, listNotifications(roleIn(environment.session)))
        if (outcome.type !== 'done') return outcome
        const upTo = readUpTo(outcome.value)
        // What a hidden page shows nobody has read; coming back to it looks again.
        if (upTo !== null && !signal.aborted && isLookedAt(environment)) void markRead(environment, upTo)
        return done(noticesAfter(shown, outcome.value))
      }),
    },
  })
}

/**
 * Tells the server that this notification and all older ones were seen, and the bell too. Nobody waits for it: what the
 * server did not hear stays unread, which the bell goes on saying.
 */
async function markRead(environment: Environment, upTo: string): Promise<void> {
  const outcome = await perform(environment, new AbortController().signal, markNotificationsRead(upTo))
  if (outcome.type === 'done') liveOf(environment).seen()
}

/** Whether somebody looks at the page at this moment. */
function isLookedAt({ presence }: Environment): boolean {
  let isHere = false
  const stop = presence((here) => {
    isHere = here
  })
  stop()
  return isHere
}
