/** A request that can be sent more than once. */
export type Repeatable = Readonly<{ url: string; method: string; headers: Headers; body: ArrayBuffer | null }>

export async function repeatable(request: Request): Promise<Repeatable> {
  const { url, method, headers } = request
  return { url, method, headers, body: request.body === null ? null : await request.arrayBuffer() }
}

/** What was answered, whole. */
export type Answered = Readonly<{ status: number; text: string; type: string }>

/** Sends it, and waits so many milliseconds for the end of the answer. */
export async function send({ url, ...rest }: Repeatable, patience: number): Promise<Answered> {
  const answer = await fetch(url, { ...rest, signal: AbortSignal.timeout(patience) })
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') ?? '' }
}

export const responseOf = ({ status, text, type }: Answered): Response =>
  new Response(text, { status, headers: { 'content-type': type } })

/** Whether it is a write that was acknowledged. */
export const isAcknowledged = ({ headers }: Repeatable, { status }: Answered): boolean =>
  headers.has('idempotency-key') && status === 200
