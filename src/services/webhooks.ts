import * as wire from '../../generated/client/wire-webhooks.ts'
import { call, reading, type Service } from './client.ts'
import type { ProofDraft, WebhookDraft } from './drafts.ts'
import { checkOf } from './inputs.ts'
import type { Acknowledged, Schemas } from './types.ts'

/** The addresses that the viewer's events are sent to, newest first. */
export function listWebhooks(): Service<readonly Schemas['Webhook'][]> {
  return call({
    isSafe: true,
    wire: reading(wire.listWebhooks, ({ webhooks }) => webhooks),
    send: ({ client, init }) => client.POST('/get-webhooks', init),
  })
}

const webhookInput = ({ url, ...draft }: WebhookDraft): Schemas['CreateWebhook'] => ({ ...draft, url: url.trim() })

export const checkWebhook = checkOf(wire.createWebhook, webhookInput)

/** Has events sent to an address. A wrong password is reported at `password`; fails as `conflict` where there are too many. */
export function createWebhook(draft: WebhookDraft): Service<Schemas['WebhookSecret']> {
  const body = wire.createWebhook.toWire(webhookInput(draft))
  return call({
    wire: wire.createWebhook,
    send: ({ client, init }) => client.POST('/create-webhook', { ...init, body }),
  })
}

/** Gives an address another secret. A wrong password is reported at `password`. */
export function rotateWebhook(webhookId: string, { password }: ProofDraft): Service<Schemas['WebhookSecret']> {
  const body = wire.rotateWebhook.toWire({ webhookId, password })
  return call({
    wire: wire.rotateWebhook,
    send: ({ client, init }) => client.POST('/rotate-webhook-secret', { ...init, body }),
  })
}

/** Sends nothing to an address any more; to one that is gone already, too. */
export function deleteWebhook(webhookId: string): Service<Acknowledged> {
  const body = wire.deleteWebhook.toWire({ webhookId })
  return call({
    isSafe: true,
    wire: wire.deleteWebhook,
    send: ({ client, init }) => client.POST('/delete-webhook', { ...init, body }),
  })
}

/** Sends events to an address again. */
export function switchOnWebhook(webhookId: string): Service<Acknowledged> {
  const body = wire.switchOnWebhook.toWire({ webhookId })
  return call({
    isSafe: true,
    wire: wire.switchOnWebhook,
    send: ({ client, init }) => client.POST('/switch-on-webhook', { ...init, body }),
  })
}

/** Sends an event that says nothing. Fails as `conflict` where the address is switched off. */
export function testWebhook(webhookId: string): Service<Acknowledged> {
  const body = wire.testWebhook.toWire({ webhookId })
  return call({
    wire: wire.testWebhook,
    send: ({ client, init }) => client.POST('/test-webhook', { ...init, body }),
  })
}

/** The last that was sent to an address, newest first. */
export function listDeliveries(webhookId: string): Service<readonly Schemas['WebhookDelivery'][]> {
  const body = wire.listDeliveries.toWire({ webhookId, limit: 50 })
  return call({
    isSafe: true,
    wire: reading(wire.listDeliveries, ({ deliveries }) => deliveries),
    send: ({ client, init }) => client.POST('/get-webhook-deliveries', { ...init, body }),
  })
}

/** Sends an event once more. Fails as `conflict` where the address is switched off. */
export function redeliver(deliveryId: string): Service<Acknowledged> {
  const body = wire.redeliver.toWire({ deliveryId })
  return call({
    isSafe: true,
    wire: wire.redeliver,
    send: ({ client, init }) => client.POST('/redeliver', { ...init, body }),
  })
}
