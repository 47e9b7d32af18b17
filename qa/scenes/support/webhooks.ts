import { answer } from '../../../docs/examples/over-the-wire/client.ts'
import type { Account } from '../../support/api.ts'

/** An address for events that nobody answers at. */
export const ADDRESS = 'https://shop.example.com/bidfair'

/** Has an account's events sent there; answers the address's id. */
export async function addWebhook({ client, password }: Account): Promise<string> {
  const body = { url: ADDRESS, topics: ['job' as const], password }
  const { webhook } = await answer(client.POST('/create-webhook', { body }))
  return webhook.webhookId
}
