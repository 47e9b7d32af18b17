import type { JobEvent, JobEventType } from '../../../machines/job/index.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Body } from '../../../server/call.ts'

/** A call of the contract with its body. */
export type Request = Readonly<{ operation: OperationId; body: object }>

/** What the calls name; of those that an event says nothing about, something sound. */
type Terms = Readonly<{
  jobId: string
  /** The bid of the one who asks, or else any other on this job. */
  bidId: string
  amount: number
  businessId: string
  amountSeen: number | undefined
}>

/** What an edited job says, and how many stars a rated one gets. */
export const EDITED = { title: 'Kitchen tap', details: 'It drips.' }
export const STARS = 4

const proposalStatement = 'I can come on Tuesday.'

const call = <Op extends OperationId>(operation: Op, body: Body<Op> & object): Request => ({ operation, body })

/** How each event of a job's life is brought about over HTTP; null for what no call does, but the server's clock. */
export const ways: { readonly [Type in JobEventType]: ((terms: Terms) => Request) | null } = {
  'bid.placed': ({ jobId, amount }) => call('placeBid', { jobId, amount, proposalStatement }),
  'bid.edited': ({ bidId, amount }) => call('updateBid', { bidId, amount, proposalStatement }),
  'bid.accepted': ({ jobId, businessId, amountSeen }) =>
    call('acceptBid', { jobId, companyId: businessId, ...(amountSeen === undefined ? {} : { amount: amountSeen }) }),
  'job.edited': ({ jobId }) => call('updateJob', { jobId, ...EDITED }),
  'job.deleted': ({ jobId }) => call('deleteJob', { jobid: jobId }),
  'job.completed': ({ jobId }) => call('completeJob', { jobid: jobId }),
  'job.expired': null,
  'job.rated': ({ jobId }) => call('rateJob', { jobId, rating: STARS }),
}

/** The types of the events of a job's life, as the law lists them. */
export const eventTypes = Object.keys(ways).filter((type): type is JobEventType => Object.hasOwn(ways, type))

/** The call behind an event. */
export function callOf(type: JobEventType): OperationId | undefined {
  return ways[type]?.({ jobId: '', bidId: '', amount: 0, businessId: '', amountSeen: undefined }).operation
}

/** A job as callers name it: its id, and those of its bids by business. */
export type Posted = Readonly<{ id: string; bidIds: ReadonlyMap<string, string> }>

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000'

/** The request that asks for an event; `idOf` tells the account behind a name. */
export function requestFor(event: JobEvent, job: Posted, idOf: (name: string) => string): Request {
  const way = ways[event.type]
  if (way === null) throw new Error(`no call does ${event.type}`)
  const [anyBid = NO_SUCH_ID] = job.bidIds.values()
  return way({
    jobId: job.id,
    bidId: (event.by.role === 'business' ? job.bidIds.get(event.by.id) : undefined) ?? anyBid,
    amount: 'amount' in event ? event.amount : 0,
    businessId: 'businessId' in event ? idOf(event.businessId) : NO_SUCH_ID,
    amountSeen: 'amountSeen' in event ? event.amountSeen : undefined,
  })
}
