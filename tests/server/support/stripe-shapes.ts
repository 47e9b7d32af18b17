import type { Stripe } from 'stripe'

/** What a field of a form may hold: text, a number, yes or no, one of some words, a list, or fields of its own. */
type Shape = 'text' | 'number' | 'yes or no' | readonly string[] | { readonly list: Shape } | Fields
type Fields = { readonly [name: string]: Shape }

/** The fields that the package's own type of a request has: no other name compiles. */
type FieldsOf<Params> = { readonly [Name in keyof Params]?: Shape }

type Call = Readonly<{ fields: Fields; needs: readonly string[] }>

const call = <Params>(fields: FieldsOf<Params>, needs: readonly (keyof Params & string)[] = []): Call => ({
  fields: Object.fromEntries(
    Object.entries<Shape | undefined>(fields).flatMap(([name, shape]) => (shape === undefined ? [] : [[name, shape]])),
  ),
  needs,
})

const PAGE = { limit: 'number', starting_after: 'text' } as const
const TEXTS = { list: 'text' } as const

/** Each request that the stand-in takes, with what may be in it; an id in the path is `:id`. */
export const CALLS: Readonly<Record<string, Call>> = {
  'GET /v1/prices/:id': call<Stripe.PriceRetrieveParams>({}),
  'POST /v1/customers': call<Stripe.CustomerCreateParams>({
    email: 'text',
    name: 'text',
    metadata: { account: 'text' },
  }),
  'DELETE /v1/customers/:id': call<Stripe.CustomerDeleteParams>({}),
  'GET /v1/checkout/sessions': call<Stripe.Checkout.SessionListParams>({ ...PAGE, customer: 'text' }),
  'POST /v1/checkout/sessions/:id/expire': call<Stripe.Checkout.SessionExpireParams>({}),
  'POST /v1/checkout/sessions': call<Stripe.Checkout.SessionCreateParams>(
    {
      mode: ['payment', 'setup', 'subscription'],
      customer: 'text',
      line_items: {
        list: { price: 'text', quantity: 'number' } satisfies FieldsOf<Stripe.Checkout.SessionCreateParams.LineItem>,
      },
      success_url: 'text',
      cancel_url: 'text',
      metadata: { price: 'text' },
    },
    ['mode', 'line_items', 'success_url'],
  ),
  'POST /v1/billing_portal/sessions': call<Stripe.BillingPortal.SessionCreateParams>(
    { customer: 'text', return_url: 'text' },
    ['customer'],
  ),
  'GET /v1/invoices': call<Stripe.InvoiceListParams>({
    ...PAGE,
    customer: 'text',
    status: ['draft', 'open', 'paid', 'uncollectible', 'void'],
    expand: TEXTS,
  }),
  'GET /v1/charges': call<Stripe.ChargeListParams>({ ...PAGE, customer: 'text' }),
  'GET /v1/disputes': call<Stripe.DisputeListParams>({ ...PAGE, payment_intent: 'text' }),
  'GET /v1/subscriptions': call<Stripe.SubscriptionListParams>({
    ...PAGE,
    customer: 'text',
    status: ['all', 'active'],
  }),
  'POST /v1/subscriptions/:id': call<Stripe.SubscriptionUpdateParams>({ cancel_at_period_end: 'yes or no' }),
}

/** What is wrong with the fields of a request, by names such as `line_items[0][price]`; nothing where it is right. */
export function complaintsOf(name: string, form: URLSearchParams): string[] {
  const known = CALLS[name]
  if (known === undefined) return [`no call ${name}`]
  const wrong = [...form].flatMap(([field, value]) => {
    const path = field.split(/[[\]]+/).filter(Boolean)
    const shape = path.reduce<Shape | undefined>(stepInto, known.fields)
    return shape !== undefined && holds(shape, value) ? [] : [`${name}: ${field}=${value}`]
  })
  const begun = new Set([...form.keys()].map((field) => field.split('[')[0]))
  return [...wrong, ...known.needs.filter((need) => !begun.has(need)).map((need) => `${name} needs ${need}`)]
}

function stepInto(shape: Shape | undefined, name: string): Shape | undefined {
  if (shape === undefined || typeof shape === 'string' || isWords(shape)) return undefined
  if (isList(shape)) return /^\d+$/.test(name) ? shape.list : undefined
  return shape[name]
}

const isWords = (shape: Shape): shape is readonly string[] => Array.isArray(shape)
const isList = (shape: { readonly list: Shape } | Fields): shape is { readonly list: Shape } =>
  Object.hasOwn(shape, 'list')

function holds(shape: Shape, value: string): boolean {
  if (shape === 'text') return value !== ''
  if (shape === 'number') return /^\d+$/.test(value)
  if (shape === 'yes or no') return value === 'true' || value === 'false'
  return isWords(shape) && shape.includes(value)
}
