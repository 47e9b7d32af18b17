import { setTimeout as pass } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'

/** Somebody who holds a stream of notifications, and comes back when it ends. */
export type Listener = Readonly<{
  accountId: string
  /** The ids of all notifications that were heard. */
  heard: ReadonlySet<string>
  /** When it had last caught up, as `performance.now()`; undefined while it has not. */
  liveSince: () => number | undefined
  stop(): void
}>

type Options = Readonly<{
  account: Readonly<{ id: string; token: string }>
  /** Whom it asks, each time. */
  baseUrl: () => string
  /** How long it waits before it comes back, in milliseconds, where the server named `retry`: as the app or as any `EventSource` does. */
  pause: (retry: number) => number
  /** Told how long it was away, in milliseconds, and with which status it was not let in. */
  cameBack?: (away: number) => void
  refused?: (status: number) => void
}>

/** The app's first pause (`src/actors/live-feed.ts`), whatever the server names. */
export const asTheApp = (): number => 250 + Math.random() * 250
export const asEventSource = (retry: number): number => retry

/** A stream is away from its end until the server has said how many notifications are unread, which comes after all that was missed. */
export function listen({ account, baseUrl, pause, cameBack, refused }: Options): Listener {
  const heard = new Set<string>()
  const hangUp = new AbortController()
  const { signal } = hangUp
  let liveSince: number | undefined
  let lastId: string | undefined
  let retry = 2000
  let endedAt: number | undefined

  const parser = createParser({
    onRetry: (value) => (retry = value),
    onEvent: ({ event, id }) => {
      if (event === 'notification' && id !== undefined) heard.add((lastId = id))
      if (event !== 'unread' || liveSince !== undefined) return
      liveSince = performance.now()
      if (endedAt !== undefined) cameBack?.(liveSince - endedAt)
    },
  })

  const once = async (): Promise<void> => {
    const headers = {
      authorization: `Bearer ${account.token}`,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    }
    const answer = await fetch(`${baseUrl()}/v1/notifications/stream`, { headers, signal })
    if (!answer.ok || answer.body === null) return refused?.(answer.status)
    const decoder = new TextDecoder()
    for await (const chunk of answer.body) parser.feed(decoder.decode(chunk, { stream: true }))
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      // However it ends, it is opened again.
      await once().catch(() => undefined)
      parser.reset()
      if (liveSince !== undefined) endedAt = performance.now()
      liveSince = undefined
      await pass(pause(retry), undefined, { signal }).catch(() => undefined)
    }
  }

  void run()
  return { accountId: account.id, heard, liveSince: () => liveSince, stop: () => hangUp.abort() }
}
