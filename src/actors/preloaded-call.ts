/** All that a call says that asks for something by `POST`. */
export type PreloadedRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A call that was made before the app was there to make it. */
export type PreloadedCall = {
  readonly asked: PreloadedRequest
  /** When, as `Date.now()` tells it. */
  readonly at: number
  /** The answer's words; null where nothing came that the app could use. */
  readonly answer: Promise<string | null>
  /** The same, as far as it is here. */
  readonly here: () => string | null
}

/** Milliseconds after which an answer is no longer told as what the server says now, nor waited for: the app then asks for itself. */
const FRESH = 10_000

/** Asks for something that the app is going to ask for. */
export function preloadCall(
  fetch: (request: Request) => Promise<Response>,
  asked: PreloadedRequest,
  now: () => number = Date.now,
): PreloadedCall {
  const { url, ...said } = asked
  let words: string | null = null
  // Reads the answer to its end in any case. An unread answer would keep its connection.
  const answer = fetch(new Request(url, { ...said, method: 'POST', signal: AbortSignal.timeout(FRESH) }))
    .then(async (response) => {
      const text = await response.text()
      return (words = response.ok ? text : null)
    })
    .catch(() => null)
  return { asked, at: now(), answer, here: () => words }
}

/**
 * The answer to an early call, for the first caller with exactly the same request, and only while the call is fresh. The headers name
 * session and language, so nobody gets an answer for someone else.
 */
export type PreloadedCalls = {
  /** The answer's words where they are here already, else null. */
  readonly here: (asked: PreloadedRequest) => string | null
  /** Waits for them. The first who does takes the early call, or ends it. */
  readonly take: (asked: PreloadedRequest) => Promise<string | null>
}

export function earlyOf(call: PreloadedCall | null, now: () => number = Date.now): PreloadedCalls {
  let left = call
  const find = (asked: PreloadedRequest): PreloadedCall | null =>
    left && now() - left.at < FRESH && JSON.stringify(left.asked) === JSON.stringify(asked) ? left : null
  return {
    here: (asked) => {
      const words = find(asked)?.here() ?? null
      if (words !== null) left = null
      return words
    },
    take: async (asked) => {
      const found = find(asked)
      left = null
      return found && found.answer
    },
  }
}
