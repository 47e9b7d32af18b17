/** Where the API of a server is, by the server's origin. */
export function apiOf(origin: string): string {
  return `${origin}/v1`
}

type Asker = { readonly language: string; readonly token: string | null; readonly key?: string | undefined }

/** What every call says of who asks: their language, their session, and the idempotency key of what they want done. */
export function headersOf({ language, token, key }: Asker): Readonly<Record<string, string>> {
  return {
    'Accept-Language': language,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  }
}

/** The part of `XMLHttpRequest` that uploads need; fetch reports no progress. */
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
