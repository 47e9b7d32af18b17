import { Effect } from 'effect'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Heard, Unread } from '../../machines/live.ts'
import type { Failure } from '../../machines/outcome.ts'
import { failureFromResponse } from './failures.ts'
import { Api, reportExpiredToken, within, type ApiSettings, type Service } from './client.ts'
import { property } from './property.ts'
import type { Notification, ThreadNews } from './types.ts'

/** What one message of the stream brings. */
export type NotificationsHeard = Heard<Notification>

export type StreamOptions = {
  /** The last notification received; null to receive only new ones. */
  readonly lastId: string | null
  readonly onOpen: () => void
  readonly onHeard: (heard: NotificationsHeard) => void
  /** Calls back with each message and each "seen" in a thread. These are not sent again after a break. */
  readonly onThread: (news: ThreadNews) => void
  /**
   * The stream counts as broken after this many milliseconds of silence; the server sends something every 20 seconds.
   */
  readonly silence: number
}

/**
 * Follows the viewer's notifications until the server ends the stream. Interrupting it disconnects. The browser's own
 * `EventSource` cannot send a token.
 */
export function followNotifications(options: StreamOptions): Service<void> {
  return Effect.gen(function* () {
    const api = yield* Api
    const token = api.token()
    const opening = open(api, token, options.lastId).pipe(within(api.patience))
    const reader = (yield* reportExpiredToken(opening, api, token)).getReader()
    options.onOpen()
    yield* Effect.ensuring(
      follow(reader, options),
      Effect.sync(() => void reader.cancel().catch(() => undefined)),
    )
  })
}

type Bytes = ReadableStream<Uint8Array>

function open(api: ApiSettings, token: string | null, lastId: string | null): Effect.Effect<Bytes, Failure> {
  const headers = {
    Accept: 'text/event-stream',
    'Accept-Language': api.language(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
  }
  return Effect.tryPromise({
    try: async (signal) => {
      const url = `${api.baseUrl}/notifications/stream`
      const response = await api.fetch(new Request(url, { headers, signal, cache: 'no-store' }))
      return { response, refusal: response.ok ? null : parsed(await response.text()) }
    },
    catch: (): Failure => ({ type: 'offline' }),
  }).pipe(
    Effect.flatMap(({ response, refusal }) => {
      if (!response.ok) return Effect.fail(failureFromResponse(response, refusal))
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true
      return response.body && isStream ? Effect.succeed(response.body) : Effect.fail<Failure>({ type: 'malformed' })
    }),
  )
}

function follow(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { lastId, onHeard, onThread, silence }: StreamOptions,
): Effect.Effect<void, Failure> {
  return Effect.gen(function* () {
    const next = Effect.tryPromise({ try: () => reader.read(), catch: (): Failure => ({ type: 'offline' }) }).pipe(
      within(silence),
    )
    let events: EventSourceMessage[] = []
    const parser = createParser({ onEvent: (event) => events.push(event) })
    const decoder = new TextDecoder()
    // Without a last notification, the stream has only news from the first message on.
    let missed = lastId === null
    for (;;) {
      const { done, value } = yield* next
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      const heard = heardIn(events)
      const threads = threadsIn(events)
      // The server does not know the last one any more; what it tells from here on comes next.
      missed ||= events.some(({ event }) => event === 'reset')
      events = []
      if (heard.items.length > 0 || heard.unread !== null) {
        onHeard({ ...heard, missed })
        missed = false
      }
      threads.forEach(onThread)
    }
  })
}

function threadsIn(events: readonly EventSourceMessage[]): readonly ThreadNews[] {
  return events
    .filter(({ event }) => event === 'message' || event === 'seen')
    .map(({ data }) => parsed(data))
    .filter(isThreadNews)
}

function heardIn(events: readonly EventSourceMessage[]): Omit<NotificationsHeard, 'missed'> {
  const of = (wanted: string) => events.filter(({ event }) => event === wanted).map(({ data }) => parsed(data))
  return {
    items: of('notification').filter(isNotification),
    unread: of('unread').flatMap(unreadIn).at(-1) ?? null,
  }
}

function unreadIn(counts: unknown): readonly Unread[] {
  const [items, messages] = [property(counts, 'unread'), property(counts, 'unreadMessages')]
  // An older server counts no messages.
  return typeof items === 'number' ? [{ items, messages: typeof messages === 'number' ? messages : 0 }] : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// A newer server may send anything else.

function isNotification(value: unknown): value is Notification {
  const jobId = property(value, 'jobId')
  return (
    ['id', 'message', 'createdAt'].every((name) => typeof property(value, name) === 'string') &&
    (jobId === null || typeof jobId === 'string') &&
    typeof property(value, 'isRead') === 'boolean'
  )
}

const isThreadNews = (value: unknown): value is ThreadNews =>
  typeof property(value, 'jobId') === 'string' && typeof property(value, 'businessId') === 'string'
