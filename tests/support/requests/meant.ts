import fc from 'fast-check'
import type { Meant } from '../body-arbitrary.ts'
import type { Plan } from './plan.ts'

/** What stands for something of the scene that a request is sent into; its real value is put in when the request is sent. */
export const marked = (thing: Thing): string => `⟨${thing}⟩`

/** What a scene has, by what it is to the two who play in it: a customer and a business of the same place and trade. */
export type Thing =
  | 'open job'
  | 'bid job'
  | 'declined job'
  | 'assigned job'
  | 'completed job'
  | 'rated job'
  | 'bid'
  | 'assigned bid'
  | 'customer'
  | 'business'
  | 'caller'
  | 'email'
  | 'new email'
  | 'password'
  | 'picture'
  | 'document'
  | 'picture id'
  | 'document id'
  | 'reset token'
  | 'verification token'
  | 'change token'
  | 'undo token'
  | 'cursor'
  | 'webhook'
  | 'delivery'
  | 'new key'
  | 'country'
  | 'state'
  | 'city'
  | 'other city'
  | 'category'
  | 'other category'

/** Whether a request speaks of a thing; without one, of everything. */
export function speaking(plan: Plan | undefined): (thing: Thing) => boolean {
  if (plan === undefined) return () => true
  const spoken = JSON.stringify(plan)
  return (thing) => spoken.includes(marked(thing))
}

/** The value of the thing that a text stands for; undefined for any other text. */
export const valueIn = (values: Readonly<Partial<Record<Thing, string>>>, text: string): string | undefined =>
  Object.entries(values).find(([thing]) => text === `⟨${thing}⟩`)?.[1]

const JOBS: readonly Thing[] = ['open job', 'bid job', 'declined job', 'assigned job', 'completed job', 'rated job']
const CALLER: readonly Thing[] = ['caller', 'customer']
const BUSINESS: readonly Thing[] = ['business']

/** What a field of this name speaks of, in whatever call. */
const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  jobid: JOBS,
  jobId: JOBS,
  bidId: ['bid', 'assigned bid'],
  userid: CALLER,
  userId: CALLER,
  businessId: BUSINESS,
  companyId: BUSINESS,
  business: BUSINESS,
  email: ['email', 'new email'],
  password: ['password'],
  oldPassword: ['password'],
  url: ['picture'],
  pics_url: ['picture'],
  logo_url: ['picture'],
  profile_pic: ['picture'],
  documents_urls: ['document'],
  fileId: ['picture id', 'document id'],
  token: ['reset token', 'verification token', 'change token', 'undo token'],
  cursor: ['cursor'],
  webhookId: ['webhook'],
  deliveryId: ['delivery'],
  'Idempotency-Key': ['new key'],
  country: ['country'],
  state: ['state'],
  city: ['city', 'other city'],
  locations: ['city', 'other city'],
  category: ['category', 'other category'],
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  newPassword: ['better2'],
  confirmPassword: ['better2'],
  neededBy: [today()],
}

/** The day on which the requests are sent. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** The messages of each thread. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = { number: [1, 2] }

/** Calls that take another email only together with the password, which no schema can say. */
const KEEPS_EMAIL: readonly string[] = ['editCustomer', 'editBusiness']

/** Values that exist, and fit together: whoever sends only these has nothing to be told about what it sent. */
export function meantFor(operation: string): Meant {
  return (name) => {
    if (name === 'email' && KEEPS_EMAIL.includes(operation)) return fc.constant(marked('email'))
    if (name === 'url' && operation === 'createWebhook') return fc.constant('https://shop.example.com/bidfair')
    const things = THINGS[name]?.map(marked) ?? WORDS[name] ?? NUMBERS[name]
    return things === undefined ? undefined : fc.constantFrom<(string | number)[]>(...things)
  }
}

/** Calls in which a person gives the password and a key does not, which no schema can say. */
const PROVEN: readonly string[] = ['createWebhook', 'rotateWebhook']

/** Why a request of a person's that keeps the contract is refused all the same; undefined where it is not. */
export function lacksProof(operation: string, { body }: Plan): string | undefined {
  if (!PROVEN.includes(operation) || body === undefined || !('json' in body)) return undefined
  const { json } = body
  const isProven = typeof json === 'object' && json !== null && 'password' in json
  return isProven ? undefined : 'a person has to give the password'
}
