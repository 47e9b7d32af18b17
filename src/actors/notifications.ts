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

/**
 * The newest notifications during one visit to their list; the input is `{ request: null }`. Showing them marks them
 * as read.
 */
export function notificationsMachine(environment: Environment) {
  return createDetails<null, ShownNotices<Notification>>().provide({
    actors: {
      load: fromPromise(async ({ input: { shown }, signal }) => {
        const outcome = await perform(environment, signal, listNotifications(roleIn(environment.session)))
        if (outcome.type !== 'done') return outcome
        const upTo = readUpTo(outcome.value)
        // On a hidden page nobody has read them; coming back loads them again.
        if (upTo !== null && !signal.aborted && isLookedAt(environment)) void markRead(environment, upTo)
        return done(noticesAfter(shown, outcome.value))
      }),
    },
  })
}

/**
 * Marks this notification and all older ones as read, on the server and on the bell. Nobody waits for it: if the
 * server does not get it, they stay unread, and the bell keeps showing that.
 */
async function markRead(environment: Environment, upTo: string): Promise<void> {
  const outcome = await perform(environment, new AbortController().signal, markNotificationsRead(upTo))
  if (outcome.type === 'done') liveOf(environment).seen()
}

function isLookedAt({ presence }: Environment): boolean {
  let isHere = false
  const stop = presence((here) => {
    isHere = here
  })
  stop()
  return isHere
}
