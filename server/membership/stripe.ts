import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import type { PaymentSettings } from '../platform/runtime/settings.ts'
import type { CardPayments, CustomerState, EventSubject } from './card-payments.ts'
import type { Payment } from './repository-ledger.ts'

/** For one request, and how often it is tried again, with the same idempotency key. */
const TIMEOUT_MS = 10_000
const RETRIES = 1

/** For how long a price is remembered, in milliseconds: 10 minutes. */
const PRICE_MS = 600_000

/** How old a signature may be, in seconds: what the package recommends. Stripe signs an event again each time it sends it. */
const TOLERANCE = 300

/** Stripe knows no more of a customer that is of interest: a year each. */
const MOST = 1000

/** A line of a year, in seconds: one of 365 days, less the hours that clocks may be apart. */
const YEAR = 364 * 24 * 60 * 60

/** Memberships by Stripe Checkout and its billing portal. */
export function stripePayments(
  { secretKey, webhookSecret, price, apiUrl }: PaymentSettings,
  now: () => Date,
): CardPayments {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl !== undefined && addressOf(apiUrl)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  let known: Readonly<{ dollars: number; at: number }> | undefined

  const subscriptionsOf = async (customer: string): Promise<Stripe.Subscription[]> =>
    await stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: MOST })

  return {
    readPrice: async () => {
      if (known !== undefined && now().getTime() - known.at < PRICE_MS) return known.dollars
      const dollars = yearlyDollars(await stripe.prices.retrieve(price))
      known = { dollars, at: now().getTime() }
      return dollars
    },

    createCustomer: async ({ id, email, name }) => {
      // The same key with another address would be refused.
      const idempotencyKey = `customer-${id}-${createHash('sha256').update(`${email} ${name}`).digest('hex').slice(0, 16)}`
      const made = await stripe.customers.create({ email, name, metadata: { account: id } }, { idempotencyKey })
      return made.id
    },

    openCheckout: async (customer, { paid, left }) => {
      const [last] = (await stripe.checkout.sessions.list({ customer, limit: 1 })).data
      if (last?.status === 'open') {
        const isCurrent = last.metadata?.['price'] === price && last.expires_at * 1000 > now().getTime() + 60_000
        if (isCurrent && typeof last.url === 'string') return last.url
        await stripe.checkout.sessions.expire(last.id)
      }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          success_url: paid,
          cancel_url: left,
          metadata: { price },
        },
        // Two tabs that ask at once get the same page, so that nobody pays twice.
        { idempotencyKey: `checkout-${customer}-${last?.id ?? 'first'}-${price}` },
      )
      if (typeof session.url !== 'string') throw new Error('Stripe made a checkout without an address')
      return session.url
    },

    openPortal: async (customer, back) => {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: back })
      return url
    },

    readCustomer: async (customer): Promise<CustomerState> => {
      const [invoices, charges, subscriptions] = await Promise.all([
        stripe.invoices
          .list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] })
          .autoPagingToArray({ limit: MOST }),
        stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: MOST }),
        subscriptionsOf(customer),
      ])
      const payments: Payment[] = []
      for (const invoice of invoices.filter(isOfYear)) {
        const paymentId = paymentIdOf(invoice)
        const own = charges.filter((charge) => paymentId !== null && idOf(charge.payment_intent) === paymentId)
        payments.push({
          invoiceId: invoice.id,
          paymentId,
          paidAt: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
          amount: (invoice.amount_paid / 100).toFixed(2),
          paidBack: own.some(({ refunded }) => refunded)
            ? 'refunded'
            : paymentId !== null && own.some(({ disputed }) => disputed) && (await isMoneyAway(stripe, paymentId))
              ? 'disputed'
              : null,
        })
      }
      const live = subscriptions.filter(isLive)
      const renewing = live.find(willRenew)
      return {
        payments,
        isRenewing: renewing !== undefined,
        isFailing: renewing?.status === 'past_due',
        renewsAt: renewing === undefined ? null : endOf(renewing),
      }
    },

    stopRenewing: async (customer) => {
      for (const { id } of (await subscriptionsOf(customer)).filter(isLive).filter(willRenew))
        await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    },

    removeCustomer: async (customer) => {
      await stripe.customers.del(customer).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'))
          throw error
      })
    },

    readEvent: (body, signature) => {
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        TOLERANCE,
        undefined,
        now().getTime(),
      )
      return subjectOf(event.data.object)
    },
  }
}

function addressOf(apiUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiUrl)
  return {
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  }
}

/** Throws for a price that is not of a year, for a payment adds one. Amounts are US dollars everywhere. */
function yearlyDollars({ id, recurring, currency, unit_amount }: Stripe.Price): number {
  const isYearly = recurring?.interval === 'year' && recurring.interval_count === 1
  if (!isYearly || currency !== 'usd' || unit_amount === null)
    throw new Error(`STRIPE_PRICE ${id} must be a price of one year in US dollars`)
  return unit_amount / 100
}

/** Whether an invoice is for a year of membership. What a change of the price costs in between, and free days, are none. */
const isOfYear = ({ status, lines }: Stripe.Invoice): boolean =>
  status === 'paid' &&
  lines.data.some(
    ({ parent, period }) => parent?.subscription_item_details?.proration === false && period.end - period.start >= YEAR,
  )

function paymentIdOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid')
  return idOf(paid?.payment.payment_intent ?? null)
}

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Whether the bank of a customer has taken money back: not while it only asks, and not once the dispute is won. */
async function isMoneyAway(stripe: Stripe, payment_intent: string): Promise<boolean> {
  const disputes = await stripe.disputes.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 100 })
  return disputes.some(({ status }) => !status.startsWith('warning') && status !== 'won' && status !== 'prevented')
}

const isLive = ({ status }: Stripe.Subscription): boolean => ['active', 'trialing', 'past_due'].includes(status)

const willRenew = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  !cancel_at_period_end && cancel_at === null

function endOf({ items }: Stripe.Subscription): Date | null {
  const [item] = items.data
  return item === undefined ? null : new Date(item.current_period_end * 1000)
}

/** Each event only says whom to look at: what is true now is asked for, so neither order nor repetition matters. */
function subjectOf(about: object): EventSubject | undefined {
  const id = stringIn(about, 'id')
  if (stringIn(about, 'object') === 'customer' && id !== undefined) return { customerId: id }
  const customerId = stringIn(about, 'customer')
  if (customerId !== undefined) return { customerId }
  const paymentId = stringIn(about, 'payment_intent')
  return paymentId === undefined ? undefined : { paymentId }
}

/** A text of an object, or the id of the object that stands there. */
function stringIn(about: object, name: string): string | undefined {
  const value: unknown = Reflect.get(about, name)
  if (typeof value === 'object' && value !== null) return stringIn(value, 'id')
  return typeof value === 'string' ? value : undefined
}
