import { jobViewFor, type JobView } from '../../machines/job/machine.ts'
import { messagingBlockReason, type ThreadRole } from '../../machines/job/messaging-policy.ts'
import type { BidState, JobFacts } from '../../machines/job/types.ts'
import type { PagesInput } from '../../machines/pages.ts'
import { listInterests } from '../services/bids.ts'
import { getJob } from '../services/jobs.ts'
import { listThreads } from '../services/messages.ts'
import type { Interest, InterestOrder, JobDetails, Session, Thread } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { ratingFactOf, roleIn } from './jobs.ts'
import { loaderOf, type PageAsked, pagesOf } from './loading.ts'
import { markReadSilently } from './mark-read.ts'

export type { InterestOrder, Thread } from '../services/types.ts'

/** Loads one job with its people, by its id. Loading marks the job's notifications as read. */
export function jobDetailsMachine(environment: Environment) {
  return loaderOf(
    environment,
    (jobId: string) => getJob({ role: roleIn(environment.session), jobId }),
    ({ type }, jobId) => {
      // The job is there, or it is said that it is gone or for others: there is nothing more to read.
      if (type === 'done' || type === 'notFound' || type === 'forbidden') markReadSilently(environment, { jobId })
    },
  )
}

/**
 * What somebody may do with a job, and its customer with one of the bids on it:
 * `jobViewOf(details, session).can({ type: 'job.edited' })`.
 */
export function jobViewOf(
  details: JobDetails,
  { userType, user }: Pick<Session, 'userType' | 'user'>,
  interest?: Interest,
): JobView {
  return jobViewFor(factsOf(details, user.id, interest), { role: userType, id: user.id })
}

/** A business and the viewer, as far as that decides whether they talk. */
type TalkPartner = { readonly id: string; readonly bid: BidState | null; readonly unread: number }

/**
 * Whether the way to the thread between the customer and a business is offered: this side may write there, or has something
 * to read. What only the thread knows, such as that the other one has left, it says itself.
 */
export function mayTalk({ job }: JobDetails, side: ThreadRole, { id, bid, unread }: TalkPartner): boolean {
  if (unread > 0) return true
  const unknown = { hasMessages: false, isMessagingClosed: false, isOtherInactive: false, mustVerify: false }
  const { status, assignedBusinessId } = job
  return messagingBlockReason({ status, assignedBusinessId, businessId: id, bid, ...unknown }, side) === null
}

function factsOf(
  { job, customer, ownBid, doubt, doubtableUntil }: JobDetails,
  viewerId: string,
  interest: Interest | undefined,
): JobFacts {
  const own = ownBid ? [{ businessId: viewerId, amount: ownBid.amount, state: ownBid.state }] : []
  return {
    status: job.status,
    ownerId: customer.id,
    assignedBusinessId: job.assignedBusinessId,
    rating: ratingFactOf(job),
    isCompletionDisputed: doubt !== null,
    isDisputeWindowClosed: job.status === 'completed' && doubtableUntil === null,
    bids: interest ? [interest, ...own] : own,
    invitations: job.invitation === null ? [] : [{ businessId: viewerId, state: job.invitation }],
  }
}

/** The storage name of the unfinished bid on a job. */
export const bidDraftName = (jobId: string): string => `bid.${jobId}`

/** Whether the viewer left an unfinished bid on this job. */
export function hasKeptBid({ drafts, session }: Environment, jobId: string): boolean {
  const userId = session.getSnapshot().context.session?.user.id
  return userId !== undefined && drafts.of(userId, bidDraftName(jobId)).read() !== null
}

/** The bids on a customer's own job, in an order of their choice. Most jobs have no more than a page of them. */
export const interestsMachine = (environment: Environment, jobId: string) =>
  pagesOf(environment, { rows: 50, most: 200 }, ({ filter: order, ...page }: PageAsked<InterestOrder>) =>
    listInterests({ jobId, order, ...page }),
  )

export const interestsInput: PagesInput<Interest, InterestOrder> = { filter: 'price', idOf: ({ bidId }) => bidId }

/** The threads of a job, by its id. */
export const threadsMachine = (environment: Environment) =>
  pagesOf(environment, { rows: 20, most: 50 }, ({ filter: jobId, ...page }: PageAsked<string>) =>
    listThreads({ jobId, ...page }),
  )

export function threadsInput(jobId: string): PagesInput<Thread, string> {
  return { filter: jobId, idOf: ({ businessId }) => businessId }
}
