import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import type { components } from 'bidfair-client'

type Event = components['schemas']['WebhookEvent']

/**
 * Takes the events that are sent to an address. Answer soon, within 10 seconds, and do what takes longer afterwards.
 *
 * @param secret as it was shown once: `whsec_…`
 * @param handle told of each event once; where it fails, the event comes again
 */
export function receiver(secret: string, handle: (event: Event) => Promise<void>): Server {
  const webhook = new Webhook(secret)
  // Better kept beside what `handle` writes, for an event may come again days later.
  const done = new Set<string>()
  const take = async ({ headers }: IncomingMessage, body: string): Promise<number> => {
    const id = String(headers['webhook-id'])
    const event = eventIn(webhook, headers, body)
    if (event === undefined) return 401
    if (!done.has(id)) await handle(event)
    done.add(id)
    return 204
  }
  return createServer((request, response) => {
    void request
      .toArray()
      .then((chunks) => take(request, Buffer.concat(chunks).toString()))
      .catch(() => 500)
      .then((status) => response.writeHead(status).end())
  })
}

/** What is signed with the secret, and lately; undefined for anything else. */
function eventIn(webhook: Webhook, headers: IncomingHttpHeaders, body: string): Event | undefined {
  const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
  try {
    return webhook.verify(body, Object.fromEntries(signed.map((name) => [name, String(headers[name])]))) as Event
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const print = async ({ type, data }: Event) => console.log(type, data.jobId, data.sequence)
  receiver(process.env['WEBHOOK_SECRET'] ?? '', print).listen(8080)
}
