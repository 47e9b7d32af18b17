import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { createDialogs } from '../../machines/dialogs.ts'
import { viewOf, type JobFacts, type JobView } from '../../machines/job/index.ts'
import type { Interest, JobDetails, Session } from '../services/types.ts'
import { getJob } from '../services/jobs.ts'
import type { Environment } from './environment.ts'
import { roleIn } from './jobs.ts'
import { perform } from './perform.ts'

/** One job with everything around it, by its id. */
export function jobDetailsMachine(environment: Environment) {
  return createDetails<string, JobDetails>().provide({
    actors: {
      load: fromPromise(({ input: { request: jobId }, signal }) =>
        perform(environment, signal, getJob({ role: roleIn(environment.session), jobId })),
      ),
    },
  })
}

/** What somebody may do with a job: `jobViewOf(details, session).can({ type: 'job.edited' })`. */
export function jobViewOf(details: JobDetails, { userType, user }: Pick<Session, 'userType' | 'user'>): JobView {
  return viewOf(factsOf(details, user.id), { role: userType, id: user.id })
}

function factsOf({ job, customer, ownBid, interests }: JobDetails, viewerId: string): JobFacts {
  return {
    status: job.status,
    ownerId: customer.id,
    assignedBusinessId: job.assignedBusinessId,
    isRated: job.isRated,
    bids: [...interests, ...(ownBid ? [{ businessId: viewerId, amount: ownBid.amount }] : [])],
  }
}

/** Under which name the bid that is being typed on a job is kept. */
export const bidDraftName = (jobId: string): string => `bid.${jobId}`

/** Whether whoever is logged in was typing a bid on this job when the page was last left. */
export function hasKeptBid({ drafts, session }: Environment, jobId: string): boolean {
  const userId = session.getSnapshot().context.session?.user.id
  return userId !== undefined && drafts.of(userId, bidDraftName(jobId)).read() !== null
}

/** Which dialog stands before the screen of a job. */
export const dialogsMachine = createDialogs<Interest>()
