import { createActor, fromCallback } from 'xstate'
import { createLive, type LiveEvent, type Unread } from '../../machines/live.ts'
import type { Notification, ThreadNews } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { sharedStream } from './shared-stream.ts'

/** The shortest and longest pause between two attempts, in milliseconds. */
const shortest = 500
const longest = 30_000

/** What hears of the stream. */
type LiveSink = {
  readonly count: (unread: Unread) => void
  readonly tell: (items: readonly Notification[]) => void
  readonly tellThread: (news: ThreadNews | null) => void
}

/** Follows the viewer's notifications, from one login to the next, as long as the page lives. */
export function startFeed(environment: Environment, sink: LiveSink): void {
  const machine = createLive<Notification>().provide({
    actors: {
      watch: fromCallback<LiveEvent<Notification>>(({ sendBack }) =>
        environment.presence((isHere) => sendBack({ type: isHere ? 'reader.returned' : 'reader.left' })),
      ),
      stream: sharedStream(environment, sink.tellThread),
    },
  })
  let token: string | null = null
  let spoken: string | null = null
  let stop = nothing

  const follow = (): void => {
    const { session, language } = environment.session.getSnapshot().context
    const wanted = session?.token ?? null
    // The server uses the language in which the stream was opened.
    if (wanted === token && language === spoken) return
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

/**
 * Grows with each attempt and is random, so that pages do not all reconnect at once to a server that was down.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
export function pauseBefore(attempt: number, retryAfter: number | null): number {
  if (retryAfter !== null) return retryAfter * 1000
  const most = Math.min(longest, shortest * 2 ** attempt)
  return most / 2 + (Math.random() * most) / 2
}
