import type { IncomingMessage } from 'node:http'
import type { Stripe } from 'stripe'

/** Objects of the package with the fields that matter here: no other name, and no other type of a field, compiles. */
export type Some<Value> = Value extends readonly (infer One)[]
  ? readonly Some<One>[]
  : Value extends object
    ? { [Name in keyof Value]?: Some<Value[Name]> }
    : Value
export type Made<Value extends { id: string }> = Some<Value> & { id: string }

/** A customer with all that Stripe knows of them. */
export type Customer = {
  id: string
  isGone: boolean
  subscriptions: Made<Stripe.Subscription>[]
  invoices: Made<Stripe.Invoice>[]
  charges: Made<Stripe.Charge>[]
  disputes: Made<Stripe.Dispute>[]
  sessions: (Made<Stripe.Checkout.Session> & { status: 'open' | 'complete' | 'expired' })[]
}

/** Stripe has nothing of that id. */
export class Missing extends Error {}

/** A whole list as Stripe answers it. */
export const listOf = (data: readonly object[]): object => ({ object: 'list', has_more: false, url: '/v1', data })

/** The body of a request. */
export async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  return text
}
