import { Context, Effect } from 'effect'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../../generated/api.ts'
import type { Failure } from '../../machines/outcome.ts'
import { failureOf } from './answers.ts'

/** The part of an `XMLHttpRequest` that uploads use: fetch cannot tell how far a body has got. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'getResponseHeader' | 'status' | 'responseText'
> & {
  addEventListener(type: 'load' | 'error', listener: () => void): void
  readonly upload: {
    addEventListener(
      type: 'progress',
      listener: (event: Pick<ProgressEvent, 'loaded' | 'total' | 'lengthComputable'>) => void,
    ): void
  }
}

/** Everything that the services take from outside. */
export type ApiSettings = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly newRequest: () => UploadRequest
  /** Where the API lives, without a slash at its end: `https://bidfair.example/v1`. */
  readonly baseUrl: string
  readonly token: () => string | null
  readonly language: () => string
  /** Hears of every token that the server called dead. */
  readonly onExpired: (token: string) => void
  /** Milliseconds that a call may take. */
  readonly patience: number
  /** Milliseconds before a call is tried a second time. */
  readonly pause: number
}

/** The settings, as the services ask for them. */
export class Api extends Context.Service<Api, ApiSettings>()('Api') {}

/** What a service offers: a value, or the failure that the machines know it by. */
export type Service<Value> = Effect.Effect<Value, Failure, Api>

/** What each attempt of a call is made with. */
export type Attempt = {
  readonly client: Client<paths>
  readonly init: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> }
}

type Answer<Wire> = { readonly data?: Wire; readonly error?: unknown; readonly response: Response }

export type CallOptions<Wire, Value> = {
  readonly send: (attempt: Attempt) => Promise<Answer<Wire>>
  /** From the wire's words to ours; it may throw on an answer that is not what the contract says. */
  readonly read: (wire: Wire) => Value
  /** Makes a second attempt of the same intended action harmless. */
  readonly key?: string
  /** Whether a second attempt is harmless without a key: the call only reads. */
  readonly isSafe?: boolean
  /** How many times as long as other calls it may take. */
  readonly patienceFactor?: number
  /** Our name of a field that the server complains about. */
  readonly fieldOf?: (wireField: string) => string
  /** The token to use instead of the session's. */
  readonly token?: string
}

/**
 * One call: language, token and key as headers, a limit in time, a second attempt where that is harmless, and every
 * way to go wrong as a typed failure. Interrupting it cuts off the request.
 */
export function call<Wire, Value>(options: CallOptions<Wire, Value>): Service<Value> {
  return Effect.gen(function* () {
    const api = yield* Api
    const token = options.token ?? api.token()
    const patience = (options.patienceFactor ?? 1) * api.patience
    const late = Effect.flatMap(wait(patience), () => Effect.fail<Failure>({ type: 'timedOut' }))
    const once = Effect.raceFirst(attempt(api, token, options), late)
    const isRepeatable = options.isSafe === true || options.key !== undefined
    const often = isRepeatable
      ? Effect.catchIf(once, mayBeRepeated, () => Effect.flatMap(wait(api.pause), () => once))
      : once
    return yield* tellingOfExpiry(often, api, token)
  })
}

/** Whether a call may be repeated at once: the server did not refuse it. Even 429 is a refusal: it may pass later, but not at once. */
const mayBeRepeated = (failure: Failure): boolean => !('code' in failure)

/** Lets the session know when the server calls its token dead. Wrong credentials at login are another thing. */
export function tellingOfExpiry<Value>(
  effect: Effect.Effect<Value, Failure>,
  api: ApiSettings,
  token: string | null,
): Effect.Effect<Value, Failure> {
  return Effect.tapError(effect, (failure) =>
    Effect.sync(() => {
      if (failure.type !== 'unauthorized' || failure.code === 'INVALID_CREDENTIALS' || token === null) return
      api.onExpired(token)
    }),
  )
}

function attempt<Wire, Value>(
  api: ApiSettings,
  token: string | null,
  { send, read, key, fieldOf = sameName }: CallOptions<Wire, Value>,
): Effect.Effect<Value, Failure> {
  return Effect.suspend(() => {
    let hasAnswered = false
    const client = createClient<paths>({
      baseUrl: api.baseUrl,
      fetch: async (request) => {
        const response = await api.fetch(request)
        hasAnswered = true
        return response
      },
    })
    const headers = {
      'Accept-Language': api.language(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    }
    return Effect.tryPromise({
      try: (signal) => send({ client, init: { signal, headers } }),
      catch: (): Failure => ({ type: hasAnswered ? 'malformed' : 'offline' }),
    }).pipe(
      Effect.flatMap(({ data, error, response }) =>
        response.ok && data !== undefined
          ? Effect.try({ try: () => read(data), catch: (): Failure => ({ type: 'malformed' }) })
          : Effect.fail(failureOf(response, error, fieldOf)),
      ),
    )
  })
}

/** Waits for milliseconds. Effect's own clock brings its arithmetic of durations along, which weighs more than a timer. */
export function wait(duration: number): Effect.Effect<void> {
  return Effect.callback((resume) => {
    const timer = setTimeout(() => resume(Effect.void), duration)
    return Effect.sync(() => clearTimeout(timer))
  })
}

const sameName = (field: string): string => field
