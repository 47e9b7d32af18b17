import { setTimeout as delay } from 'node:timers/promises'
import { isAcknowledged, repeatable, responseOf, send, type Answered, type Repeatable } from './repeat.ts'

/** How long a client waits for an answer, and before it tries again, in milliseconds. */
const PATIENCE = 5000
const PAUSE = 200

/** Asks as a client does that does not give up: the same again, at the next server, until there is an answer of yes or no. */
export type Persistent = Readonly<{
  fetch: typeof fetch
  /** Whom to ask next. */
  next: () => string
  /** What came instead of an answer, and how often. */
  failures: ReadonlyMap<string, number>
}>

/**
 * The servers take turns.
 *
 * @param acknowledged told of each write that is; the next one of the same client waits for it
 */
export function persistently(baseUrls: readonly string[], acknowledged: () => Promise<void>): Persistent {
  const failures = new Map<string, number>()
  let turn = 0
  const next = (): string => baseUrls[(turn += 1) % baseUrls.length] ?? ''
  const attempt = async (request: Repeatable): Promise<Answered | undefined> => {
    const { pathname } = new URL(request.url)
    const answer = await send({ ...request, url: `${next()}${pathname}` }, PATIENCE).catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return answer
    const name = /"code":"(\w+)"/.exec(answer?.text ?? '')?.[1] ?? 'no answer'
    failures.set(name, (failures.get(name) ?? 0) + 1)
    return undefined
  }
  return {
    next,
    failures,
    fetch: async (input, init) => {
      const request = await repeatable(new Request(input, init))
      for (;;) {
        const answer = await attempt(request)
        if (answer === undefined) {
          await delay(PAUSE)
          continue
        }
        if (isAcknowledged(request, answer)) await acknowledged()
        return responseOf(answer)
      }
    },
  }
}
