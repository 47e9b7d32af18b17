import { emit } from '../events/service.ts'
import { newId } from '../platform/ids.ts'
import { assertSameId } from '../platform/domain-error.ts'
import { insertRating, updateRating } from './repository-ratings.ts'
import {
  transitionOrThrow,
  lockJobWithFacts,
  jobActorFor,
  assigneeOf,
  type Asked,
  useCase,
} from './service-transition.ts'

type Rated = Readonly<{ jobId: string; rating: number; comment: string | null }>

type NewRating = Rated &
  Readonly<{
    /** The rated business, where the client names it. */
    businessId: string | undefined
  }>

/** Rates a completed job, once, and tells the business. */
export const rateJob = useCase(async (db, { caller, input, now }: Asked<NewRating>) => {
  const { jobId, businessId, rating, comment } = input
  const held = await lockJobWithFacts(db, jobId, [], now)
  transitionOrThrow(held, { type: 'job.rated', by: jobActorFor(caller) })
  const rated = assigneeOf(held)
  assertSameId(businessId, rated)
  await insertRating(db, { id: newId(now), job_id: jobId, business_id: rated, rating, comment, created_at: now })
  await emit(db, { type: 'job.rated', job: held.job, businessId: rated, rating }, now)
})

/** The revision of the rating that the caller has seen, where the client names it. */
type Seen = Readonly<{ revision?: number | undefined }>

const seenIn = ({ revision }: Seen) => (revision === undefined ? {} : { revisionSeen: revision })

/** Changes stars and comment of a rating, and tells the business. */
export const editRating = useCase(async (db, { caller, input, now }: Asked<Rated & Seen>) => {
  const { jobId, rating, comment } = input
  const held = await lockJobWithFacts(db, jobId, [], now)
  transitionOrThrow(held, { type: 'rating.changed', by: jobActorFor(caller), ...seenIn(input) })
  await updateRating(db, jobId, { rating, comment, changed_at: now })
  await emit(db, { type: 'rating.changed', job: held.job, businessId: assigneeOf(held), rating }, now)
})

type Answer = Seen & Readonly<{ jobId: string; reply: string }>

/** Replies to the rating of one's work, or changes the reply, and tells the customer. */
export const answerRating = useCase(async (db, { caller, input, now }: Asked<Answer>) => {
  const { jobId, reply } = input
  const held = await lockJobWithFacts(db, jobId, [caller.id], now)
  transitionOrThrow(held, { type: 'rating.answered', by: jobActorFor(caller), ...seenIn(input) })
  const isFirst = held.facts.rating?.reply === 'none'
  await updateRating(db, jobId, { reply, ...(isFirst ? { replied_at: now } : { reply_changed_at: now }) })
  await emit(db, { type: 'rating.answered', job: held.job, businessId: caller.id, isFirst }, now)
})
