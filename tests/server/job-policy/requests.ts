import { jobPolicy } from '../../../machines/job/policy.ts'
import type { JobEvent, JobEventType } from '../../../machines/job/types.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { callOfEvent } from '../../../qa/models/job.ts'
import type { Body } from '../../support/contract.ts'

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
  revisionSeen: number | undefined
  businessSeen: string | undefined
}>

/** What an edited job says, how many stars a rated one gets first and later, and what is wrong with one that is not done, and why an invitation is declined. */
export const EDITED = { title: 'Kitchen tap', details: 'It drips.' }
export const STARS = 4
export const CHANGED_STARS = 2
export const REASON = 'The tap still drips.'
export const INVITATION_REASON = 'busy'

const proposalStatement = 'I can come on Tuesday.'

type Called = keyof typeof callOfEvent

/** Whether a call brings an event about; what none does comes by the server's clock or by command. */
export const isCalled = (type: JobEventType): type is Called => Object.hasOwn(callOfEvent, type)

/** The words of an operator's command for what it may do to a job. */
export const commandOfEvent = {
  'job.completed': ['jobs', 'end', '--completed'],
  'job.reopened': ['jobs', 'reopen'],
  'job.ended': ['jobs', 'end'],
  'job.removed': ['jobs', 'remove'],
  'rating.removed': ['ratings', 'remove'],
} as const satisfies { readonly [Type in JobEventType]?: readonly string[] }

export type Commanded = keyof typeof commandOfEvent

/** Whether an operator's command brings an event about. */
export const isCommanded = (type: JobEventType): type is Commanded => Object.hasOwn(commandOfEvent, type)

/** What each call says. */
const bodies: { readonly [Type in Called]: (terms: Terms) => Body<(typeof callOfEvent)[Type]> & object } = {
  'bid.placed': ({ jobId, amount }) => ({ jobId, amount, proposalStatement }),
  'bid.edited': ({ bidId, amount }) => ({ bidId, amount, proposalStatement }),
  'bid.accepted': ({ jobId, businessId, amountSeen }) => ({
    jobId,
    companyId: businessId,
    ...(amountSeen === undefined ? {} : { amount: amountSeen }),
  }),
  'bid.withdrawn': ({ bidId }) => ({ bidId }),
  'bid.declined': ({ jobId, businessId, amountSeen }) => ({
    jobId,
    companyId: businessId,
    ...(amountSeen === undefined ? {} : { amount: amountSeen }),
  }),
  'bid.reconsidered': ({ jobId, businessId }) => ({ jobId, companyId: businessId }),
  'business.invited': ({ jobId, businessId }) => ({ jobId, business: businessId }),
  'invitation.declined': ({ jobId }) => ({ jobId, reason: INVITATION_REASON }),
  'job.edited': ({ jobId }) => ({ jobId, ...EDITED }),
  'job.deleted': ({ jobId }) => ({ jobid: jobId }),
  'job.completed': ({ jobId }) => ({ jobid: jobId }),
  'assignment.ended': ({ jobId, businessSeen }) => ({
    jobId,
    reason: REASON,
    ...(businessSeen === undefined ? {} : { assignedBusinessId: businessSeen }),
  }),
  'completion.doubted': ({ jobId }) => ({ jobId, reason: REASON }),
  'rating.changed': ({ jobId, revisionSeen: revision }) => ({
    jobId,
    rating: CHANGED_STARS,
    ...(revision === undefined ? {} : { revision }),
  }),
  'rating.answered': ({ jobId, revisionSeen: revision }) => ({
    jobId,
    reply: 'Thank you.',
    ...(revision === undefined ? {} : { revision }),
  }),
  'job.rated': ({ jobId }) => ({ jobId, rating: STARS }),
}

/** The types of the events of a job's life, as the policy lists them. */
export const eventTypes = Object.keys(jobPolicy).filter((type): type is JobEventType => Object.hasOwn(jobPolicy, type))

/** A job as callers name it: its id, and those of its bids by business. */
export type Posted = Readonly<{ id: string; bidIds: ReadonlyMap<string, string> }>

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000'

/** The request that asks for an event; `idOf` tells the account behind a name. */
export function requestFor(event: JobEvent, job: Posted, idOf: (name: string) => string): Request {
  const { type } = event
  if (!isCalled(type)) throw new Error(`no call does ${type}`)
  const [anyBid = NO_SUCH_ID] = job.bidIds.values()
  const body = bodies[type]({
    jobId: job.id,
    bidId: (event.by.role === 'business' ? job.bidIds.get(event.by.id) : undefined) ?? anyBid,
    amount: 'amount' in event ? event.amount : 0,
    businessId: 'businessId' in event ? idOf(event.businessId) : NO_SUCH_ID,
    amountSeen: 'amountSeen' in event ? event.amountSeen : undefined,
    revisionSeen: 'revisionSeen' in event ? event.revisionSeen : undefined,
    businessSeen: 'businessSeen' in event && event.businessSeen !== undefined ? idOf(event.businessSeen) : undefined,
  })
  return { operation: callOfEvent[type], body }
}

/** How many days a job lives in these tests. */
export const LIFE_DAYS = 7
