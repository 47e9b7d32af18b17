/** A call that was made before the app was there to make it. */
export type EarlyCall = {
  readonly request: Request
  /** When, as `Date.now()` tells it. */
  readonly at: number
  /** Null where nothing came that the app could use. */
  readonly answer: Promise<Response | null>
}

type Fetch = (request: Request) => Promise<Response>

/** Asks for something that the app is going to ask for. */
export function callEarly(fetch: Fetch, request: Request, now = Date.now): EarlyCall {
  const answer = fetch(request.clone()).then(
    (response) => (response.ok ? response : null),
    () => null,
  )
  return { request, at: now(), answer }
}

/** Milliseconds after which an answer is no longer told as what the server says now. */
const FRESH = 10_000

/**
 * `fetch` that answers the same request, whole and to the letter, with what came of an early call: once, and only while that is fresh. The
 * headers name session and language, so nobody gets what was meant for another. The first request to its address takes the early call or
 * ends it; every other request, and one whose early call failed, goes to the server.
 */
export function takingEarly(fetch: Fetch, early: EarlyCall | null, now = Date.now): Fetch {
  let left = early
  return async (request) => {
    const call = left
    if (call === null || request.url !== call.request.url) return fetch(request)
    left = null
    const isWanted = now() - call.at < FRESH && (await wordsOf(request)) === (await wordsOf(call.request))
    return (isWanted && (await call.answer)) || fetch(request)
  }
}

/** All that a request says. */
async function wordsOf(request: Request): Promise<string> {
  const { method, url, headers } = request
  return JSON.stringify([method, url, [...headers], await request.clone().text()])
}
