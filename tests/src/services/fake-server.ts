import { Effect, Exit } from 'effect'
import type { Failure } from '../../../machines/outcome.ts'
import { Api, type ApiSettings, type Service } from '../../../src/services/client.ts'
import type { UploadRequest } from '../../../src/services/request.ts'

export type Seen = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly signal: AbortSignal
}

/** What the server does with one request: answers, or never answers, or cannot be reached. */
export type Reply = Response | 'silence' | 'unreachable'

/** An answer of the server. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

/** The server's answer to a call, told in clean names. */
export const answer = <Told>({ toWire }: { readonly toWire: (told: Told) => unknown }, told: Told): Response =>
  json(toWire(told))

/** The body of a refusal. */
export function refusal(status: number, code: string, more: Readonly<Record<string, unknown>> = {}): Response {
  return json({ Success: false, Message: `Words for ${code}`, code, ...more }, status)
}

/** A server that replies from a list, one for each request, and remembers what it was asked. */
export function fakeServer(...replies: readonly Reply[]) {
  const seen: Seen[] = []
  const expired: string[] = []
  const left = [...replies]
  const settings: ApiSettings = {
    baseUrl: 'http://bidfair.test/v1',
    fetch: async (request) => {
      const text = await request.clone().text()
      seen.push({
        method: request.method,
        path: new URL(request.url).pathname,
        headers: Object.fromEntries(request.headers),
        body: text === '' ? null : JSON.parse(text),
        signal: request.signal,
      })
      const reply = left.shift()
      if (reply === undefined) throw new Error('The server was asked once too often')
      if (reply === 'unreachable') throw new TypeError('Failed to fetch')
      return reply === 'silence' ? silence(request.signal) : reply
    },
    newRequest: () => {
      throw new Error('Nothing is uploaded here')
    },
    token: () => 'token-1',
    language: () => 'es',
    onExpired: (token) => void expired.push(token),
    patience: 30,
    pause: 0,
  }
  return { settings, seen, expired }
}

/** Never answers, but ends when it is cut off, as fetch does. */
function silence(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

/** Runs a service against settings: its value, or its failure. */
export async function run<Value>(
  effect: Service<Value>,
  settings: ApiSettings,
  signal?: AbortSignal,
): Promise<Value | Failure | { readonly type: 'interrupted' }> {
  const plain = Effect.match(effect, {
    onSuccess: (value): Value | Failure => value,
    onFailure: (failure) => failure,
  })
  const exit = await Effect.runPromiseExit(Effect.provideService(plain, Api, settings), signal ? { signal } : undefined)
  return Exit.isSuccess(exit) ? exit.value : { type: 'interrupted' }
}

type Progress = Pick<ProgressEvent, 'loaded' | 'total' | 'lengthComputable'>

/** A request for uploading that the test moves along by hand. */
export function fakeRequest() {
  const listeners = { load: () => {}, error: () => {}, progress: (_: Progress) => {} }
  const sent = { method: '', url: '', headers: {}, file: '', aborted: false }
  const answer = { status: 0, text: '' }
  const real: UploadRequest = {
    open: (method: string, url: string | URL) => void Object.assign(sent, { method, url: String(url) }),
    setRequestHeader: (name, value) => void Object.assign(sent.headers, { [name]: value }),
    send: (body) => {
      const file = body instanceof FormData ? body.get('file') : null
      sent.file = file instanceof File ? file.name : ''
    },
    abort: () => {
      sent.aborted = true
    },
    getResponseHeader: (name) => (name === 'Retry-After' && answer.status === 429 ? '7' : null),
    get status() {
      return answer.status
    },
    get responseText() {
      return answer.text
    },
    addEventListener: (type, listener) => {
      listeners[type] = listener
    },
    upload: {
      addEventListener: (_, listener) => {
        listeners.progress = listener
      },
    },
  }
  const request = {
    progress: (loaded: number, total: number) => listeners.progress({ loaded, total, lengthComputable: true }),
    load: (status: number, body: unknown) => {
      Object.assign(answer, { status, text: typeof body === 'string' ? body : JSON.stringify(body) })
      listeners.load()
    },
    error: () => listeners.error(),
  }
  return { request, sent, newRequest: () => real }
}
