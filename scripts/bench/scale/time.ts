import { Agent, request, type IncomingMessage } from 'node:http'
import type { Operation } from '../../../generated/operations.ts'
import type { Ask } from './ways.ts'

const agent = new Agent({ keepAlive: true })

/** How long one request takes until its answer is there as a whole, or its first event is, in milliseconds. Throws for a refusal. */
export async function timeOf(
  { method, path, id }: Operation,
  { token, body, form, named = '' }: Ask,
  baseUrl: string,
  until: 'first event' | undefined,
): Promise<number> {
  const url = `${baseUrl}/v1${path.replace(/\{\w+\}/, named)}`
  const encoded = form === undefined ? undefined : new Response(form)
  const content = encoded === undefined ? JSON.stringify(body) : Buffer.from(await encoded.arrayBuffer())
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(content === undefined
      ? {}
      : {
          'content-type': encoded?.headers.get('content-type') ?? 'application/json',
          'content-length': Buffer.byteLength(content),
        }),
  }
  const begun = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(url, { method, agent, headers }, resolve).once('error', reject)
  sent.end(content)
  const answer = await promise
  let text = ''
  for await (const chunk of answer) {
    text += String(chunk)
    if (until === 'first event' && /^event: |^data: /m.test(text)) break
  }
  const time = performance.now() - begun
  if (answer.statusCode !== 200) throw new Error(`${id} answered ${answer.statusCode}: ${text.slice(0, 500)}`)
  return time
}
