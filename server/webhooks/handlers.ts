import type { Handler } from '../handler.ts'
import {
  createWebhook as make,
  deleteWebhook as remove,
  readDeliveries,
  readWebhooks,
  redeliver as sendAgain,
  rotateWebhook as rotate,
  switchOnWebhook as switchOn,
  testWebhook as sendTest,
} from './service.ts'
import { toDelivery, toWebhook } from './serializer.ts'

export const listWebhooks: Handler<'listWebhooks'> = async ({ caller, tools }) => {
  return { webhooks: (await readWebhooks(tools, caller)).map(toWebhook) }
}

export const createWebhook: Handler<'createWebhook'> = async ({ body, caller, logSecurity, say, tools }) => {
  const { password, ...wanted } = body
  const { webhook, secret } = await make(tools, caller, wanted, { password, logSecurity })
  logSecurity('webhook_created', caller.id)
  return { message: say('WEBHOOK_CREATED'), webhook: toWebhook(webhook), secret }
}

export const rotateWebhook: Handler<'rotateWebhook'> = async ({ body, caller, logSecurity, say, tools }) => {
  const { password, webhookId } = body
  const { webhook, secret } = await rotate(tools, caller, webhookId, { password, logSecurity })
  logSecurity('webhook_rotated', caller.id)
  return { message: say('WEBHOOK_ROTATED'), webhook: toWebhook(webhook), secret }
}

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ body, caller, logSecurity, say, tools }) => {
  if (await remove(tools, caller, body.webhookId)) logSecurity('webhook_deleted', caller.id)
  return { message: say('WEBHOOK_DELETED') }
}

export const switchOnWebhook: Handler<'switchOnWebhook'> = async ({ body, caller, say, tools }) => {
  await switchOn(tools, caller, body.webhookId)
  return { message: say('WEBHOOK_ON') }
}

export const testWebhook: Handler<'testWebhook'> = async ({ body, caller, say, tools }) => {
  await sendTest(tools, caller, body.webhookId)
  return { message: say('EVENT_SENT') }
}

export const listDeliveries: Handler<'listDeliveries'> = async ({ body, caller, tools }) => {
  const { webhookId, cursor, limit = 10 } = body
  const page = await readDeliveries(tools, caller, { webhookId, cursor, limit })
  return { deliveries: page.deliveries.map(toDelivery), nextCursor: page.nextCursor }
}

export const redeliver: Handler<'redeliver'> = async ({ body, caller, say, tools }) => {
  await sendAgain(tools, caller, body.deliveryId)
  return { message: say('EVENT_SENT') }
}
