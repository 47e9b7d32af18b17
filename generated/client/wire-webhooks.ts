// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const createWebhookToWire = (value: Clean['CreateWebhook']): Wire['CreateWebhook'] => ({
  ...value,
  topics: value.topics && [...value.topics],
})

const webhooksFromWire = (value: Wire['Webhooks']): Clean['Webhooks'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const webhookSecretFromWire = (value: Wire['WebhookSecret']): Clean['WebhookSecret'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const webhookDeliveriesFromWire = (value: Wire['WebhookDeliveries']): Clean['WebhookDeliveries'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

export const listWebhooks = { fromWire: webhooksFromWire }

export const createWebhook = { toWire: createWebhookToWire, fromWire: webhookSecretFromWire, cleanFields: {} }

export const rotateWebhook = { toWire: same<Clean['RotateWebhook']>, fromWire: webhookSecretFromWire, cleanFields: {} }

export const deleteWebhook = { toWire: same<Clean['WebhookRef']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const switchOnWebhook = { toWire: same<Clean['WebhookRef']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const testWebhook = { toWire: same<Clean['WebhookRef']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const listDeliveries = {
  toWire: same<Clean['ListDeliveries']>,
  fromWire: webhookDeliveriesFromWire,
  cleanFields: {},
}

export const redeliver = { toWire: same<Clean['Redeliver']>, fromWire: acknowledgedFromWire, cleanFields: {} }
