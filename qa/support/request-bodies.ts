import type { Request } from 'playwright-core'

/** Where the body of a request is shown in a browser of which Playwright shows none. */
export const BODY = 'x-qa-body'

/** The body of a request that a gate holds, as text; null where it has none. */
export function sentIn(request: Request): string | null {
  return request.postData() ?? request.headers()[BODY] ?? null
}

/** The same, of JSON. */
export function sentJson(request: Request): unknown {
  return JSON.parse(sentIn(request) ?? 'null')
}
