import { setTimeout as pass } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'

/** A request that can be sent more than once, and what was answered, whole. */
type Repeatable = Readonly<{ url: string; method: string; headers: Headers; body: ArrayBuffer | null }>
type Answered = Readonly<{ status: number; text: string; type: string }>

type Client = Readonly<{
  /** The server that is asked next. */
  next: () => string
  /** How often it sends again what failed, and how long it waits before, and for an answer, in milliseconds. */
  repeats: number
  pause: number
  patience: number
  /** Told why an attempt failed, and which one it was, from 0 on. */
  failed: (why: string, attempt: number) => void
  /** Told of each answer and how long it took, in milliseconds; the next request of the same user waits for it. */
  answered: (request: Repeatable, answer: Answered, taken: number) => Promise<void> | void
}>

/** A `fetch` that sends what failed again, with the same key, as clients do. */
export function repeatingFetch({ next, repeats, pause, patience, failed, answered }: Client): typeof fetch {
  return async (input, init) => {
    const { url, method, headers, body } = new Request(input, init)
    const request = { url, method, headers, body: body === null ? null : await new Response(body).arrayBuffer() }
    const begun = performance.now()
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(request, next(), patience)
      if (typeof answer !== 'string') {
        await answered(request, answer, performance.now() - begun)
        return new Response(answer.text, { status: answer.status, headers: { 'content-type': answer.type } })
      }
      failed(answer, attempt)
      if (attempt === repeats) throw new Error(answer)
      await pass(pause)
    }
  }
}

/** The answer of a server to a request, or why there is none that counts as one. */
export async function send(request: Repeatable, server: string, patience: number): Promise<Answered | string> {
  const { pathname } = new URL(request.url)
  try {
    const answer = await fetch(`${server}${pathname}`, { ...request, signal: AbortSignal.timeout(patience) })
    const [text, type] = [await answer.text(), answer.headers.get('content-type') ?? '']
    if (answer.status < 500) return { status: answer.status, text, type }
    // What is no JSON is a proxy's own answer.
    return `${pathname} ${answer.status} ${type.startsWith('application/json') ? text : 'proxy'}`
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error
    return `${pathname} ${String(reason)}`
  }
}

/** Whether it is a write that was acknowledged. */
export const isAcknowledged = ({ headers }: Repeatable, { status }: Answered): boolean =>
  headers.has('idempotency-key') && status === 200

/** Somebody who holds a stream of notifications, and comes back when it ends. */
export type Listener = ReturnType<typeof listen>

type Options = Readonly<{
  account: Readonly<{ id: string; token: string }>
  /** Address per request. */
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
export function listen({ account, baseUrl, pause, cameBack, refused }: Options) {
  /** The ids of all notifications that were heard. */
  const heard = new Set<string>()
  const hangUp = new AbortController()
  const { signal } = hangUp
  /** When it had last caught up, as `performance.now()`; undefined while it has not. */
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
    const since = lastId === undefined ? {} : { 'last-event-id': lastId }
    const headers = { authorization: `Bearer ${account.token}`, ...since }
    const answer = await fetch(`${baseUrl()}/v1/notifications/stream`, { headers, signal })
    if (!answer.ok || answer.body === null) return refused?.(answer.status)
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk)
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
