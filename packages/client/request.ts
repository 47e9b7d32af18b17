import type { Call } from '../../generated/client/calls.ts'
import { BidfairError } from './failure.ts'
import { send, type Settings } from './send.ts'

export type CallOptions = {
  /** Calls it off. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for the call with all its attempts and the pauses between them; 30 seconds, and 2 minutes for an upload. */
  readonly timeout?: number | undefined
  /** Sent again with the same value within 24 hours it acts once, even from another process; by default a new one for each call. */
  readonly idempotencyKey?: string | undefined
}

/** Refused before anything was done. */
const TOO_MANY = 429

/** No answer, or one of a server or proxy that may be better in a moment. Nobody knows whether the call acted. */
const UNSURE = [0, 502, 503, 504]

/** Makes a call, again where that may help and cannot harm, and answers its data in clean names. Throws a `BidfairError`. */
export async function request(
  settings: Settings,
  call: Call,
  input: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  const { signal, timeout = call.sends === 'file' ? 120_000 : 30_000, idempotencyKey = crypto.randomUUID() } = options
  const end = performance.now() + timeout
  // Node forgets an `AbortSignal.timeout` that nothing but `AbortSignal.any` refers to.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeout)
  const limit = AbortSignal.any([late.signal, ...(signal ? [signal] : [])])
  const headers = call.again === 'keyed' ? { 'Idempotency-Key': idempotencyKey } : {}
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        limit.throwIfAborted()
        const response = await send(settings, call, input, limit, headers)
        return answerIn(call, await response[call.as ?? 'json']())
      } catch (cause) {
        const error = asError(cause, limit, signal)
        const pause = pauseBefore(attempt, error)
        const helps = error.status === TOO_MANY || (call.again !== undefined && UNSURE.includes(error.status))
        const isLast = attempt >= (settings.attempts ?? 3) || performance.now() + pause >= end
        if (!helps || isLast || limit.aborted) throw error
        await passed(pause, limit)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

/** An answer in clean names. Throws for one that is not as the contract says. */
function answerIn({ wire }: Call, answer: unknown): unknown {
  try {
    return wire?.fromWire === undefined ? answer : wire.fromWire(answer)
  } catch (cause) {
    throw new BidfairError('NOT_UNDERSTOOD', { cause })
  }
}

/** Milliseconds to wait: as long as the server says, else about half a second, then a second. */
export const pauseBefore = (attempt: number, { retryAfter }: BidfairError): number =>
  retryAfter === undefined ? 500 * 2 ** (attempt - 1) * (0.5 + Math.random()) : retryAfter * 1000

/** What `fetch` throws, as an error with a code. */
export function asError(cause: unknown, limit: AbortSignal, signal: AbortSignal | undefined): BidfairError {
  if (cause instanceof BidfairError) return cause
  const isWrong = cause instanceof SyntaxError
  return new BidfairError(
    signal?.aborted ? 'ABORTED' : limit.aborted ? 'TIMED_OUT' : isWrong ? 'NOT_UNDERSTOOD' : 'OFFLINE',
    { cause },
  )
}

/** Waits, until it is called off. */
export const passed = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const stop = (): void => {
      clearTimeout(timer)
      resolve()
    }
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
