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
