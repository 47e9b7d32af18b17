import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { viewOf, type JobFacts, type JobView } from '../../machines/job/index.ts'
import type { JobDetails, Session } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { roleIn } from './jobs.ts'

/** One job with everything around it, by its id. */
export function jobDetailsMachine({ run, session }: Backstage) {
  return createDetails<string, JobDetails>().provide({
    actors: {
      load: fromPromise(({ input: { request: jobId }, signal }) =>
        run(
          signal,
          () => import('../services/jobs.ts'),
          ({ getJob }) => getJob({ role: roleIn(session), jobId }),
        ),
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
