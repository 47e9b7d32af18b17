import { deleteAccount as deleteAccountRules } from '../../generated/validate/accounts.js'
import { createWebhook as createWebhookRules } from '../../generated/validate/webhooks.js'
import type { ProofDraft, WebhookDraft } from '../services/drafts.ts'
import type { Acknowledged, Role, Schemas } from '../services/types.ts'
import { checkProof } from '../services/account-deletion.ts'
import {
  checkWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  rotateWebhook,
  switchOnWebhook,
  testWebhook,
} from '../services/webhooks.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { loaderOf } from './loading.ts'

export type { Delivery, WebhookEndpoint } from '../services/types.ts'

/** What an address of a role may be told of, as it is offered. */
export const webhookTopics = {
  customer: ['job', 'bid', 'rating', 'message'],
  business: ['job', 'bid', 'rating', 'message', 'account'],
} as const satisfies Readonly<Record<Role, readonly Schemas['WebhookTopic'][]>>

/** Loads the addresses that the viewer's events are sent to; the input is `{ request: null }`. */
export const webhooksMachine = (environment: Environment) => loaderOf(environment, (_: null) => listWebhooks())

/** Loads what was sent to an address; the input is `{ request: id of the address }`. */
export const deliveriesMachine = (environment: Environment) => loaderOf(environment, listDeliveries)

/** Has events sent to an address. No draft is stored. */
export function newWebhookForm(environment: Environment) {
  return formOf<WebhookDraft, Schemas['WebhookSecret']>(environment, {
    initial: { url: '', topics: [], password: '' },
    check: checkWebhook(createWebhookRules),
    call: ({ draft }) => createWebhook(draft),
  })
}

/** Gives an address another secret. */
export function rotateWebhookForm(environment: Environment, id: string) {
  return formOf<ProofDraft, Schemas['WebhookSecret']>(environment, {
    initial: { password: '' },
    check: checkProof(deleteAccountRules),
    call: ({ draft }) => rotateWebhook(id, draft),
  })
}

/** Which address, or which event of one. */
export type WebhookIntent = { readonly id: string }

/** Sends nothing to an address any more, once that is confirmed. */
export function deleteWebhookCommand(environment: Environment, intent: WebhookIntent) {
  return commandOf<WebhookIntent, Acknowledged>(environment, {
    intent,
    call: ({ intent: { id } }) => deleteWebhook(id),
  })
}

/** Sends events to an address again. */
export function switchOnWebhookCommand(environment: Environment) {
  return commandOf<WebhookIntent, Acknowledged>(environment, { call: ({ intent: { id } }) => switchOnWebhook(id) })
}

/** Sends an event that says nothing to an address. */
export function testWebhookCommand(environment: Environment) {
  return commandOf<WebhookIntent, Acknowledged>(environment, { call: ({ intent: { id } }) => testWebhook(id) })
}

/** Sends an event once more. */
export function redeliverCommand(environment: Environment) {
  return commandOf<WebhookIntent, Acknowledged>(environment, { call: ({ intent: { id } }) => redeliver(id) })
}
