import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { viewOf, type JobFacts, type JobView } from '../../machines/job/index.ts'
import { createPages, type Page, type PagesInput } from '../../machines/pages.ts'
import type { Job, JobDetails, JobStatus, Role, Session } from '../services/types.ts'
import type { Backstage } from './backstage.ts'

export type {
  AssignedBusiness,
  BidDraft,
  Interest,
  Job,
  JobCustomer,
  JobDetails,
  JobEditDraft,
  JobStatus,
  OwnBid,
  Rating,
  RatingDraft,
  Role,
} from '../services/types.ts'
export type { AcceptDraft } from './job-commands.ts'

/** Null for jobs in any status. */
export type JobFilter = JobStatus | null

const pageSize = 10
const largestPage = 50

/** The list of jobs of whoever is logged in. */
export function jobListMachine({ run, session }: Backstage) {
  return createPages<Job, JobFilter>().provide({
    actors: {
      load: fromPromise(({ input: { filter, after, shown }, signal }) =>
        run(
          signal,
          () => import('../services/jobs.ts'),
          ({ listJobs }) => {
            const limit = Math.min(largestPage, Math.max(pageSize, shown))
            return listJobs({ role: roleIn(session), status: filter, after, limit })
          },
        ),
      ),
    },
  })
}

/** How a list starts: with a filter, and with what was shown when it was last left. */
export function jobListInput(filter: JobFilter, kept: Page<Job> | null = null): PagesInput<Job, JobFilter> {
  return { filter, idOf: ({ id }) => id, kept }
}

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

function roleIn(session: Backstage['session']): Role {
  return session.getSnapshot().context.session?.userType ?? 'customer'
}
