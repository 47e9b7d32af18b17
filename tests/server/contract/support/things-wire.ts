import type { Client } from 'openapi-fetch'
import type { paths } from '../../../../generated/api.ts'
import { answer, ApiError, connect, upload, type Api } from '../../../../docs/examples/over-the-wire/client.ts'
import { sampleFiles } from '../../../support/requests/broken.ts'
import type { Thing } from '../../../support/requests/plan.ts'
import type { Person } from './people-wire.ts'

/** Those who play in every scene, and where and in which trade. */
export type Cast = Readonly<{ customer: Person; business: Person; place: Place }>
export type Place = Readonly<
  Record<'country' | 'state' | 'city' | 'other city' | 'category' | 'other category', string>
>
export type Role = 'customer' | 'business'

/** A job in a part of its life that a call may meet. */
type JobThing = 'open job' | 'invited job' | 'bid job' | 'declined job' | 'assigned job' | 'completed job' | 'rated job'
export type Values = Readonly<Partial<Record<Thing, string>>>

const WORDS = { title: 'Tap', details: 'Drips', budget: 150 }
const OFFER = { proposalStatement: 'Tomorrow', amount: 100 }

/** Where the business works, and another city and trade of the same state, as the server lists them. */
export async function placeOf(api: Api, business: Person): Promise<Place> {
  const { data } = await answer(business.call().POST('/get-buisness-details/buisness', { body: {} }))
  const [city, category] = [data.city[0], data.category[0]]
  if (city === undefined || category === undefined) throw new Error('the business works in no city or no trade')
  const { data: locations } = await answer(connect(api).GET('/usa-states-cities'))
  const { category: categories } = await answer(connect(api).GET('/catagory'))
  const { country, state } = data
  const cities = locations[country]?.[state] ?? []
  return {
    country,
    state,
    city,
    category,
    'other city': cities.find((name) => name !== city) ?? city,
    'other category': categories.find(({ name }) => name !== category)?.name ?? category,
  }
}

/** A small picture or a document, uploaded by the caller. Answers its link. */
export async function newFile(call: Client<paths, 'application/json'>, kind: 'picture' | 'document'): Promise<string> {
  const { pictures, document } = await sampleFiles()
  const bytes = kind === 'picture' ? (pictures[0] ?? document) : document
  return await upload(call, new Blob([new Uint8Array(bytes)]), kind === 'picture' ? 'tap.jpg' : 'license.pdf')
}

/** Makes a job, and brings it to the part of its life that is asked for. */
export async function newJob(cast: Cast, thing: JobThing): Promise<Values> {
  const [customer, business] = [cast.customer.call(), cast.business.call()]
  const { country, state, city, category } = cast.place
  const pics_url = [await newFile(customer, 'picture')]
  const draft = { ...WORDS, country, state, city, category, pics_url }
  const { jobId } = await answer(customer.POST('/create-job/customer', { body: draft }))
  if (thing === 'open job')
    return { 'open job': jobId, ...(pics_url[0] !== undefined && { 'shown picture': pics_url[0] }) }
  if (thing === 'invited job') {
    await answer(customer.POST('/invite-business/customer', { body: { jobId, business: cast.business.id } }))
    return { 'invited job': jobId }
  }
  const { bidId } = await answer(business.POST('/place-bid/business', { body: { jobId, ...OFFER } }))
  const parties = { jobId, companyId: cast.business.id }
  if (thing === 'declined job') {
    await answer(customer.POST('/decline-bid/customer', { body: parties }))
    return { 'declined job': jobId }
  }
  if (thing !== 'bid job') await answer(customer.POST('/assign-job/customer', { body: parties }))
  if (thing === 'bid job' || thing === 'assigned job') {
    const hello = { jobId, text: 'Hello' }
    await answer(customer.POST('/send-message', { body: { ...hello, businessId: cast.business.id } }))
    await answer(business.POST('/send-message', { body: hello }))
    return thing === 'bid job' ? { 'bid job': jobId, bid: bidId } : { 'assigned job': jobId, 'assigned bid': bidId }
  }
  await answer(business.POST('/mark-completed/business', { body: { jobid: jobId } }))
  if (thing === 'completed job') return { 'completed job': jobId }
  await answer(customer.POST('/rate-job/customer', { body: { ...parties, rating: 4 } }))
  const { reviews } = await answer(business.POST('/list-reviews', { body: { business: cast.business.id, limit: 1 } }))
  const [review] = reviews
  return { 'rated job': jobId, ...(review !== undefined && { review: review.reviewId }) }
}

/** Takes a job away, ending its assignment first; false for one that is done, which stays in the lists of both. */
export async function removeJob({ customer }: Cast, jobid: string): Promise<boolean> {
  const call = customer.call()
  const { job } = await answer(call.POST('/get-job-details/customer', { body: { jobid } }))
  if (job.status === 'completed') return false
  if (job.status === 'inprogress') {
    const body = { jobId: jobid, reason: 'It was made by a test.' }
    await answer(call.POST('/end-assignment', { body }))
  }
  await answer(call.POST('/delete-job/customer', { body: { jobid } }))
  return true
}

/** Ends all blocks of the two, who could play in no scene any more. */
export async function endBlocks({ customer, business }: Cast): Promise<void> {
  for (const call of [customer.call(), business.call()]) {
    const { blocks } = await answer(call.POST('/get-blocks', { body: { limit: 50 } }))
    for (const { blockId } of blocks) await answer(call.POST('/unblock', { body: { blockId } }))
  }
}

/** An address that events are sent to, and one of them: the test event. */
export async function newWebhook(person: Person): Promise<Values> {
  const [call, { password }] = [person.call(), person]
  const body = { url: 'https://shop.example.com/bidfair', topics: ['job' as const], password }
  const { webhookId } = (await answer(call.POST('/create-webhook', { body }))).webhook
  await answer(call.POST('/test-webhook', { body: { webhookId } }))
  const { deliveries } = await answer(call.POST('/get-webhook-deliveries', { body: { webhookId } }))
  const [delivery] = deliveries
  if (delivery === undefined) throw new Error('a test event of a webhook is not among its deliveries')
  return { webhook: webhookId, delivery: delivery.deliveryId }
}

/** Whether a call was refused with this code. */
export const isRefused = (reason: unknown, code: ApiError['failure']['code']): boolean =>
  reason instanceof ApiError && reason.failure.code === code

const JOBS = [
  'open job',
  'invited job',
  'bid job',
  'declined job',
  'assigned job',
  'completed job',
  'rated job',
] as const

/** What is made in one go, and used up in one. */
export type Lot = (typeof JOBS)[number] | 'picture' | 'document' | `webhook of ${Role}`

/** The lots that have a thing which a request of this role speaks of. */
export function lotsOf(speaksOf: (thing: Thing) => boolean, role: Role): Lot[] {
  const parts: readonly (readonly [Lot, ...Thing[]])[] = [
    ...JOBS.map((thing) => [thing, thing] as const),
    ['open job', 'shown picture'],
    ['rated job', 'review'],
    ['bid job', 'bid'],
    ['assigned job', 'assigned bid'],
    ['picture', 'picture'],
    ['document', 'document'],
    [`webhook of ${role}`, 'webhook', 'delivery'],
  ]
  return [...new Set(parts.flatMap(([lot, ...things]) => (things.some(speaksOf) ? [lot] : [])))]
}

/** What was made for the scenes and is still as it was made. */
export type Stock = Readonly<{
  /** What lots have, made now where it is not there. */
  take: (lots: readonly Lot[]) => Promise<Values>
  /** Takes away what may be other than it was made. */
  spend: (lots: readonly Lot[]) => Promise<void>
  /** Takes away a job that a request has made. */
  remove: (jobId: string) => Promise<void>
  lots: () => Lot[]
  webhooks: () => string[]
  /** Forgets the webhooks that are not among these any more. */
  keepWebhooks: (ids: readonly string[]) => void
  /** How many jobs are done and stay for ever. */
  stayed: () => number
  /** Why there are no webhooks, where the server takes none. */
  noWebhooks: () => string | undefined
}>

export function stockOf(api: Api, cast: Cast): Stock {
  const shelf = new Map<Lot, Values>()
  let stayed = 0
  let noWebhooks: string | undefined

  const webhookOf = async (role: Role): Promise<Values> => {
    try {
      return noWebhooks === undefined ? await newWebhook(cast[role]) : {}
    } catch (reason) {
      if (!isRefused(reason, 'WEBHOOK_URL_INVALID')) throw reason
      noWebhooks = 'the server takes no webhook to https://shop.example.com'
      return {}
    }
  }
  const make = async (lot: Lot): Promise<Values> => {
    if (lot === 'webhook of customer') return await webhookOf('customer')
    if (lot === 'webhook of business') return await webhookOf('business')
    // As before a sign-up: the first account that names it has it.
    if (lot === 'picture' || lot === 'document') return { [lot]: await newFile(connect(api), lot) }
    return await newJob(cast, lot)
  }
  const remove = async (jobId: string): Promise<void> => {
    const isGone = await removeJob(cast, jobId).catch((reason: unknown) => {
      if (!isRefused(reason, 'JOB_NOT_FOUND')) throw reason
      return true
    })
    if (!isGone) stayed += 1
  }
  return {
    take: async (lots) => {
      let values: Values = {}
      for (const lot of lots) {
        const there = shelf.get(lot) ?? (await make(lot))
        shelf.set(lot, there)
        values = { ...values, ...there }
      }
      return values
    },
    spend: async (lots) => {
      for (const lot of lots) {
        const { webhook, ...values } = shelf.get(lot) ?? {}
        shelf.delete(lot)
        const jobId = JOBS.flatMap((thing) => values[thing] ?? [])[0]
        if (jobId !== undefined) await remove(jobId)
        if (webhook !== undefined) {
          const owner = lot === 'webhook of customer' ? cast.customer : cast.business
          await answer(owner.call().POST('/delete-webhook', { body: { webhookId: webhook } }))
        }
      }
    },
    remove,
    lots: () => [...shelf.keys()],
    webhooks: () => [...shelf.values()].flatMap(({ webhook }) => webhook ?? []),
    keepWebhooks: (ids) => {
      for (const [lot, { webhook }] of shelf) if (webhook !== undefined && !ids.includes(webhook)) shelf.delete(lot)
    },
    stayed: () => stayed,
    noWebhooks: () => noWebhooks,
  }
}
