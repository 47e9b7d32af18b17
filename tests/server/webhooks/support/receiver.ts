import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { Body } from '../../../support/contract.ts'
import { webhookSender, type Sender, type Sending } from '../../../../server/webhooks/service-delivery.ts'
import type { TestApp } from '../../support/app.ts'
import { PASSWORD, type Person } from '../../support/town-wire.ts'

/** A request as a receiver got it. */
export type Received = Readonly<{ path: string; headers: IncomingHttpHeaders; body: string }>

/** The port that a server listens on. */
export function portOf(http: Server): number {
  const address = http.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** What a receiver answers: a status, or what it does by itself. */
export type Answer = number | ((response: ServerResponse, received: Received) => void)

/** Somebody's server that is sent events; it takes all of them until `answer` says otherwise. */
export async function openReceiver() {
  const received: Received[] = []
  const receiver = { answer: 204 as Answer }
  const http = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      if (typeof receiver.answer === 'number') response.writeHead(receiver.answer).end()
      else receiver.answer(response, one)
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const port = portOf(http)
  return {
    /** Change it to change what it answers. */
    behaviour: receiver,
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    /** Types and numbers within the job of what came to a path, in the order in which it came. */
    told: (path: string) =>
      received
        .filter((one) => one.path === path)
        .map(({ body }) => JSON.parse(body) as { type: string; data: { sequence: number } })
        .map(({ type, data }) => `${type} ${data.sequence}`),
    close: async () => {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}

/** Sends what is due to servers on this machine, by the server's clock. */
export function senderOf({ deps }: TestApp, change: Partial<Sending> = {}): Sender {
  return webhookSender({
    ...deps,
    outward: { allowsPrivate: true, timeoutMs: 5000 },
    report: () => {},
    onError: (error) => {
      throw error
    },
    ...change,
  })
}

/** Sends all that is due. */
export async function sendAll(sender: Sender): Promise<void> {
  await sender.begin()
  await sender.whenIdle()
}

/** Has somebody's events sent to an address. */
export async function addWebhook(
  person: Person,
  url: string,
  topics: Body<'createWebhook'>['topics'] = ['job', 'bid'],
) {
  const { webhook, secret } = await person.must('createWebhook', { url, topics, password: PASSWORD })
  return { ...webhook, secret }
}

/** What became of each event at an address, the newest first. */
export async function deliveriesOf(person: Person, webhookId: string) {
  return (await person.must('listDeliveries', { webhookId, limit: 50 })).deliveries
}
