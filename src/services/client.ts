import { Context, Effect, Schedule } from 'effect'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../../generated/api.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import type { Failure } from '../../machines/outcome.ts'
import { failureFromResponse } from './failures.ts'
import { headersOf, type UploadRequest } from './request.ts'

/** What all services need from outside. */
export type ApiSettings = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly newRequest: () => UploadRequest
  /** The API's address, without a final slash: `https://bidfair.example/v1`. */
  readonly baseUrl: string
  readonly token: () => string | null
  readonly language: () => string
  /** Called with each token that the server rejects. */
  readonly onExpired: (token: string) => void
  /** Milliseconds before a call times out. */
  readonly patience: number
  /** Milliseconds before a call is tried a second time. */
  readonly pause: number
}

/** Provides the settings to the services. */
export class Api extends Context.Service<Api, ApiSettings>()('Api') {}

/** A service's effect: its value, or a failure as the machines know it. */
export type Service<Value> = Effect.Effect<Value, Failure, Api>

/** What each attempt is called with. */
export type Attempt = {
  readonly client: Client<paths, 'application/json'>
  readonly init: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> }
}

type Answer<Wire> = { readonly data?: Wire; readonly error?: unknown; readonly response: Response }

/** Our names for fields that have others on the wire. */
export type CleanFields = { readonly [wireField: string]: string }

/** What is generated for an operation: how its answer is read, and the fields that an error of it may name. */
type Operation<Wire, Value> = {
  /** Throws if the answer breaks the contract. */
  readonly fromWire: (answer: Wire) => Value
  readonly cleanFields?: CleanFields
}

/** An operation whose answer is read further; `read` may throw, too. */
export const reading = <Wire, Clean, Value>(
  { fromWire, ...operation }: Operation<Wire, Clean>,
  read: (answer: Clean) => Value,
): Operation<Wire, Value> => ({ ...operation, fromWire: (answer) => read(fromWire(answer)) })

type CallOptions<Wire, Value> = {
  readonly wire: Operation<Wire, Value>
  readonly send: (attempt: Attempt) => Promise<Answer<Wire>>
  /** The idempotency key, which makes a second attempt harmless. */
  readonly key?: string
  /** True if a second attempt is harmless without a key, as with a call that only reads. */
  readonly isSafe?: boolean
  /** Multiplies the time limit. */
  readonly timeoutFactor?: number
  /** What a draft lacks of an input. Where there are any, nothing is sent. */
  readonly gaps?: readonly FieldError[]
  /** Used instead of the session's token. */
  readonly token?: string
}

/**
 * One call: sends language, token and key as headers, limits the time, tries again if that is harmless, and turns
 * every way to fail into a typed failure. Interrupting it cancels the request.
 */
export function call<Wire, Value>(options: CallOptions<Wire, Value>): Service<Value> {
  return Effect.gen(function* () {
    const { gaps = [] } = options
    if (gaps.length > 0)
      return yield* Effect.fail<Failure>({ type: 'invalid', code: 'VALIDATION_FAILED', errors: gaps })
    const api = yield* Api
    const token = options.token ?? api.token()
    const patience = (options.timeoutFactor ?? 1) * api.patience
    const isRepeatable = options.isSafe === true || options.key !== undefined
    const attempts = attempt(api, token, options).pipe(
      within(patience),
      Effect.retry({
        times: 1,
        // The server did not refuse it. A 429 may pass later, but not at once.
        while: (failure) => isRepeatable && !('code' in failure),
        schedule: Schedule.spaced(api.pause),
      }),
    )
    return yield* reportExpiredToken(attempts, api, token)
  })
}

/** Tells the session when the server rejects its token. Wrong credentials at login are something else. */
export function reportExpiredToken<Value>(
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
  { send, wire, key }: CallOptions<Wire, Value>,
): Effect.Effect<Value, Failure> {
  return Effect.suspend(() => {
    let hasAnswered = false
    const client = createClient<paths, 'application/json'>({
      baseUrl: api.baseUrl,
      fetch: async (request) => {
        const response = await api.fetch(request)
        hasAnswered = true
        return response
      },
    })
    const headers = headersOf({ language: api.language(), token, key })
    return Effect.tryPromise({
      try: (signal) => send({ client, init: { signal, headers } }),
      catch: (): Failure => ({ type: hasAnswered ? 'malformed' : 'offline' }),
    }).pipe(
      Effect.flatMap(({ data, error, response }) =>
        response.ok && data !== undefined
          ? Effect.try({ try: () => wire.fromWire(data), catch: (): Failure => ({ type: 'malformed' }) })
          : Effect.fail(failureFromResponse(response, error, wire.cleanFields)),
      ),
    )
  })
}

/** Interrupts an effect after milliseconds; it fails as `timedOut` then. */
export const within = (duration: number) =>
  Effect.timeoutOrElse({ duration, orElse: () => Effect.fail<Failure>({ type: 'timedOut' }) })
