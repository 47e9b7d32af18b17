import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { listOf, Missing, textOf, type Customer, type Made, type Some } from './stripe-objects.ts'
import { complaintsOf } from './stripe-shapes.ts'

export type StripeEvent = Readonly<{
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}>

export const SECRET = 'whsec_of_the_tests'
export const PRICE = 'price_year'
const YEAR = 365 * 24 * 60 * 60

/**
 * A server in the place of Stripe, with the state of its customers. It refuses whatever the types of the package do not have, keeps
 * what it is asked for by idempotency keys, and leaves it to the test when an event is delivered, how often, and whether at all.
 */
export async function stripeStandIn(now: () => Date) {
  const customers = new Map<string, Customer>()
  const complaints: string[] = []
  const answered = new Map<string, { sent: string; answer: object }>()
  const events: StripeEvent[] = []
  let made = 0
  let mode: 'well' | 'down' = 'well'
  const price: Some<Stripe.Price> & { id: string; unit_amount: number } = {
    id: PRICE,
    object: 'price',
    currency: 'usd',
    unit_amount: 9900,
    recurring: { interval: 'year', interval_count: 1 },
  }
  const id = (prefix: string): string => `${prefix}_${(made += 1)}`
  const seconds = (): number => Math.floor(now().getTime() / 1000)

  const customerOf = (customerId: string | null): Customer => {
    const found = customers.get(customerId ?? '')
    if (found === undefined || found.isGone) throw new Missing()
    return found
  }

  const happened = (type: Stripe.Event['type'], object: object): StripeEvent => {
    const event: StripeEvent = {
      id: id('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object: structuredClone(object) },
    }
    events.push(event)
    return event
  }

  /** A year that was paid, with the payment behind it. */
  const charge = (customer: Customer, subscription: Made<Stripe.Subscription>): StripeEvent => {
    const [paymentIntent, begin] = [id('pi'), seconds()]
    customer.charges.push({
      id: id('ch'),
      object: 'charge',
      customer: customer.id,
      payment_intent: paymentIntent,
      refunded: false,
      disputed: false,
    })
    const invoice: Made<Stripe.Invoice> = {
      id: id('in'),
      object: 'invoice',
      customer: customer.id,
      status: 'paid',
      created: begin,
      amount_paid: price.unit_amount,
      status_transitions: { paid_at: begin },
      payments: {
        object: 'list',
        data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: paymentIntent } }],
      },
      lines: {
        object: 'list',
        data: [
          { period: { start: begin, end: begin + YEAR }, parent: { subscription_item_details: { proration: false } } },
        ],
      },
    }
    customer.invoices.push(invoice)
    subscription.status = 'active'
    subscription.items = { object: 'list', data: [{ current_period_end: begin + YEAR }] }
    return happened('invoice.paid', invoice)
  }

  const last = <One>(all: readonly One[]): One => {
    const found = all.at(-1)
    if (found === undefined) throw new Missing()
    return found
  }

  const answer = (name: string, path: readonly string[], form: URLSearchParams): object => {
    const customerId = form.get('customer')
    switch (name) {
      case 'GET /v1/prices/:id':
        if (path[2] !== PRICE) throw new Missing()
        return price
      case 'POST /v1/customers': {
        const customer: Customer = {
          id: id('cus'),
          isGone: false,
          subscriptions: [],
          invoices: [],
          charges: [],
          disputes: [],
          sessions: [],
        }
        customers.set(customer.id, customer)
        return { id: customer.id, object: 'customer' }
      }
      case 'DELETE /v1/customers/:id': {
        const customer = customerOf(path[2] ?? null)
        customer.isGone = true
        for (const subscription of customer.subscriptions) subscription.status = 'canceled'
        return { id: customer.id, object: 'customer', deleted: true }
      }
      case 'GET /v1/checkout/sessions':
        return listOf(
          customerOf(customerId)
            .sessions.toReversed()
            .slice(0, Number(form.get('limit'))),
        )
      case 'POST /v1/checkout/sessions': {
        const sessionId = id('cs')
        const session = {
          id: sessionId,
          object: 'checkout.session' as const,
          status: 'open' as const,
          customer: customerId,
          url: `https://checkout.example/${sessionId}`,
          success_url: form.get('success_url'),
          expires_at: seconds() + 24 * 60 * 60,
          metadata: { price: form.get('metadata[price]') ?? '' },
        }
        customerOf(customerId).sessions.push(session)
        return session
      }
      case 'POST /v1/checkout/sessions/:id/expire': {
        const session = [...customers.values()].flatMap(({ sessions }) => sessions).find((one) => one.id === path[3])
        if (session === undefined) throw new Missing()
        session.status = 'expired'
        return session
      }
      case 'POST /v1/billing_portal/sessions':
        return {
          id: id('bps'),
          object: 'billing_portal.session',
          url: `https://portal.example/${customerOf(customerId).id}`,
        }
      case 'GET /v1/invoices':
        return listOf(customerOf(customerId).invoices.filter(({ status }) => status === form.get('status')))
      case 'GET /v1/charges':
        return listOf(customerOf(customerId).charges)
      case 'GET /v1/subscriptions':
        return listOf(customerOf(customerId).subscriptions)
      case 'GET /v1/disputes': {
        const all = [...customers.values()].flatMap(({ disputes }) => disputes)
        return listOf(all.filter((dispute) => dispute.payment_intent === form.get('payment_intent')))
      }
      case 'POST /v1/subscriptions/:id': {
        const subscription = [...customers.values()]
          .flatMap(({ subscriptions }) => subscriptions)
          .find((one) => one.id === path[2])
        if (subscription === undefined) throw new Missing()
        subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
        return subscription
      }
      default:
        throw new Missing()
    }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (mode === 'down') {
      response.socket?.destroy()
      return
    }
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const path = url.pathname.split('/').filter(Boolean)
    const name = `${request.method} ${url.pathname.replace(/\/(price|cus|cs|sub)_\w+/, '/:id')}`
    const sent = await textOf(request)
    const form = new URLSearchParams(request.method === 'GET' ? url.search : sent)
    const key = request.headers['idempotency-key']
    const isAuthorized = request.headers.authorization === 'Bearer sk_test_of_the_tests'
    const wrong = [...complaintsOf(name, form), ...(isAuthorized ? [] : ['no key of the account'])]
    complaints.push(...wrong)
    const reply = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (wrong.length > 0) return reply(400, { error: { type: 'invalid_request_error', message: wrong.join(', ') } })
    const before = typeof key === 'string' ? answered.get(key) : undefined
    if (before !== undefined && before.sent !== sent)
      return reply(400, { error: { type: 'idempotency_error', message: 'another request' } })
    try {
      const body = before?.answer ?? answer(name, path, form)
      if (typeof key === 'string') answered.set(key, { sent, answer: structuredClone(body) })
      reply(200, body)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      reply(404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${name}` } })
    }
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo

  return {
    settings: {
      secretKey: 'sk_test_of_the_tests',
      webhookSecret: SECRET,
      price: PRICE,
      apiUrl: `http://127.0.0.1:${port}`,
    },
    price,
    events,
    complaints,
    customers,
    setMode: (next: typeof mode): void => {
      mode = next
    },
    /** The card is charged on the page of a checkout. */
    pay: (checkoutUrl: string): StripeEvent => {
      const customer = [...customers.values()].find(({ sessions }) => sessions.some(({ url }) => url === checkoutUrl))
      const session = customer?.sessions.find(({ url, status }) => url === checkoutUrl && status === 'open')
      if (customer === undefined || session === undefined) throw new Error('nobody can pay there')
      session.status = 'complete'
      const subscription: Made<Stripe.Subscription> = {
        id: id('sub'),
        object: 'subscription',
        customer: customer.id,
        cancel_at: null,
        cancel_at_period_end: false,
      }
      customer.subscriptions.push(subscription)
      return charge(customer, subscription)
    },
    /** A year later the card is charged again, or refuses. */
    renew: (customerId: string): StripeEvent => {
      const customer = customerOf(customerId)
      return charge(customer, last(customer.subscriptions))
    },
    fail: (customerId: string): StripeEvent => {
      const subscription = last(customerOf(customerId).subscriptions)
      subscription.status = 'past_due'
      return happened('customer.subscription.updated', subscription)
    },
    refund: (customerId: string): StripeEvent => {
      const paid = last(customerOf(customerId).charges)
      paid.refunded = true
      return happened('charge.refunded', paid)
    },
    /** The bank of a customer takes money back, or decides. A dispute names the payment alone. */
    dispute: (customerId: string, status: Stripe.Dispute.Status): StripeEvent => {
      const customer = customerOf(customerId)
      const paid = last(customer.charges)
      paid.disputed = true
      const dispute: Made<Stripe.Dispute> = {
        id: id('dp'),
        object: 'dispute',
        status,
        payment_intent: typeof paid.payment_intent === 'string' ? paid.payment_intent : null,
      }
      customer.disputes.splice(0, 1, dispute)
      return happened(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', dispute)
    },
    /** In the portal. */
    cancel: (customerId: string): StripeEvent => {
      const subscription = last(customerOf(customerId).subscriptions)
      subscription.cancel_at_period_end = true
      return happened('customer.subscription.updated', subscription)
    },
    happened,
    /** The request that delivers an event, signed as Stripe signs it. */
    signed: (event: object, { at = now(), secret = SECRET }: { at?: Date; secret?: string } = {}) => {
      const payload = JSON.stringify(event)
      const timestamp = Math.floor(at.getTime() / 1000)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
    },
    close: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof stripeStandIn>>
