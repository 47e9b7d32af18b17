import { createActor, fromCallback } from 'xstate'
import { createLive, type LiveEvent, type StreamFrom } from '../../machines/live.ts'
import { followNotifications } from '../services/notification-stream.ts'
import type { Notification } from '../services/types.ts'
import type { Environment } from './environment.ts'
import type { LiveSink } from './live.ts'
import { perform } from './perform.ts'

/** After this long without a sign of life a stream is opened anew, in milliseconds. */
const silence = 50_000

/** Between two attempts, in milliseconds: from half a second to half a minute. */
const shortest = 500
const longest = 30_000

/** Follows the notifications of whoever is logged in, from one login to the next, as long as the page lives. */
export function startFeed(environment: Environment, sink: LiveSink): void {
  const machine = liveMachine(environment)
  let token: string | null = null
  let spoken: string | null = null
  let stop = nothing

  const follow = (): void => {
    const { session, language } = environment.session.getSnapshot().context
    const wanted = session?.token ?? null
    // The server speaks the language in which it was asked.
    if (wanted === token && language === spoken) return
    if (wanted !== token) sink.count(0)
    token = wanted
    spoken = language
    stop()
    stop = wanted === null ? nothing : run()
  }

  const run = (): (() => void) => {
    const actor = createActor(machine, { input: { pauseBefore } })
    actor.on('live.heard', ({ items, unread }) => {
      if (unread !== null) sink.count(unread)
      if (items.length > 0) sink.tell(items)
    })
    actor.on('live.resumed', () => sink.tell([]))
    actor.start()
    return () => actor.stop()
  }

  environment.session.subscribe(follow)
  follow()
}

const nothing = (): void => {}

/** The chart of notifications as they come on real parts. */
export function liveMachine({ api, presence }: Pick<Environment, 'api' | 'presence'>) {
  return createLive<Notification>().provide({
    actors: {
      watch: fromCallback<LiveEvent<Notification>>(({ sendBack }) =>
        presence((isHere) => sendBack({ type: isHere ? 'reader.returned' : 'reader.left' })),
      ),
      stream: fromCallback<LiveEvent<Notification>, StreamFrom>(({ input: { lastId }, sendBack }) => {
        const gone = new AbortController()
        const follow = async (): Promise<void> => {
          const outcome = await perform(
            { api },
            gone.signal,
            followNotifications({
              lastId,
              silence,
              onOpen: () => sendBack({ type: 'stream.opened' }),
              onHeard: (heard) => sendBack({ type: 'stream.heard', ...heard }),
            }),
          )
          if (!gone.signal.aborted) {
            sendBack({ type: 'stream.ended', failure: outcome.type === 'done' ? null : outcome })
          }
        }
        void follow()
        return () => gone.abort()
      }),
    },
  })
}

/**
 * Longer with every attempt, and never the same for two pages, so that they do not all come back at once to a server that was
 * away. https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
export function pauseBefore(attempt: number, retryAfter: number | null): number {
  if (retryAfter !== null) return retryAfter * 1000
  const most = Math.min(longest, shortest * 2 ** attempt)
  return most / 2 + (Math.random() * most) / 2
}
