import type { Call } from '../../generated/client/calls.ts'
import * as wire from '../../generated/client/wire-client.ts'
import { BidfairError } from './failure.ts'

/** What all calls of a client share. */
export type Settings = {
  /** The address of the server, such as `https://bidfair.example`. */
  readonly url: string
  /** A key for programs. */
  readonly key?: string | undefined
  /** The token of a session, in the place of a key. Without either only what anybody may do. */
  readonly token?: string | undefined
  /** The language of messages; without it that of the account. */
  readonly language?: 'en' | 'es' | 'ar' | undefined
  /** How to reach the server, where it is not the `fetch` that is there. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** How often a call is made at most; 3. */
  readonly attempts?: number | undefined
}

/** Makes a call once. Throws a `BidfairError` for a refusal, and whatever `fetch` throws for a lost connection. */
export async function send(
  settings: Settings,
  call: Call,
  input: unknown,
  signal: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { key, token = key, language, fetch = globalThis.fetch } = settings
  const headers = {
    ...more,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(language && { 'Accept-Language': language }),
    ...(call.sends === 'json' && { 'Content-Type': 'application/json' }),
  }
  const init = { method: call.method, headers, signal, cache: 'no-store', ...bodyOf(call, input) } as const
  const response = await fetch(new Request(addressOf(settings, call, input), init))
  if (response.ok) return response
  throw await refusal(response, call)
}

function bodyOf({ sends, wire }: Call, input: unknown): { body?: string | FormData } {
  if (sends === 'json') return { body: JSON.stringify(wire?.toWire?.(input ?? {})) }
  if (!(input instanceof Blob)) return {}
  const body = new FormData()
  body.append('file', input)
  return { body }
}

/** Without a body what a call takes is in its address: in the path, or else behind it. */
function addressOf({ url }: Settings, { path, sends }: Call, input: unknown): URL {
  const fields = Object.entries(sends === undefined ? (input ?? {}) : {}).map(([name, value]) => [name, String(value)])
  const given = new Map<string, string>(fields.map(([name = '', value = '']) => [name, value]))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(given.get(name) ?? '')
    given.delete(name)
    return value
  })
  return new URL(`${url.replace(/\/+$/, '')}/v1${filled}${given.size > 0 ? `?${new URLSearchParams([...given])}` : ''}`)
}

/** A refused answer as an error, with the fields that it names in clean names. A proxy may have written it. */
async function refusal(response: Response, call: Call): Promise<BidfairError> {
  const { status, headers } = response
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const about = { status, retryAfter: Number.isFinite(seconds) ? seconds : undefined }
  const body: unknown = await response.json().catch(() => undefined)
  if (!isFailure(body)) return new BidfairError('NOT_UNDERSTOOD', about)
  const failure = wire.failure.fromWire(body)
  const errors = failure.errors?.map(({ field, code }) => ({ field: call.wire?.cleanFields?.[field] ?? field, code }))
  return new BidfairError(failure.code, { ...about, failure: { ...failure, ...(errors && { errors }) } })
}

const isFailure = (value: unknown): value is Parameters<typeof wire.failure.fromWire>[0] =>
  typeof value === 'object' && value !== null && 'code' in value && 'Message' in value
