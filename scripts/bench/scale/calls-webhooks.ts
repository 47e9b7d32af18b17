import { sql } from 'kysely'
import { PASSWORD, type Scene } from './scene.ts'
import type { Ways } from './ways.ts'

/** A customer with an address that was sent a month of events. */
async function told({ db, newPerson }: Scene) {
  const { id: accountId, token } = await newPerson('customer')
  const { rows } = await sql<{ webhookId: string; deliveryId: string }>`
    with made as (
      insert into webhooks (id, account_id, url, topics, secret, created_at, turn_at)
      values (uuidv7(), ${accountId}, 'https://shop.example.com/', '{job}', 'whsec_', now(), now()) returning id
    ), sent as (
      insert into webhook_deliveries (id, webhook_id, type, happened_at, created_at, next_attempt_at, state)
      select uuidv7(), id, 'webhook.test', now(), now(), now(), 'delivered' from made, generate_series(1, 1000) returning id
    )
    select made.id as "webhookId", max(sent.id::text) as "deliveryId" from made, sent group by made.id`.execute(db)
  const { webhookId = '', deliveryId = '' } = rows[0] ?? {}
  return { token, webhookId, deliveryId }
}

const ofAddress = async (scene: Scene) => {
  const { token, webhookId } = await told(scene)
  return { token, body: { webhookId } }
}

export const webhookCalls: Ways<
  | 'listWebhooks'
  | 'createWebhook'
  | 'rotateWebhook'
  | 'deleteWebhook'
  | 'switchOnWebhook'
  | 'testWebhook'
  | 'listDeliveries'
  | 'redeliver'
> = {
  listWebhooks: [{ ask: async (scene) => ({ token: (await told(scene)).token }) }],
  createWebhook: [
    {
      note: 'hashing the password is nearly all of it',
      ask: async ({ newPerson }) => {
        const { token } = await newPerson('customer')
        return { token, body: { url: 'https://shop.example.com/', topics: ['job'], password: PASSWORD } }
      },
    },
  ],
  rotateWebhook: [
    {
      note: 'hashing the password is nearly all of it',
      ask: async (scene) => {
        const { token, webhookId } = await told(scene)
        return { token, body: { webhookId, password: PASSWORD } }
      },
    },
  ],
  deleteWebhook: [{ ask: ofAddress }],
  switchOnWebhook: [{ ask: ofAddress }],
  testWebhook: [{ ask: ofAddress }],
  listDeliveries: [{ ask: ofAddress }],
  redeliver: [
    {
      ask: async (scene) => {
        const { token, deliveryId } = await told(scene)
        return { token, body: { deliveryId } }
      },
    },
  ],
}
