import { Refusal } from '../platform/refusal.ts'
import { listInterests, type InterestView } from '../bids/rows.ts'
import { getBusiness } from '../accounts/rows-businesses.ts'
import { assignJob, completeJob as writeCompletion, insertRating } from './rows.ts'
import { tell } from '../news/rows.ts'
import type { JobStatus } from '../schema/tables.ts'
import type { JobFacts } from '../../machines/job/index.ts'
import { ask, holdJob, partyOf, refuseOther } from './rules-ask.ts'
import type { Caller } from '../platform/caller.ts'
import { inform, informOtherBidders } from '../news/rules-inform.ts'
import { once, type Intent } from '../platform/idempotency/once.ts'
import type { Tools } from '../tools.ts'

/** The bid is no longer what the customer saw; it is carried as it is now. */
export class BidChanged extends Refusal {
  readonly bid: InterestView | undefined

  constructor(bid: InterestView | undefined) {
    super('BID_CHANGED')
    this.bid = bid
  }
}

type Acceptance = Readonly<{ jobId: string; businessId: string; amountSeen: number | undefined }>

/** Accepts the bid of a business: the job is in progress with it, and every bidder is told. */
export async function acceptBid(
  tools: Tools,
  caller: Caller,
  { jobId, businessId, amountSeen }: Acceptance,
  intent: Intent,
): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const held = await holdJob(db, jobId, [businessId], now)
    if (held === undefined) throw new Refusal('JOB_NOT_FOUND')
    const [bid] = held.bids
    const seen = amountSeen === undefined ? {} : { amountSeen }
    let next: JobFacts
    try {
      next = ask(held, {
        type: 'bid.accepted',
        by: partyOf(caller),
        businessId: bid?.business_id ?? businessId,
        ...seen,
      })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'BID_CHANGED') throw error
      const [fresh] = await listInterests(db, jobId, businessId)
      throw new BidChanged(fresh)
    }
    if (bid === undefined) throw new Refusal('BID_NOT_FOUND')
    const { id, title } = held.job
    await assignJob(db, id, { businessId: bid.business_id, bidId: bid.id, status: stored(next), now })
    const about = { jobId: id, now }
    await inform(tools, db, bid.business_id, { ...about, news: { kind: 'bid_accepted', params: { title } } })
    await informOtherBidders(tools, db, bid.business_id, {
      ...about,
      news: { kind: 'bid_not_chosen', params: { title } },
    })
  })
}

/** Marks the assigned job as completed and tells the customer. */
export async function completeJob(tools: Tools, caller: Caller, jobId: string, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const held = await holdJob(db, jobId, [caller.id], now)
    if (held === undefined) throw new Refusal('JOB_NOT_FOUND')
    const next = ask(held, { type: 'job.completed', by: partyOf(caller) })
    const { id, title, customer_id } = held.job
    await writeCompletion(db, id, stored(next), now)
    const { businessName: business } = await getBusiness(db, caller.id)
    const news = { kind: 'job_completed', params: { title, business } } as const
    await inform(tools, db, customer_id, { jobId: id, news, now })
  })
}

type NewRating = Readonly<{
  jobId: string
  /** The rated business, where the client names it. */
  businessId: string | undefined
  rating: number
  comment: string | null
}>

/** Rates a completed job, once, and tells the business. */
export async function rateJob(tools: Tools, caller: Caller, input: NewRating, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const { jobId, businessId, rating, comment } = input
    const held = await holdJob(db, jobId, [], now)
    if (held === undefined) throw new Refusal('JOB_NOT_FOUND')
    ask(held, { type: 'job.rated', by: partyOf(caller) })
    const { id, title, assigned_business_id: rated } = held.job
    refuseOther(businessId, rated)
    if (rated === null) throw new Error(`job ${id} is completed without a business`)
    await insertRating(db, { job_id: id, business_id: rated, rating, comment, created_at: now })
    await tell(db, rated, id, { kind: 'job_rated', params: { title, rating } }, now)
  })
}

/** A deleted job keeps its status and has a time of deletion instead, so no event stores that one. */
function stored({ status }: JobFacts): JobStatus {
  if (status === 'deleted') throw new Error('deletion is not a stored status')
  return status
}
