import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { answer } from '../../../docs/examples/over-the-wire/client.ts'
import type { Account } from '../../support/api.ts'
import { elsewhere } from '../../support/remote/remote-server.ts'

/** An address for events that nobody answers at. */
export const ADDRESS = 'https://shop.example.com/bidfair'

/** Has an account's events sent there; answers the address's id. */
export async function addWebhook({ client, password }: Account, url = ADDRESS): Promise<string> {
  const body = { url, topics: ['job' as const], password }
  const { webhook } = await answer(client.POST('/create-webhook', { body }))
  return webhook.webhookId
}

/** Somebody's server that is sent events. A server that somebody else runs does not get there. */
export type Receiver = {
  readonly url: string
  /** Waits for an event that is signed with a secret. */
  readonly hears: (secret: string) => Promise<void>
}

/** Opens such a server; it ends with the process. */
export async function openReceiver(): Promise<Receiver> {
  if (elsewhere()) return { url: ADDRESS, hears: async () => undefined }
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
  const http = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  http.unref()
  await once(http, 'listening')
  const address = http.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    hears: async (secret) => {
      await expect.poll(() => received.some((one) => isSigned(secret, one))).toBe(true)
    },
  }
}

function isSigned(
  secret: string,
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: string },
): boolean {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])] as const))
  try {
    new Webhook(secret).verify(body, signed)
    return true
  } catch {
    return false
  }
}
