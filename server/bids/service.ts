import type { JobFacts } from '../../machines/job/types.ts'
import { isOfferedTo } from '../jobs/service-offers.ts'
import { biddingBlockReason } from '../accounts/service-bidding-eligibility.ts'
import {
  assertWithin,
  assignJob,
  transitionOrThrow,
  lockJobWithFacts,
  jobActorFor,
  type LockedJobFacts,
  type Asked,
  useCase,
} from '../jobs/service-transition.ts'
import { emit } from '../events/service.ts'
import type { Db } from '../platform/db/connection.ts'
import type { DeclineReason } from '../schema/column-types.ts'
import type { BidRow } from '../schema/tables.ts'
import type { Caller } from '../platform/caller.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import { newId } from '../platform/ids.ts'
import { checkDay, type DayField } from '../platform/calendar-day.ts'
import { DomainError, assertSameId } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { findInterest, type InterestView } from './repository-bid-list.ts'
import { findBid, insertBid, updateBid } from './repository.ts'

type Offer = Readonly<{
  proposal: string
  /** An exact amount, such as "120.5". */
  amount: string
  /** A day, such as 2026-11-28; null for any. A new bid without it is for any day, and an edit without it leaves it. */
  canStart?: string | null
}>
type Placed = Offer & Readonly<{ jobId: string; customerId?: string }>

const CAN_START: DayField = {
  name: 'canStart',
  invalid: 'CAN_START_INVALID',
  past: 'CAN_START_PAST',
  tooFar: 'CAN_START_TOO_FAR',
}

const DAY = 24 * 60 * 60 * 1000

/** What an account may bid in a day. */
const quotaOf = ({ bidsPerDay }: Deps['settings']): Limit => ({
  name: 'bids',
  max: bidsPerDay,
  windowMs: DAY,
  code: 'BID_QUOTA_REACHED',
})

/** How often one job may be given away, for each time all its bidders are told, and again when that is ended. */
const REASSIGNMENT_LIMIT: Limit = { name: 'assignments of a job', max: 5, windowMs: DAY }

/** Maximum returns of one bid. Each change sends an email. Repeated changes must not fill the recipient's mailbox. */
const REBID_LIMIT: Limit = { name: 'returns of a bid', max: 5, windowMs: DAY }

/** Bids on an open job that is offered to the business and tells the customer. A withdrawn bid is placed again in its old row, as of now. */
export const placeBid = useCase(async (db, { deps, caller, input, now }: Asked<Placed>) => {
  const { jobId, customerId, proposal, amount, canStart = null } = input
  checkDay(CAN_START, canStart, now)
  const held = await lockJobWithFacts(db, jobId, [caller.id], now)
  const { job, bids } = held
  assertWithin(held, caller)
  const [before] = bids
  assertSameId(customerId, job.customer_id)
  const isAnew = before === undefined || isTakenBack(before)
  if (isAnew && !(await isOfferedTo(db, caller.id, job))) throw new DomainError('OUTSIDE_YOUR_AREA')
  try {
    transitionOrThrow(held, { type: 'bid.placed', by: jobActorFor(caller), amount: Number(amount) })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'ALREADY_BID' || before === undefined) throw error
    throw new AlreadyBid(before)
  }
  const bar = await biddingBlockReason(deps, db, caller)
  if (bar !== null) throw new DomainError(bar)
  await deps.limits.count(quotaOf(deps.settings), caller.id, db)
  const id = before?.id ?? newId(now)
  const offer = { amount, proposal, can_start: canStart, created_at: now, unseen_by: job.customer_id }
  if (before === undefined) await insertBid(db, { id, job_id: job.id, business_id: caller.id, ...offer })
  else {
    await deps.limits.count(REBID_LIMIT, id, db)
    await updateBid(db, id, { ...offer, ...activeBidColumns, updated_at: null })
  }
  await emit(db, { type: 'bid.placed', job, businessId: caller.id, amount }, now)
  return { bidId: id }
})

/** The business has a bid on the job; it is carried, to be edited instead. */
export class AlreadyBid extends DomainError {
  readonly bid: BidRow

  constructor(bid: BidRow) {
    super('ALREADY_BID')
    this.bid = bid
  }
}

const isTakenBack = ({ state }: BidRow): boolean => state === 'withdrawn' || state === 'ended'

type Edited = Offer & Readonly<{ bidId: string }>

const activeBidColumns = { state: 'standing', set_aside_at: null, decline_reason: null, decline_comment: null } as const

/** Changes a bid while its job is open and tells the customer. */
export const editBid = useCase(async (db, { caller, input, now }: Asked<Edited>) => {
  const { bidId, proposal, amount } = input
  const held = await holdOwnBid(db, caller, bidId, now)
  transitionOrThrow(held, { type: 'bid.edited', by: jobActorFor(caller), amount: Number(amount) })
  const before = held.bids[0]?.can_start ?? null
  const { canStart = before } = input
  // What was said before it passed may stay.
  if (canStart !== before) checkDay(CAN_START, canStart, now)
  await updateBid(db, bidId, { amount, proposal, can_start: canStart, updated_at: now })
  await emit(db, { type: 'bid.edited', job: held.job, businessId: caller.id, amount }, now)
})

/** Withdraws a bid while its job is open and tells the customer. */
export const withdrawBid = useCase(async (db, { caller, input: bidId, now }: Asked<string>) => {
  const held = await holdOwnBid(db, caller, bidId, now)
  transitionOrThrow(held, { type: 'bid.withdrawn', by: jobActorFor(caller) })
  await updateBid(db, bidId, { state: 'withdrawn', set_aside_at: now })
  await emit(db, { type: 'bid.withdrawn', job: held.job, businessId: caller.id }, now)
})

/** Holds the job of the caller's own bid. */
async function holdOwnBid(db: Db, caller: Caller, bidId: string, now: Date): Promise<LockedJobFacts> {
  const bid = await findBid(db, bidId)
  if (bid === undefined) throw new DomainError('BID_NOT_FOUND')
  if (bid.businessId !== caller.id) throw new DomainError('NOT_YOURS')
  const held = await lockJobWithFacts(db, bid.jobId, [caller.id], now, 'BID_NOT_FOUND')
  assertWithin(held, caller, 'BID_NOT_FOUND')
  return held
}

/** The bid is no longer what the customer saw; it is carried as it is now. */
export class BidChangedError extends DomainError {
  readonly bid: InterestView | undefined

  constructor(bid: InterestView | undefined) {
    super('BID_CHANGED')
    this.bid = bid
  }
}

/** A bid as the customer names it, and its amount as seen. */
type Named = Readonly<{ jobId: string; businessId: string; amountSeen: number | undefined }>

/** Holds a job and asks for what its customer does with a bid; carries the bid of now where the customer saw another. */
async function askOfBid(
  db: Db,
  caller: Caller,
  { jobId, businessId, amountSeen }: Named,
  { type, now }: Readonly<{ type: 'bid.accepted' | 'bid.declined' | 'bid.reconsidered'; now: Date }>,
) {
  const held = await lockJobWithFacts(db, jobId, [businessId], now)
  const [bid] = held.bids
  const named = { by: jobActorFor(caller), businessId: bid?.business_id ?? businessId }
  const seen = amountSeen === undefined ? {} : { amountSeen }
  let next: JobFacts
  try {
    next = transitionOrThrow(held, type === 'bid.reconsidered' ? { type, ...named } : { type, ...named, ...seen })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'BID_CHANGED') throw error
    throw new BidChangedError(await findInterest(db, jobId, businessId))
  }
  if (bid === undefined) throw new DomainError('BID_NOT_FOUND')
  return { job: held.job, bid, next }
}

/** Accepts a business's bid, sets the job in progress and notifies every bidder. */
export const acceptBid = useCase(async (db, { deps, caller, input: named, now }: Asked<Named>) => {
  const { job, bid, next } = await askOfBid(db, caller, named, { type: 'bid.accepted', now })
  await deps.limits.count(REASSIGNMENT_LIMIT, job.id, db)
  await assignJob(db, job, bid, next, now)
  await emit(db, { type: 'bid.accepted', job, businessId: bid.business_id }, now)
})

type Decline = Named & Readonly<{ reason: DeclineReason | null; comment: string | null }>

/** Declines the bid of a business and tells it, with the reason. */
export const declineBid = useCase(async (db, { caller, input: { reason, comment, ...named }, now }: Asked<Decline>) => {
  const { job, bid } = await askOfBid(db, caller, named, { type: 'bid.declined', now })
  const why = { decline_reason: reason, decline_comment: comment }
  await updateBid(db, bid.id, { state: 'declined', set_aside_at: now, ...why })
  await emit(db, { type: 'bid.declined', job, businessId: bid.business_id, reason }, now)
})

/** Takes back that a bid was declined, and tells its business. */
export const reconsiderBid = useCase(
  async (db, { deps, caller, input: named, now }: Asked<Omit<Named, 'amountSeen'>>) => {
    const { job, bid } = await askOfBid(
      db,
      caller,
      { ...named, amountSeen: undefined },
      { type: 'bid.reconsidered', now },
    )
    await deps.limits.count(REBID_LIMIT, bid.id, db)
    await updateBid(db, bid.id, activeBidColumns)
    await emit(db, { type: 'bid.reconsidered', job, businessId: bid.business_id }, now)
  },
)
