import { fromPromise } from 'xstate'
import type { JobMarks } from '../../machines/job/decide.ts'
import type { Page, PagesInput } from '../../machines/page.ts'
import { createPages } from '../../machines/pages.ts'
import type { Job, JobStatus, Role, Session } from '../services/types.ts'
import { listJobs } from '../services/jobs.ts'
import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

export type { BidDraft, DeclineDraft, JobEditDraft, RatingDraft } from '../services/drafts.ts'
export type {
  AssignedBusiness,
  BiddingBar,
  Declined,
  DeclineReason,
  Doubt,
  Interest,
  Job,
  JobCustomer,
  JobDetails,
  JobStatus,
  OwnBid,
  Rating,
  Role,
  Session,
  Trust,
} from '../services/types.ts'

/** Null for any status. */
export type JobFilter = JobStatus | null

const pageSize = 10
const largestPage = 50

/** The viewer's list of jobs. */
export function jobListMachine(environment: Environment) {
  return createPages<Job, JobFilter>().provide({
    actors: {
      load: fromPromise(({ input: { filter, after, shown }, signal }) =>
        perform(
          environment,
          signal,
          listJobs({
            role: roleIn(environment.session),
            status: filter,
            after,
            limit: Math.min(largestPage, Math.max(pageSize, shown)),
          }),
        ),
      ),
    },
  })
}

/** The list's input: its filter, and what it showed when the reader last left it. */
export function jobListInput(filter: JobFilter, kept: Page<Job> | null = null): PagesInput<Job, JobFilter> {
  return { filter, idOf: ({ id }) => id, kept }
}

/**
 * The badges of a job in the viewer's list: a customer's list holds only their own jobs, and a business's says what became
 * of its bid. The law of jobs would say the same, as a test shows; it comes with the screen of a job, not with the list.
 */
export function jobMarksOf({ status, isRated, bidOutcome }: Job, { userType }: Session): JobMarks {
  return {
    rate: userType === 'customer' && status === 'completed' && !isRated,
    applied: bidOutcome !== null && bidOutcome !== 'withdrawn',
  }
}

/** The viewer's role now. */
export function roleIn(session: Environment['session']): Role {
  return session.getSnapshot().context.session?.userType ?? 'customer'
}
