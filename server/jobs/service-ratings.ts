import type { Caller } from '../platform/caller.ts'
import { emit } from '../events/service.ts'
import { newId } from '../platform/ids.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { assertSameId } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { insertRating, updateRating } from './repository-ratings.ts'
import { transitionOrThrow, lockJobWithFacts, jobActorFor, assigneeOf } from './service-transition.ts'

type Rated = Readonly<{ jobId: string; rating: number; comment: string | null }>

type NewRating = Rated &
  Readonly<{
    /** The rated business, where the client names it. */
    businessId: string | undefined
  }>

/** Rates a completed job, once, and tells the business. */
export async function rateJob(deps: Deps, caller: Caller, input: NewRating, intent: IdempotentRequest): Promise<void> {
  await withIdempotency(deps, caller, intent, async (db) => {
    const now = deps.now()
    const { jobId, businessId, rating, comment } = input
    const held = await lockJobWithFacts(db, jobId, [], now)
    transitionOrThrow(held, { type: 'job.rated', by: jobActorFor(caller) })
    const rated = assigneeOf(held)
    assertSameId(businessId, rated)
    await insertRating(db, { id: newId(now), job_id: jobId, business_id: rated, rating, comment, created_at: now })
    await emit(db, { type: 'job.rated', job: held.job, businessId: rated, rating }, now)
  })
}

/** The revision of the rating that the caller has seen, where the client names it. */
type Seen = Readonly<{ revision?: number | undefined }>

const seenIn = ({ revision }: Seen) => (revision === undefined ? {} : { revisionSeen: revision })

/** Changes stars and comment of a rating, and tells the business. */
export async function editRating(
  deps: Deps,
  caller: Caller,
  input: Rated & Seen,
  intent: IdempotentRequest,
): Promise<void> {
  await withIdempotency(deps, caller, intent, async (db) => {
    const now = deps.now()
    const { jobId, rating, comment } = input
    const held = await lockJobWithFacts(db, jobId, [], now)
    transitionOrThrow(held, { type: 'rating.changed', by: jobActorFor(caller), ...seenIn(input) })
    await updateRating(db, jobId, { rating, comment, changed_at: now })
    await emit(db, { type: 'rating.changed', job: held.job, businessId: assigneeOf(held), rating }, now)
  })
}

type Answer = Seen & Readonly<{ jobId: string; reply: string }>

/** Replies to the rating of one's work, or changes the reply, and tells the customer. */
export async function answerRating(
  deps: Deps,
  caller: Caller,
  input: Answer,
  intent: IdempotentRequest,
): Promise<void> {
  await withIdempotency(deps, caller, intent, async (db) => {
    const now = deps.now()
    const { jobId, reply } = input
    const held = await lockJobWithFacts(db, jobId, [caller.id], now)
    transitionOrThrow(held, { type: 'rating.answered', by: jobActorFor(caller), ...seenIn(input) })
    const isFirst = held.facts.rating?.reply === 'none'
    await updateRating(db, jobId, { reply, ...(isFirst ? { replied_at: now } : { reply_changed_at: now }) })
    await emit(db, { type: 'rating.answered', job: held.job, businessId: caller.id, isFirst }, now)
  })
}
