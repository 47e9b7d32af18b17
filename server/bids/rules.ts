import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { editBid as writeEdit, findBid, insertBid } from './rows.ts'
import { getArea, getBusiness, getStanding, type Area } from '../accounts/rows-businesses.ts'
import { tell } from '../news/rows.ts'
import type { Db } from '../platform/db/connection.ts'
import { ask, holdJob, partyOf, refuseOther } from '../jobs/rules-ask.ts'
import type { Caller } from '../platform/caller.ts'
import { inform } from '../news/rules-inform.ts'
import { once, type Intent } from '../platform/idempotency/once.ts'
import type { Tools } from '../tools.ts'

type Offer = Readonly<{
  proposal: string
  /** An exact amount, such as "120.5". */
  amount: string
}>
type Placed = Offer & Readonly<{ jobId: string; customerId: string | undefined }>

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
    if (held === undefined) throw new Refusal('JOB_NOT_FOUND')
    const { job, bids } = held
    refuseOther(customerId, job.customer_id)
    if (bids.length === 0 && !isInArea(await getArea(db, caller.id), job)) throw new Refusal('OUTSIDE_YOUR_AREA')
    ask(held, { type: 'bid.placed', by: partyOf(caller), amount: Number(amount) })
    await checkStanding(tools, db, caller, now)
    const id = newId(now.getTime())
    await insertBid(db, { id, jobId: job.id, businessId: caller.id, amount, proposal, now })
    const { businessName: business } = await getBusiness(db, caller.id)
    const news = { kind: 'bid_placed', params: { title: job.title, business, amount } } as const
    await inform(tools, db, job.customer_id, { jobId: job.id, news, now })
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
    const held = await holdJob(db, bid.jobId, [caller.id], now)
    if (held === undefined) throw new Refusal('BID_NOT_FOUND')
    ask(held, { type: 'bid.edited', by: partyOf(caller), amount: Number(amount) })
    await writeEdit(db, bidId, { amount, proposal, now })
    const { id, customer_id, title } = held.job
    const { businessName: business } = await getBusiness(db, caller.id)
    await tell(db, customer_id, id, { kind: 'bid_edited', params: { title, business, amount } }, now)
  })
}

/** Whether a job is in the place and trade of a business. */
export function isInArea(
  area: Area,
  job: Readonly<{ country: string; state: string; city: string; category: string }>,
): boolean {
  const isNear = area.country === job.country && area.state === job.state && area.cities.includes(job.city)
  return isNear && area.categories.includes(job.category)
}

async function checkStanding({ settings }: Tools, db: Db, caller: Caller, now: Date): Promise<void> {
  const { isVerified, isSubscribed } = await getStanding(db, caller.id, now)
  if (settings.emailVerification === 'required' && !isVerified) throw new Refusal('EMAIL_NOT_VERIFIED')
  if (settings.biddingRequiresSubscription && !isSubscribed) throw new Refusal('SUBSCRIPTION_INACTIVE')
}
