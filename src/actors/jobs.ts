import { fromPromise } from 'xstate'
import { done } from '../../machines/outcome.ts'
import { jobViewFor, type JobBadges } from '../../machines/job/machine.ts'
import type { BidState, RatingFact } from '../../machines/job/types.ts'
import { type Page, type PagesInput, createPages } from '../../machines/pages.ts'
import type { Job, JobFilter, JobsOverview, Role, Session } from '../services/types.ts'
import { jobListAsked, type JobsRequest, pageSize } from '../services/job-list-call.ts'
import { jobPageIn } from '../services/job-page.ts'
import { lazy } from '../shared/lazy.ts'
import type { Environment } from './environment.ts'
import { limitOf } from './page-size.ts'

export type { JobFilter, JobLimits, JobListShows, JobsOverview } from '../services/types.ts'
export { MOST_COUNTED } from '../../generated/limits.ts'
export { isPastDay } from '../services/days.ts'
export type { BidDraft, DeclineDraft, RatingDraft } from '../services/drafts.ts'
export type {
  AssignedBusiness,
  DeclineReason,
  Interest,
  Job,
  JobDetails,
  OwnBid,
  Rating,
  Role,
  Schemas,
  Session,
} from '../services/types.ts'

/** Not needed for the first page, which was asked for before the app was there, and they bring the whole API client along. */
const calls = lazy(() => import('./job-list-calls.ts'))

/** The viewer's list of jobs. */
export function jobListMachine(environment: Environment) {
  return createPages<Job, JobFilter, JobsOverview>().provide({
    actors: {
      load: fromPromise(async ({ input: { filter, after, shown }, signal }) => {
        const limit = limitOf({ rows: pageSize, most: 50 }, shown)
        const request = { role: roleIn(environment.session), filter, after, limit }
        const page = jobPageIn(await environment.early.take(askedIn(environment, request)))
        if (page) return done(page)
        // Failing to fetch the code is like failing to reach the server.
        const code = await calls.fetch().catch(() => null)
        return code ? code.loadJobs(environment, signal, request) : { type: 'offline' }
      }),
    },
  })
}

/** The list's input: its filter, and what it showed when the reader last left it, or what came of its first page before it was there. */
export function jobListInput(
  environment: Environment,
  filter: JobFilter,
  left: Page<Job, JobsOverview> | null = null,
): PagesInput<Job, JobFilter, JobsOverview> {
  const request = { role: roleIn(environment.session), filter, after: null, limit: pageSize }
  const first = left ? null : jobPageIn(environment.early.here(askedIn(environment, request)))
  return { filter, idOf: ({ id }) => id, kept: left ?? first, isNew: first !== null }
}

const askedIn = ({ api: { baseUrl, language, token } }: Environment, request: JobsRequest) =>
  jobListAsked({ baseUrl, language: language(), token: token() }, request)

/**
 * The badges of a job in the viewer's list: a customer's list holds only their own jobs, and a business's says what became
 * of its bid. The amount of a bid and doubts do not matter here.
 */
export function jobBadgesOf(job: Job, { userType, user: { id } }: Session): JobBadges {
  const { status, assignedBusinessId, bidOutcome } = job
  const ownerId = userType === 'customer' ? id : ''
  const state: BidState =
    bidOutcome === 'withdrawn' || bidOutcome === 'declined' || bidOutcome === 'ended' ? bidOutcome : 'standing'
  const bids = bidOutcome === null ? [] : [{ businessId: id, amount: 0, state }]
  const rating = ratingFactOf(job)
  const facts = {
    status,
    ownerId,
    assignedBusinessId,
    rating,
    isCompletionDisputed: false,
    isDisputeWindowClosed: false,
    bids,
    invitations: [],
  }
  return jobViewFor(facts, { role: userType, id }).badges
}

/** What of a job's rating decides whether it may still be changed and answered. */
export function ratingFactOf({ rating }: Pick<Job, 'rating'>): RatingFact | null {
  if (rating === null) return null
  const { revision, changeableUntil, reply } = rating
  return {
    revision,
    isFinal: changeableUntil === null,
    reply: reply === null ? 'none' : reply.changeableUntil === null ? 'final' : 'open',
  }
}

/** The viewer's role now. */
export function roleIn(session: Environment['session']): Role {
  return session.getSnapshot().context.session?.userType ?? 'customer'
}
