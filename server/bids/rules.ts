import type { JobFacts } from '../../machines/job/types.ts'
import { getArea, getBusiness } from '../accounts/rows-businesses.ts'
import { barOf } from '../accounts/rules-standing.ts'
import { readCard } from '../jobs/rows-cards.ts'
import { updateJob } from '../jobs/rows.ts'
import { ask, holdJob, partyOf, storedStatus } from '../jobs/rules-ask.ts'
import { isInArea } from '../jobs/rules-see.ts'
import { findBidders } from '../news/rows.ts'
import { notify } from '../news/rules.ts'
import type { Caller } from '../platform/caller.ts'
import type { Limit } from '../platform/limits/limits.ts'
import { once, type Intent } from '../platform/idempotency/once.ts'
import { newId } from '../platform/ids.ts'
import { Refusal, refuseOther } from '../platform/refusal.ts'
import type { Tools } from '../tools.ts'
import { findBid, insertBid, listInterests, updateBid, type InterestView } from './rows.ts'

type Offer = Readonly<{
  proposal: string
  /** An exact amount, such as "120.5". */
  amount: string
}>
type Placed = Offer & Readonly<{ jobId: string; customerId: string | undefined }>

/** What an account may bid in a day. */
const quotaOf = ({ bidsPerDay }: Tools['settings']): Limit => ({
  name: 'bids',
  max: bidsPerDay,
  windowMs: 24 * 60 * 60 * 1000,
  code: 'BID_QUOTA_REACHED',
})

/** Bids on an open job in the business's area and tells the customer. */
export async function placeBid(
  tools: Tools,
  caller: Caller,
  { jobId, customerId, proposal, amount }: Placed,
  intent: Intent,
): Promise<{ bidId: string }> {
  return await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const held = await holdJob(db, jobId, [caller.id], now)
    const { job, bids } = held
    refuseOther(customerId, job.customer_id)
    if (bids.length === 0 && !isInArea(await getArea(db, caller.id), job)) throw new Refusal('OUTSIDE_YOUR_AREA')
    ask(held, { type: 'bid.placed', by: partyOf(caller), amount: Number(amount) })
    const bar = await barOf(tools, db, caller)
    if (bar !== null) throw new Refusal(bar)
    await tools.limits.count(quotaOf(tools.settings), caller.id, db)
    const id = newId(now)
    await insertBid(db, { id, job_id: job.id, business_id: caller.id, amount, proposal, created_at: now })
    const { businessName: business } = await getBusiness(db, caller.id)
    const news = { kind: 'bid_placed', params: { title: job.title, business, businessId: caller.id, amount } } as const
    await notify(tools, db, [job.customer_id], { jobId: job.id, news, now })
    return { bidId: id }
  })
}

type Edited = Offer & Readonly<{ bidId: string }>

/** Changes a bid while its job is open and tells the customer. */
export async function editBid(
  tools: Tools,
  caller: Caller,
  { bidId, proposal, amount }: Edited,
  intent: Intent,
): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const bid = await findBid(db, bidId)
    if (bid === undefined) throw new Refusal('BID_NOT_FOUND')
    if (bid.businessId !== caller.id) throw new Refusal('NOT_YOURS')
    const held = await holdJob(db, bid.jobId, [caller.id], now, 'BID_NOT_FOUND')
    ask(held, { type: 'bid.edited', by: partyOf(caller), amount: Number(amount) })
    await updateBid(db, bidId, { amount, proposal, updated_at: now })
    const { id, customer_id, title } = held.job
    const { businessName: business } = await getBusiness(db, caller.id)
    const news = { kind: 'bid_edited', params: { title, business, businessId: caller.id, amount } } as const
    await notify(tools, db, [customer_id], { jobId: id, news, now })
  })
}

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
    const assignment = { assigned_business_id: bid.business_id, assigned_bid_id: bid.id, assigned_at: now }
    await updateJob(db, id, { status: storedStatus(next), ...assignment })
    const [chosen, params] = [bid.business_id, { title }]
    await notify(tools, db, [chosen], { jobId: id, news: { kind: 'bid_accepted', params }, now })
    const others = await findBidders(db, id, chosen)
    await notify(tools, db, others, { jobId: id, news: { kind: 'bid_not_chosen', params }, now })
  })
}

/** Every bid on a job of the customer, lowest first. */
export async function bidsOn({ db, now }: Tools, caller: Caller, jobId: string): Promise<InterestView[]> {
  const job = await readCard(db, jobId, null, now())
  if (job === undefined) throw new Refusal('JOB_NOT_FOUND')
  if (job.customerId !== caller.id) throw new Refusal('NOT_YOURS')
  return await listInterests(db, job.id)
}
