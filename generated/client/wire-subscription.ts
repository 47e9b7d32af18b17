// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value

const subscriptionAnswerDataSubscriptionFromWire = (
  value: Wire['SubscriptionAnswer']['data']['subscription'][number],
): Clean['SubscriptionAnswer']['subscription']['cycles'][number] => {
  const { start_date: _start_date, end_date: _end_date, ...rest } = value
  return { ...rest, startsAt: value.start_date, endsAt: value.end_date }
}

const subscriptionAnswerDataFromWire = (
  value: Wire['SubscriptionAnswer']['data'],
): Clean['SubscriptionAnswer']['subscription'] => {
  const { subscription: _subscription, ...rest } = value
  return { ...rest, cycles: value.subscription.map((one) => subscriptionAnswerDataSubscriptionFromWire(one)) }
}

const subscriptionAnswerFromWire = (value: Wire['SubscriptionAnswer']): Clean['SubscriptionAnswer'] => {
  const { success: _success, data: _data, ...rest } = value
  return { ...rest, subscription: subscriptionAnswerDataFromWire(value.data) }
}

const paymentPageFromWire = (value: Wire['PaymentPage']): Clean['PaymentPage'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

export const getSubscription = { toWire: same<Clean['Empty']>, fromWire: subscriptionAnswerFromWire, cleanFields: {} }

export const startCheckout = { toWire: same<Clean['Empty']>, fromWire: paymentPageFromWire, cleanFields: {} }

export const openPortal = { toWire: same<Clean['Empty']>, fromWire: paymentPageFromWire, cleanFields: {} }
