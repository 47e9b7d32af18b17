import { answer, connect, type Api } from '../../../../docs/examples/over-the-wire/client.ts'
import type { Thing } from '../../../support/requests/plan.ts'
import { isRefused, newFile, newJob, newWebhook, removeJob, type Cast, type Role, type Values } from './things-wire.ts'

const JOBS = ['open job', 'bid job', 'declined job', 'assigned job', 'completed job', 'rated job'] as const

/** What is made in one go, and used up in one. */
export type Lot = (typeof JOBS)[number] | 'picture' | 'document' | `webhook of ${Role}`

/** The lots that have a thing which a request of this role speaks of. */
export function lotsOf(speaksOf: (thing: Thing) => boolean, role: Role): Lot[] {
  const parts: readonly (readonly [Lot, ...Thing[]])[] = [
    ...JOBS.map((thing) => [thing, thing] as const),
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
    // As before a sign-up: whoever names it first has it.
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
