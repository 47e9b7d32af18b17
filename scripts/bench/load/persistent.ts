import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'openapi-fetch'
import type { paths } from '../../../generated/api.ts'
import { ApiError, answer, connect, once, type Schemas } from '../../../docs/examples/over-the-wire/client.ts'

/** How long a client waits for an answer, and before it tries again, in milliseconds. */
const PATIENCE = 5000
const PAUSE = 200

type Attempt<T> = (
  client: Client<paths>,
  header: ReturnType<typeof once>,
) => Promise<{ data?: T; error?: Schemas['Failure'] }>

/** Calls as a client does that does not give up: again with the same key, at the next server, until there is an answer of yes or no. */
export type Persistent = Readonly<{
  call: <T>(token: string | undefined, attempt: Attempt<T>) => Promise<T>
  /** Whom to ask next. */
  next: () => string
  /** What came instead of an answer, and how often. */
  failures: () => ReadonlyMap<string, number>
}>

/** The servers take turns after each failure. */
export function persistently(baseUrls: readonly string[]): Persistent {
  const failures = new Map<string, number>()
  let turn = 0
  const next = (): string => baseUrls[(turn += 1) % baseUrls.length] ?? ''
  const failed = (error: unknown): void => {
    const name = error instanceof ApiError ? error.failure.code : 'no answer'
    failures.set(name, (failures.get(name) ?? 0) + 1)
  }
  return {
    next,
    failures: () => failures,
    call: async (token, attempt) => {
      const header = once()
      for (let baseUrl = next(); ; baseUrl = next()) {
        const patient = (request: Request | URL | string): Promise<Response> =>
          fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
        try {
          return await answer(attempt(connect({ baseUrl, fetch: patient }, token), header))
        } catch (error) {
          if (error instanceof ApiError && !MAY_PASS.has(error.failure.code)) throw error
          failed(error)
          await delay(PAUSE)
        }
      }
    },
  }
}

const MAY_PASS: ReadonlySet<Schemas['Failure']['code']> = new Set([
  'SERVICE_UNAVAILABLE',
  'FILES_UNAVAILABLE',
  'INTERNAL_ERROR',
])
