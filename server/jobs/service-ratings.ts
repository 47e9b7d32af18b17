import type { Caller } from '../platform/caller.ts'
import { getBusiness } from '../accounts/repository-businesses.ts'
import { one, tell } from '../notifications/service-outbox.ts'
import { newId } from '../platform/ids.ts'
import { once, type Intent } from '../platform/idempotency/with-idempotency.ts'
import { refuseOther } from '../platform/domain-error.ts'
import type { Tools } from '../dependencies.ts'
import { insertRating, updateRating } from './repository-ratings.ts'
import { ask, holdJob, partyOf, workerOn } from './service-transition.ts'

type Rated = Readonly<{ jobId: string; rating: number; comment: string | null }>

type NewRating = Rated &
  Readonly<{
    /** The rated business, where the client names it. */
    businessId: string | undefined
  }>

/** Rates a completed job, once, and tells the business. */
export async function rateJob(tools: Tools, caller: Caller, input: NewRating, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const { jobId, businessId, rating, comment } = input
    const held = await holdJob(db, jobId, [], now)
    ask(held, { type: 'job.rated', by: partyOf(caller) })
    const { id, title } = held.job
    const rated = workerOn(held)
    refuseOther(businessId, rated)
    await insertRating(db, { id: newId(now), job_id: id, business_id: rated, rating, comment, created_at: now })
    await tell(db, id, now, one(rated, { kind: 'job_rated', params: { title, rating } }))
  })
}

/** The revision of the rating that the caller has seen, where the client names it. */
type Seen = Readonly<{ revision?: number | undefined }>

const seenIn = ({ revision }: Seen) => (revision === undefined ? {} : { revisionSeen: revision })

/** Changes stars and comment of a rating, and tells the business. */
export async function editRating(tools: Tools, caller: Caller, input: Rated & Seen, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const { jobId, rating, comment } = input
    const held = await holdJob(db, jobId, [], now)
    ask(held, { type: 'rating.changed', by: partyOf(caller), ...seenIn(input) })
    await updateRating(db, jobId, { rating, comment, changed_at: now })
    const params = { title: held.job.title, rating }
    await tell(db, jobId, now, one(workerOn(held), { kind: 'rating_changed', params }))
  })
}

type Answer = Seen & Readonly<{ jobId: string; reply: string }>

/** Replies to the rating of one's work, or changes the reply, and tells the customer. */
export async function answerRating(tools: Tools, caller: Caller, input: Answer, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const { jobId, reply } = input
    const held = await holdJob(db, jobId, [caller.id], now)
    ask(held, { type: 'rating.answered', by: partyOf(caller), ...seenIn(input) })
    const isFirst = held.facts.rating?.reply === 'none'
    await updateRating(db, jobId, { reply, ...(isFirst ? { replied_at: now } : { reply_changed_at: now }) })
    const { businessName: business } = await getBusiness(db, caller.id)
    const params = { title: held.job.title, business, businessId: caller.id }
    await tell(
      db,
      jobId,
      now,
      one(held.job.customer_id, { kind: isFirst ? 'rating_answered' : 'reply_changed', params }),
    )
  })
}
