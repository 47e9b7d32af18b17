import { createActor, fromCallback } from 'xstate'
import { createLive, type LiveEvent, type StreamFrom } from '../../machines/live.ts'
import { followNotifications, type StreamOptions } from '../services/notification-stream.ts'
import type { ThreadNews } from '../services/talk-types.ts'
import type { Notification } from '../services/types.ts'
import type { Environment } from './environment.ts'
import type { LiveSink } from './live.ts'
import { perform } from './perform.ts'
import { tellThreadNews } from './thread-news.ts'

/** Without a sign of life for this long, the stream is opened again, in milliseconds. */
const silence = 50_000

/** The shortest and longest pause between two attempts, in milliseconds. */
const shortest = 500
const longest = 30_000

/** Follows the viewer's notifications, from one login to the next, as long as the page lives. */
export function startFeed(environment: Environment, sink: LiveSink): void {
  const onThread = (news: ThreadNews | null): void => tellThreadNews(environment, news)
  const machine = liveMachine(environment, { onThread, onReset: () => sink.tell([]) })
  let token: string | null = null
  let spoken: string | null = null
  let stop = nothing

  const follow = (): void => {
    const { session, language } = environment.session.getSnapshot().context
    const wanted = session?.token ?? null
    // The server uses the language in which the stream was opened.
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

/** The live chart with a real stream. What it brings of threads is told as it comes; null once it is open. */
export function liveMachine(
  { api, presence }: Pick<Environment, 'api' | 'presence'>,
  { onThread, onReset }: Pick<StreamOptions, 'onReset'> & { readonly onThread: (news: ThreadNews | null) => void },
) {
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
              onOpen: () => {
                sendBack({ type: 'stream.opened' })
                onThread(null)
              },
              onHeard: (heard) => sendBack({ type: 'stream.heard', ...heard }),
              onReset,
              onThread,
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
 * Grows with each attempt and is random, so that pages do not all reconnect at once to a server that was down.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
export function pauseBefore(attempt: number, retryAfter: number | null): number {
  if (retryAfter !== null) return retryAfter * 1000
  const most = Math.min(longest, shortest * 2 ** attempt)
  return most / 2 + (Math.random() * most) / 2
}
