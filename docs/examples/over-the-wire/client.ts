import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../../../generated/api.ts'

/** Where the API is, and how to reach it; tests and other runtimes hand in their own `fetch`. */
export type Api = { readonly baseUrl: string; readonly fetch?: typeof fetch }

export type Schemas = components['schemas']

/** A failure as the API tells it: `code` is stable, `errors` names the wrong fields, the message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Schemas['Failure']

  constructor(failure: Schemas['Failure']) {
    super(`${failure.code}: ${failure.Message}`)
    this.failure = failure
  }
}

/** A typed client for every call. With a token it speaks for that account. */
export function connect({ baseUrl, fetch = globalThis.fetch }: Api, token?: string): Client<paths, 'application/json'> {
  const headers = { 'Accept-Language': 'en', ...(token && { Authorization: `Bearer ${token}` }) }
  return createClient<paths, 'application/json'>({
    baseUrl: `${baseUrl}/v1`,
    fetch: (request) => fetch(request),
    headers,
  })
}

/** The data of a successful answer; throws an `ApiError` for a failure. */
export async function answer<T>(call: Promise<{ data?: T; error?: Schemas['Failure'] }>): Promise<T> {
  const { data, error } = await call
  if (error) throw new ApiError(error)
  if (data === undefined) throw new Error('The server answered without a body')
  return data
}

/** A header that makes a call safe to repeat: sent again with the same value, it acts once. */
export const once = (): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': crypto.randomUUID() })

/** Uploads one picture or document and answers its link. */
export async function upload(client: Client<paths, 'application/json'>, file: Blob, name: string): Promise<string> {
  const { Data } = await answer(
    client.POST('/upload-file', {
      body: { file },
      bodySerializer: (body) => {
        const form = new FormData()
        form.append('file', body.file, name)
        return form
      },
    }),
  )
  return Data.url
}
