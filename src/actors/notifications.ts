import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import type { News } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { roleIn } from './jobs.ts'
import { liveOf } from './live.ts'

export type { News, NewsItem } from '../services/types.ts'

/** The newest notifications; the input is `{ request: null }`. */
export function newsMachine({ run, session }: Backstage) {
  return createDetails<null, News>().provide({
    actors: {
      load: fromPromise(({ signal }) =>
        run(
          signal,
          () => import('../services/notifications.ts'),
          ({ listNews }) => listNews(roleIn(session)),
        ),
      ),
    },
  })
}

/**
 * Tells the server that this notification and all older ones were seen, and the bell too. Nobody waits for it: what the
 * server did not hear stays unread, which the bell goes on saying.
 */
export async function markRead(backstage: Backstage, upTo: string): Promise<void> {
  const outcome = await backstage.run(
    new AbortController().signal,
    () => import('../services/notifications.ts'),
    ({ markNewsRead }) => markNewsRead(upTo),
  )
  if (outcome.type === 'done') liveOf(backstage).seen()
}
