import type { Body } from '../../../support/wire-types.ts'
import { webhookSender, type Sender, type Sending } from '../../../../server/webhooks/service-delivery.ts'
import type { TestApp } from '../../support/app.ts'
import { PASSWORD, type Person } from '../../support/town-wire.ts'

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
