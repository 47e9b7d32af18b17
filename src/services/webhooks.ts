import { call, type Service } from './client.ts'
import type { ProofDraft, WebhookDraft } from './drafts.ts'
import type { Acknowledged } from './types.ts'
import type { AddressSecret, Delivery, EventAddress } from './webhook-types.ts'

/** The addresses that the viewer's events are sent to, newest first. */
export function listWebhooks(): Service<readonly EventAddress[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-webhooks', init),
    read: ({ webhooks }) =>
      webhooks.map(({ webhookId: id, url, topics, failingSince, off }) => ({ id, url, topics, failingSince, off })),
  })
}

/** Has events sent to an address. A wrong password is reported at `password`; fails as `conflict` where there are too many. */
export function createWebhook({ url, topics, password }: WebhookDraft): Service<AddressSecret> {
  return call({
    send: ({ client, init }) =>
      client.POST('/create-webhook', { ...init, body: { url: url.trim(), topics: [...topics], password } }),
    read: ({ secret }) => ({ secret }),
  })
}

/** Gives an address another secret. A wrong password is reported at `password`. */
export function rotateWebhook(webhookId: string, { password }: ProofDraft): Service<AddressSecret> {
  return call({
    send: ({ client, init }) => client.POST('/rotate-webhook-secret', { ...init, body: { webhookId, password } }),
    read: ({ secret }) => ({ secret }),
  })
}

/** Sends nothing to an address any more; to one that is gone already, too. */
export function deleteWebhook(webhookId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/delete-webhook', { ...init, body: { webhookId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Sends events to an address again. */
export function switchOnWebhook(webhookId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/switch-on-webhook', { ...init, body: { webhookId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Sends an event that says nothing. Fails as `conflict` where the address is switched off. */
export function testWebhook(webhookId: string): Service<Acknowledged> {
  return call({
    send: ({ client, init }) => client.POST('/test-webhook', { ...init, body: { webhookId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** The last that was sent to an address, newest first. */
export function listDeliveries(webhookId: string): Service<readonly Delivery[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-webhook-deliveries', { ...init, body: { webhookId, limit: 50 } }),
    read: ({ deliveries }) =>
      deliveries.map(({ deliveryId: id, type, createdAt, state, triedAt, status, error, milliseconds, nextTryAt }) => ({
        id,
        type,
        createdAt,
        state,
        triedAt,
        status,
        error,
        milliseconds,
        nextTryAt,
      })),
  })
}

/** Sends an event once more. Fails as `conflict` where the address is switched off. */
export function redeliver(deliveryId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/redeliver', { ...init, body: { deliveryId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
