import fc, { type IAsyncProperty } from 'fast-check'
import type { Json, Parameter } from '../../../generated/schemas.ts'
import { validBody, validValue, type Meant } from '../body-arbitrary.ts'
import type { Operation } from '../contract.ts'
import { record } from '../json.ts'

/** Who sends a request. `expired` has a token that no session knows. */
export const SENDERS = ['customer', 'business', 'owner', 'support', 'viewer', 'nobody', 'expired'] as const
export type Sender = (typeof SENDERS)[number]

/** A request, before the values of the scene are put in. */
export type Plan = {
  readonly sender: Sender
  readonly method: string
  readonly path: Json
  readonly query: Json
  readonly headers: Json
  /** JSON to be written, or text, or bytes as they are. */
  readonly body: { readonly json: unknown } | { readonly raw: string | Buffer } | undefined
  readonly contentType: string | undefined
}

/** Who may make a call: those whom `x-roles` names. */
export const allowed = ({ roles }: Operation): Sender[] =>
  SENDERS.filter((sender) => roles.some((role) => role === 'anyone' || role === sender))

/** Requests that the contract allows, by those who may make the call. */
export function validPlan(
  operation: Operation,
  meant: Meant | undefined,
  body: fc.Arbitrary<Plan['body']>,
): fc.Arbitrary<Plan> {
  const { parameters } = operation
  const at = (place: Parameter['place']): fc.Arbitrary<Json> => {
    const found = parameters.filter((parameter) => parameter.place === place)
    return fc.record(Object.fromEntries(found.map(({ name, schema }) => [name, valueOf(place, schema, meant, name)])), {
      requiredKeys: found.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
    })
  }
  return fc.record({
    sender: fc.constantFrom(...allowed(operation)),
    method: fc.constant(operation.method),
    path: at('path'),
    query: at('query'),
    headers: at('header'),
    body,
    contentType: fc.constant(operation.body === undefined ? undefined : 'application/json'),
  })
}

/** JSON bodies that the contract allows; none for a call without one, and where none is needed not always one. */
export function jsonBody(operation: Operation, meant: Meant | undefined): fc.Arbitrary<Plan['body']> {
  if (operation.body === undefined) return fc.constant(undefined)
  const json = validBody(operation.body, meant).map((value) => ({ json: value }))
  return operation.needsBody ? json : fc.option(json, { nil: undefined })
}

/** What a header can hold and what a line of an address can; both are narrower than a text. */
function valueOf(
  place: Parameter['place'],
  schema: Json,
  meant: Meant | undefined,
  name: string,
): fc.Arbitrary<unknown> {
  if (place !== 'header' || schema['pattern'] !== undefined) return validValue(schema, meant, name)
  const { minLength: least, maxLength: most } = schema
  const line = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code)),
    minLength: typeof least === 'number' ? least : 0,
    maxLength: typeof most === 'number' ? most : 60,
  })
  return name === 'Accept-Language' ? fc.oneof(fc.constantFrom('en', 'es', 'ar', 'es-MX,es;q=0.8', '*'), line) : line
}

/** The seed of every generated request, so that two runs send the same ones; `npm run test:contract -- --seed N` changes it. */
const SEED = Number(process.env['CONTRACT_SEED'] ?? 20_261_120)

/** How many requests are made of each kind; `npm run test:contract -- --runs N` changes it. */
export const RUNS = Number(process.env['CONTRACT_RUNS'] ?? 10)

/** How many requests of any kind each call is sent besides. */
export const FUZZ_RUNS = 2 * RUNS

/**
 * Checks a property of generated requests. What fails is made as small as it gets, and told with the command that shows it again.
 *
 * @param more which further requests to make, where the first are not enough
 */
export async function holds<Case>(property: IAsyncProperty<[Case]>, runs: number, more = 0): Promise<void> {
  const result = await fc.check(property, { seed: SEED + more, numRuns: runs })
  if (!result.failed) return
  const reason =
    result.errorInstance instanceof Error ? result.errorInstance.message : 'too few requests of this kind could be made'
  throw new Error(
    `${reason}\nagain: npm run test:contract -- --seed ${SEED} --runs ${RUNS} (made smaller ${result.numShrinks} times)`,
    { cause: result.errorInstance },
  )
}

/** The mark of something in the scene that a request is sent into; its real value replaces it when the request is sent. */
export const marked = (thing: Thing): string => `⟨${thing}⟩`

/** What a scene has, by what it is to the two who play in it: a customer and a business of the same place and trade. */
export type Thing =
  | `${'open' | 'invited' | 'bid' | 'declined' | 'assigned' | 'completed' | 'rated'} job`
  | `${'' | 'assigned '}bid`
  | 'customer'
  | 'business'
  | 'caller'
  | `${'' | 'new '}email`
  | 'password'
  | `${'picture' | 'document'}${'' | ' id'}`
  | `${'reset' | 'verification' | 'change' | 'undo' | 'invitation'} token`
  | `operator ${'email' | 'password' | 'code'}`
  | 'cursor'
  | 'webhook'
  | 'delivery'
  | 'search'
  | 'review'
  | 'report'
  | 'block'
  | 'shown picture'
  | 'new key'
  | 'login ticket'
  | `${'' | 'first '}code`
  | `passkey${'' | ' id'}`
  | `${'signed' | 'made'} ${'client' | 'data'}`
  | 'made passkey'
  | 'signature'
  | 'user handle'
  | 'country'
  | 'state'
  | `${'' | 'other '}${'city' | 'category'}`

/** Whether a request speaks of a thing; without one, of everything. */
export function speaking(plan: Plan | undefined): (thing: Thing) => boolean {
  if (plan === undefined) return () => true
  const spoken = JSON.stringify(plan)
  return (thing) => spoken.includes(marked(thing))
}

/** The value of the thing that a text marks; undefined for any other text. */
export const valueIn = (values: Readonly<Partial<Record<Thing, string>>>, text: string): string | undefined =>
  Object.entries(values).find(([thing]) => text === `⟨${thing}⟩`)?.[1]

const JOBS: readonly Thing[] = [
  'open job',
  'invited job',
  'bid job',
  'declined job',
  'assigned job',
  'completed job',
  'rated job',
]
const CALLER: readonly Thing[] = ['caller', 'customer']
const BUSINESS: readonly Thing[] = ['business']

/** What a field of this name speaks of, in whatever call. */
const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  accountId: ['customer', 'business'],
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
  searchId: ['search'],
  ticket: ['login ticket'],
  code: ['code'],
  passkeyId: ['passkey id'],
  credentialId: ['passkey'],
  clientDataJSON: ['signed client'],
  authenticatorData: ['signed data'],
  signature: ['signature'],
  userHandle: ['user handle'],
  attestationObject: ['made data'],
  reviewId: ['review'],
  reportId: ['report'],
  blockId: ['block'],
  'Idempotency-Key': ['new key'],
  country: ['country'],
  state: ['state'],
  city: ['city', 'other city'],
  locations: ['city', 'other city'],
  category: ['category', 'other category'],
  cities: ['city', 'other city'],
  categories: ['category', 'other category'],
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  newPassword: ['better2'],
  confirmPassword: ['better2'],
  neededBy: [today()],
  canStart: [today()],
  neededUntil: [today()],
  from: [today()],
  until: [today()],
  // Of signs alone nobody can be told what they find.
  q: ['leaking faucet', 'llave', 'صنبور'],
}

/** The day on which the requests are sent. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** The messages of each thread. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = { number: [1, 2] }

/** Calls that take another email only together with the password, which no schema can say. */
const KEEPS_EMAIL: readonly string[] = ['editCustomer', 'editBusiness']

/** Values that exist, and fit together: a request of these alone has nothing wrong. */
export function meantFor(operation: string): Meant {
  return (name) => {
    const ofOperator = OF_OPERATORS[operation]?.[name]
    if (ofOperator !== undefined) return fc.constant(marked(ofOperator))
    if (name === 'email' && KEEPS_EMAIL.includes(operation)) return fc.constant(marked('email'))
    if (name === 'credentialId' && operation === 'addPasskey') return fc.constant(marked('made passkey'))
    if (name === 'clientDataJSON' && operation === 'addPasskey') return fc.constant(marked('made client'))
    if (name === 'code' && operation === 'confirmSecondStep') return fc.constant(marked('first code'))
    if (name === 'url' && operation === 'createWebhook') return fc.constant('https://shop.example.com/bidfair')
    if (name === 'url' && operation === 'reportPicture') return fc.constant(marked('shown picture'))
    const things = THINGS[name]?.map(marked) ?? WORDS[name] ?? NUMBERS[name]
    return things === undefined ? undefined : fc.constantFrom<(string | number)[]>(...things)
  }
}

/** What operators give where accounts of the marketplace give something else. */
const OF_OPERATORS: Readonly<Record<string, Readonly<Record<string, Thing>>>> = {
  logInOperator: { email: 'operator email', password: 'operator password', code: 'operator code' },
  checkOperatorInvitation: { token: 'invitation token' },
  acceptOperatorInvitation: {
    token: 'invitation token',
    password: 'operator password',
    code: 'operator code',
  },
}

/** Calls in which a person gives the password and a key does not, which no schema can say. */
const PROVEN: readonly string[] = ['createWebhook', 'rotateWebhook']

/** Reports of what the sender made itself, in every scene. */
const OF_OWN: Readonly<Record<string, Sender>> = {
  reportBusiness: 'business',
  reportReview: 'customer',
  reportPicture: 'customer',
}

/** Why a request that keeps the contract is refused all the same, for what no schema can say; undefined where it is not. */
export function refusedFor(operation: string, { sender, body }: Plan): string | undefined {
  if (body === undefined || !('json' in body)) return undefined
  const { password, pics_url: pictures, kind, reason } = record(body.json)
  if (PROVEN.includes(operation) && password === undefined) return 'a person has to give the password'
  if (operation === 'reportMessage' && kind === undefined && !reason) return 'it says neither a kind nor a reason'
  if (OF_OWN[operation] === sender) return 'nobody reports what is their own'
  const shows = Array.isArray(pictures) && pictures.length > 0
  if (operation === 'completeJob' && sender === 'customer' && shows) return 'only a business shows its work'
  return undefined
}
