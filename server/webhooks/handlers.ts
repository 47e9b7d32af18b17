import type { PasswordDeps } from '../accounts/service-passwords.ts'
import type { Handler } from '../platform/http/handler.ts'
import {
  createWebhook as make,
  deleteWebhook as remove,
  readWebhooks,
  rotateWebhook as rotate,
  switchOnWebhook as switchOn,
} from './service.ts'
import { readDeliveries, redeliver as sendAgain, testWebhook as sendTest } from './service-deliveries.ts'
import { toDelivery, toWebhook } from './serializer.ts'

export const listWebhooks: Handler<'listWebhooks'> = async ({ caller, deps }) => {
  return { webhooks: (await readWebhooks(deps, caller)).map(toWebhook) }
}

export const createWebhook: Handler<'createWebhook', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const { password, ...wanted } = body
  const { webhook, secret } = await make(deps, caller, wanted, { password, logSecurity })
  logSecurity('webhook_created', caller.id)
  return { message: translate('WEBHOOK_CREATED'), webhook: toWebhook(webhook), secret }
}

export const rotateWebhook: Handler<'rotateWebhook', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const { password, webhookId } = body
  const { webhook, secret } = await rotate(deps, caller, webhookId, { password, logSecurity })
  logSecurity('webhook_rotated', caller.id)
  return { message: translate('WEBHOOK_ROTATED'), webhook: toWebhook(webhook), secret }
}

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ body, caller, logSecurity, translate, deps }) => {
  if (await remove(deps, caller, body.webhookId)) logSecurity('webhook_deleted', caller.id)
  return { message: translate('WEBHOOK_DELETED') }
}

export const switchOnWebhook: Handler<'switchOnWebhook'> = async ({ body, caller, translate, deps }) => {
  await switchOn(deps, caller, body.webhookId)
  return { message: translate('WEBHOOK_ON') }
}

export const testWebhook: Handler<'testWebhook'> = async ({ body, caller, translate, deps }) => {
  await sendTest(deps, caller, body.webhookId)
  return { message: translate('EVENT_SENT') }
}

export const listDeliveries: Handler<'listDeliveries'> = async ({ body, caller, deps }) => {
  const { webhookId, cursor, limit = 10 } = body
  const page = await readDeliveries(deps, caller, { webhookId, cursor, limit })
  return { deliveries: page.deliveries.map(toDelivery), nextCursor: page.nextCursor }
}

export const redeliver: Handler<'redeliver'> = async ({ body, caller, translate, deps }) => {
  await sendAgain(deps, caller, body.deliveryId)
  return { message: translate('EVENT_SENT') }
}
