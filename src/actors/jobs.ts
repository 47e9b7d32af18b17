import { fromPromise } from 'xstate'
import { viewOf, type JobMarks } from '../../machines/job/decide.ts'
import type { BidState } from '../../machines/job/types.ts'
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
 * The badges of a job in the viewer's list. A customer's list holds only their own jobs; a business's says whether it
 * has bid. The amount of a bid does not matter here.
 */
export function jobMarksOf(job: Job, { userType, user: { id } }: Session): JobMarks {
  const { status, assignedBusinessId, isRated, bidOutcome } = job
  const ownerId = userType === 'customer' ? id : ''
  const state: BidState = bidOutcome === 'withdrawn' || bidOutcome === 'declined' ? bidOutcome : 'standing'
  const bids = bidOutcome === null ? [] : [{ businessId: id, amount: 0, state }]
  // What could be doubted makes no difference to a badge.
  const completion = { isDoubted: false, isDoubtOver: false }
  return viewOf({ status, ownerId, assignedBusinessId, isRated, ...completion, bids }, { role: userType, id }).marks
}

/** The viewer's role now. */
export function roleIn(session: Environment['session']): Role {
  return session.getSnapshot().context.session?.userType ?? 'customer'
}
