import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import { jobViewFor, type JobView } from '../../machines/job/machine.ts'
import type { JobFacts } from '../../machines/job/types.ts'
import type { Outcome } from '../../machines/outcome.ts'
import type { Interest, JobDetails, Session } from '../services/types.ts'
import { getJob } from '../services/jobs.ts'
import type { Environment } from './environment.ts'
import { ratingFactOf, roleIn } from './jobs.ts'
import { markReadSilently } from './mark-read.ts'
import { runService } from './run-service.ts'

/** Loads one job with its people, by its id. Whoever looks at it has read what was told of it. */
export function jobDetailsMachine(environment: Environment) {
  return createDetails<string, JobDetails>().provide({
    actors: {
      load: fromPromise(async ({ input: { request: jobId }, signal }) => {
        const outcome = await runService(environment, signal, getJob({ role: roleIn(environment.session), jobId }))
        if (isSettled(outcome) && !signal.aborted) markReadSilently(environment, { jobId })
        return outcome
      }),
    },
  })
}

/** The job is there, or it is said that it is gone or for others: there is nothing more to read. */
function isSettled({ type }: Outcome<JobDetails>): boolean {
  return type === 'done' || type === 'notFound' || type === 'forbidden'
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
  }
}

/** The storage name of the unfinished bid on a job. */
export const bidDraftName = (jobId: string): string => `bid.${jobId}`

/** Whether the viewer left an unfinished bid on this job. */
export function hasKeptBid({ drafts, session }: Environment, jobId: string): boolean {
  const userId = session.getSnapshot().context.session?.user.id
  return userId !== undefined && drafts.of(userId, bidDraftName(jobId)).read() !== null
}
