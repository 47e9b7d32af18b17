import { setTimeout as pass } from 'node:timers/promises'
import { isAcknowledged, repeatable, responseOf, send, type Answered, type Repeatable } from '../load/repeat.ts'
import { add, type Notes } from './notes.ts'

/** Before a request is sent a second time, in milliseconds: what the app waits. */
const PAUSE = 400
/** Of the requests with a key one in so many is sent to the other servers too. */
const COMPARED = 5
/** For how long the app waits for an answer, in milliseconds. */
const PATIENCE = 15_000

/**
 * A `fetch` that notes how requests fare and repeats once what failed, as the app does. Some requests that carry a key are sent anew to each
 * of `servers`, past the proxy, and their answers compared byte for byte; `settled` waits for these.
 */
export function notedFetch(
  notes: Notes,
  servers: readonly string[],
): Readonly<{ fetch: typeof fetch; settled: () => Promise<void> }> {
  let keyed = 0
  const comparisons: Promise<void>[] = []

  const compare = async (request: Repeatable, expected: Answered): Promise<void> => {
    for (const server of servers) {
      const { pathname } = new URL(request.url)
      const answer = await send({ ...request, url: `${server}${pathname}` }, PATIENCE).catch(() => undefined)
      // One that is down, or ends just then, has nothing to say.
      if (answer === undefined || answer.status >= 500) continue
      notes.compared += 1
      if (answer.status === expected.status && answer.text === expected.text) continue
      add(notes.complaints, `${pathname} was answered otherwise when it was repeated: ${answer.status} ${answer.text}`)
    }
  }

  const noted: typeof fetch = async (input, init) => {
    const request = await repeatable(new Request(input, init))
    const { phase } = notes
    const begun = performance.now()
    const first = await attempt(request)
    const answer = typeof first === 'string' ? await pass(PAUSE).then(() => attempt(request)) : first
    // What goes on when a request fails counts, not what did when it was sent.
    const tally = notes.tallies[typeof first === 'string' ? notes.phase : phase]
    tally.requests += 1
    tally.slowest = Math.max(tally.slowest, performance.now() - begun)
    if (typeof first === 'string') {
      tally.failedAtFirst += 1
      add(notes.failures, `${notes.phase}: ${first}`)
    }
    if (typeof answer === 'string') {
      tally.failedForGood += 1
      throw new Error(answer)
    }
    if (isAcknowledged(request, answer)) {
      notes.written += 1
      keyed += 1
      if (keyed % COMPARED === 0) comparisons.push(compare(request, answer))
    }
    return responseOf(answer)
  }
  return { fetch: noted, settled: async () => void (await Promise.all(comparisons)) }
}

/** The answer, or why there is none that counts as one. */
async function attempt(request: Repeatable): Promise<Answered | string> {
  const path = new URL(request.url).pathname
  try {
    const answer = await send(request, PATIENCE)
    // What is no JSON is the proxy's own answer.
    const by = answer.type.startsWith('application/json') ? answer.text : 'proxy'
    return answer.status < 500 ? answer : `${path} ${answer.status} ${by}`
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error
    return `${path} ${String(reason)}`
  }
}
