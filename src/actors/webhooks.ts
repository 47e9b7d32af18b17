import { deleteAccount as deleteAccountRules } from '../../generated/validate/accounts.js'
import { createWebhook as createWebhookRules } from '../../generated/validate/webhooks.js'
import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { ProofDraft, WebhookDraft } from '../services/drafts.ts'
import type { Acknowledged, Role } from '../services/types.ts'
import type { Delivery, WebhookEndpoint, Schemas } from '../services/types.ts'
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
import { runService } from './run-service.ts'

export type { Delivery, WebhookEndpoint } from '../services/types.ts'

/** What an address of a role may be told of, as it is offered. */
export const webhookTopics = {
  customer: ['job', 'bid', 'rating', 'message'],
  business: ['job', 'bid', 'rating', 'message', 'account'],
} as const satisfies Readonly<Record<Role, readonly Schemas['WebhookTopic'][]>>

/** Loads the addresses that the viewer's events are sent to; the input is `{ request: null }`. */
export function webhooksMachine(environment: Environment) {
  return createDetails<null, readonly WebhookEndpoint[]>().provide({
    actors: { load: fromPromise(({ signal }) => runService(environment, signal, listWebhooks())) },
  })
}

/** Loads what was sent to an address; the input is `{ request: id of the address }`. */
export function deliveriesMachine(environment: Environment) {
  return createDetails<string, readonly Delivery[]>().provide({
    actors: {
      load: fromPromise(({ input, signal }) => runService(environment, signal, listDeliveries(input.request))),
    },
  })
}

/** Has events sent to an address. No draft is stored. */
export function newWebhookForm(environment: Environment) {
  return formOf<WebhookDraft, Schemas['WebhookSecret']>(environment, {
    initial: { url: '', topics: [], password: '' },
    check: checkWebhook(createWebhookRules),
    save: ({ draft }, signal) => runService(environment, signal, createWebhook(draft)),
  })
}

/** Gives an address another secret. */
export function rotateWebhookForm(environment: Environment, id: string) {
  return formOf<ProofDraft, Schemas['WebhookSecret']>(environment, {
    initial: { password: '' },
    check: checkProof(deleteAccountRules),
    save: ({ draft }, signal) => runService(environment, signal, rotateWebhook(id, draft)),
  })
}

/** Which address, or which event of one. */
export type WebhookIntent = { readonly id: string }

/** Sends nothing to an address any more, once that is confirmed. */
export function deleteWebhookCommand(environment: Environment, intent: WebhookIntent) {
  return commandOf<WebhookIntent, Acknowledged>(environment, {
    intent,
    save: ({ intent: { id } }, signal) => runService(environment, signal, deleteWebhook(id)),
  })
}

/** Sends events to an address again. */
export function switchOnWebhookCommand(environment: Environment) {
  return commandOf<WebhookIntent, Acknowledged>(environment, {
    save: ({ intent: { id } }, signal) => runService(environment, signal, switchOnWebhook(id)),
  })
}

/** Sends an event that says nothing to an address. */
export function testWebhookCommand(environment: Environment) {
  return commandOf<WebhookIntent, Acknowledged>(environment, {
    save: ({ intent: { id } }, signal) => runService(environment, signal, testWebhook(id)),
  })
}

/** Sends an event once more. */
export function redeliverCommand(environment: Environment) {
  return commandOf<WebhookIntent, Acknowledged>(environment, {
    save: ({ intent: { id } }, signal) => runService(environment, signal, redeliver(id)),
  })
}
