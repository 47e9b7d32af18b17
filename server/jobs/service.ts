import { getCustomerPlace } from '../accounts/service-profile.ts'
import { mustVerify } from '../accounts/service-bidding-eligibility.ts'
import { attachUploads } from '../files/service.ts'
import { MOST_COUNTED } from '../../generated/limits.ts'
import { isInServiceArea } from '../businesses/service-area.ts'
import { countMatchingBusinesses } from '../businesses/service.ts'
import { emit } from '../events/service.ts'
import { checkCategories, checkPlace, type PlacesDeps } from '../places/service.ts'
import type { Caller } from '../platform/caller.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { newId } from '../platform/ids.ts'
import { checkDay, type DayField } from '../platform/calendar-day.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { insertJob, updateJob } from './repository.ts'
import { sendInvitations } from './service-invitations.ts'
import { transitionOrThrow, lockJobWithFacts, jobActorFor, type Asked, useCase } from './service-transition.ts'

export { findJobsInProgress } from './repository-assignments.ts'

export type NewJob = Readonly<{
  title: string
  details: string
  category: string
  /** The customer's own where it is missing. */
  country: string | undefined
  state: string
  city: string
  /** An exact amount, such as "120.5". */
  budget: string
  pictureIds: readonly string[]
  /** A day, such as 2026-12-04. */
  neededBy: string | null
  streetAddress: string | null
  /** The ids of businesses that are asked to bid. */
  invited: readonly string[]
}>

const DAY = 24 * 60 * 60 * 1000

/** When a job that is posted or edited now expires. */
function expiryOf({ settings }: Pick<Deps, 'settings'>, now: Date): Date {
  return new Date(now.getTime() + settings.jobExpiryDays * DAY)
}

/** What no job has that has no business. */
export const unassignedColumns = {
  assigned_business_id: null,
  assigned_bid_id: null,
  assigned_at: null,
  doubted_at: null,
  doubt_reason: null,
} as const

/** How a job is stored that takes bids again, as one that is posted now. */
export const reopenedColumns = (deps: Pick<Deps, 'settings'>, now: Date) =>
  ({ status: 'open', ...unassignedColumns, expires_at: expiryOf(deps, now), expiry_warned_at: null }) as const

/** What an account may post in a day. */
const quotaOf = ({ jobsPerDay }: Deps['settings']): Limit => ({
  name: 'jobs',
  max: jobsPerDay,
  windowMs: DAY,
  code: 'JOB_QUOTA_REACHED',
})

/** Posts a job, invites those that it names, and tells the businesses of its place and trade; says how many all these are, at most `MOST_COUNTED`. */
export async function postJob(
  deps: Deps & PlacesDeps,
  caller: Caller,
  input: NewJob,
  intent: IdempotentRequest,
): Promise<{ jobId: string; businessesTold: number }> {
  const { limits, settings } = deps
  checkCategories(deps.choices, 'category', [input.category])
  checkDay(NEEDED_BY, input.neededBy, deps.now())
  return await withIdempotency(deps, caller, intent, async (db) => {
    const now = deps.now()
    if (await mustVerify(deps, db, caller)) throw new DomainError('EMAIL_NOT_VERIFIED')
    const country = input.country ?? (await getCustomerPlace(db, caller.id)).country
    checkPlace(deps.choices, { country, state: input.state, cities: [input.city] }, 'city')
    await limits.count(quotaOf(settings), caller.id, db)
    const pictureIds = await attachUploads(db, caller.id, {
      field: 'pictures',
      ids: input.pictureIds,
      purpose: 'picture',
    })
    const id = newId(now)
    const { title, details, category, state, city, budget } = input
    const place = { country, state, city, category }
    const text = { title, details, budget, needed_by: input.neededBy, street_address: input.streetAddress }
    const times = { posted_at: now, expires_at: expiryOf(deps, now) }
    await insertJob(db, { id, customer_id: caller.id, ...text, ...place, ...times }, pictureIds)
    const job = { id, title, customer_id: caller.id }
    await emit(db, { type: 'job.posted', job, category, city }, now)
    const businessIds = [...new Set(input.invited.map((one) => one.toLowerCase()))]
    await sendInvitations(deps, db, caller, { job, businessIds, now })
    const elsewhere = await Promise.all(businessIds.map(async (one) => !(await isInServiceArea(db, one, place))))
    const told = (await countMatchingBusinesses(db, caller.id, place)) + elsewhere.filter(Boolean).length
    return { jobId: id, businessesTold: Math.min(told, MOST_COUNTED) }
  })
}

/** Without a day or an address, it stays as it was. */
type JobEdit = Readonly<{
  jobId: string
  title: string
  details: string
  neededBy?: string | null
  streetAddress?: string | null
}>

/** Changes an open job, restarts its time and tells its bidders, unless only the address changed, which they do not see. */
export const editJob = useCase(async (db, { deps, caller, input, now }: Asked<JobEdit>) => {
  const held = await lockJobWithFacts(db, input.jobId, [], now)
  transitionOrThrow(held, { type: 'job.edited', by: jobActorFor(caller) })
  const { jobId, title, details } = input
  const { job: before } = held
  const { neededBy = before.needed_by, streetAddress = before.street_address } = input
  // What was promised before it passed may stay.
  if (neededBy !== before.needed_by) checkDay(NEEDED_BY, neededBy, now)
  const shown = { title, details, needed_by: neededBy }
  const times = { edited_at: now, expires_at: expiryOf(deps, now), expiry_warned_at: null }
  await updateJob(db, jobId, { ...shown, street_address: streetAddress, ...times })
  const isAddressAlone =
    streetAddress !== before.street_address &&
    title === before.title &&
    details === before.details &&
    neededBy === before.needed_by
  if (!isAddressAlone) await emit(db, { type: 'job.edited', job: { ...before, title } }, now)
})

/** Deletes an open job and tells its bidders. Its rows stay until they are purged. */
export const deleteJob = useCase(async (db, { caller, input: jobId, now }: Asked<string>) => {
  const held = await lockJobWithFacts(db, jobId, [], now)
  transitionOrThrow(held, { type: 'job.deleted', by: jobActorFor(caller) })
  await updateJob(db, jobId, { deleted_at: now })
  await emit(db, { type: 'job.deleted', job: held.job }, now)
})

const NEEDED_BY: DayField = {
  name: 'neededBy',
  invalid: 'NEEDED_BY_INVALID',
  past: 'NEEDED_BY_PAST',
  tooFar: 'NEEDED_BY_TOO_FAR',
}
