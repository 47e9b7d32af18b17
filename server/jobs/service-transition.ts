import { evaluateJobEvent } from '../../machines/job/machine.ts'
import type { JobEvent, JobFacts, JobActor } from '../../machines/job/types.ts'
import type { Db } from '../platform/db/connection.ts'
import type { JobStatus } from '../schema/column-types.ts'
import type { BidRow } from '../schema/tables.ts'
import { DomainError } from '../platform/domain-error.ts'
import { findApart, lockBids, lockIfActive, lockJob, updateJob, type LockedJob } from './repository.ts'
import { findRating } from './repository-ratings.ts'
import type { Caller } from '../platform/caller.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'

/** What somebody asks of a job, and when. */
export type Asked<Input> = Readonly<{ deps: Deps; caller: Caller; input: Input; now: Date }>

/** Makes what handlers call: it acts in one transaction, and once for each idempotency key of its caller. */
export const useCase =
  <Input, Outcome>(act: (db: Db, asked: Asked<Input>) => Promise<Outcome>) =>
  async (deps: Deps, caller: Caller, input: Input, intent: IdempotentRequest): Promise<Outcome> =>
    await withIdempotency(deps, caller, intent, (db) => act(db, { deps, caller, input, now: deps.now() }))

/** A job that is held until the transaction ends, and the bids that matter to the question. */
export type LockedJobFacts = Readonly<{
  job: LockedJob
  bids: readonly BidRow[]
  facts: JobFacts
  /** Of the businesses that were asked for those that are kept apart from the customer. */
  apart: ReadonlySet<string>
}>

/**
 * Holds a job and then reads what its machine needs to know. `missing` refuses an unassigned job whose customer is gone. Of businesses that
 * are kept apart from the customer nothing is there but an assignment.
 */
export async function lockJobWithFacts(
  db: Db,
  jobId: string,
  businessIds: readonly string[],
  now: Date,
  missing: 'JOB_NOT_FOUND' | 'BID_NOT_FOUND' = 'JOB_NOT_FOUND',
): Promise<LockedJobFacts> {
  const job = await lockJob(db, jobId, now)
  if (job === undefined) throw new DomainError(missing)
  const bids = await lockBids(db, jobId, businessIds)
  if (job.assigned_business_id === null && !(await lockIfActive(db, job.customer_id))) throw new DomainError(missing)
  // Behind the locks: a block that came meanwhile has ended by now, and counts.
  const apart = await findApart(db, job.customer_id, businessIds)
  const within = bids.filter((bid) => !apart.has(bid.business_id) || bid.id === job.assigned_bid_id)
  return { ...(await factsOf(db, job, within, now)), apart }
}

/** Refuses a business that is kept apart from the customer of a job, unless it has the job, as if there were no such job. */
export function assertWithin(
  { job, apart }: LockedJobFacts,
  caller: Caller,
  missing: 'JOB_NOT_FOUND' | 'BID_NOT_FOUND' = 'JOB_NOT_FOUND',
): void {
  if (apart.has(caller.id) && job.assigned_business_id !== caller.id) throw new DomainError(missing)
}

/** The same for an operator, who may repair the job of whomever. */
export async function lockJobForOperator(db: Db, jobId: string, now: Date): Promise<LockedJobFacts> {
  const job = await lockJob(db, jobId, now)
  if (job === undefined) throw new DomainError('JOB_NOT_FOUND')
  return await factsOf(db, job, [], now)
}

async function factsOf(db: Db, job: LockedJob, bids: readonly BidRow[], now: Date): Promise<LockedJobFacts> {
  const facts: JobFacts = {
    status: job.deleted_at === null ? job.statusNow : 'deleted',
    ownerId: job.customer_id,
    assignedBusinessId: job.assigned_business_id,
    rating: job.status === 'completed' ? await findRating(db, job.id, now) : null,
    isCompletionDisputed: job.doubted_at !== null,
    isDisputeWindowClosed: job.isDoubtOver,
    bids: bids.map((bid) => ({ businessId: bid.business_id, amount: Number(bid.amount), state: bid.state })),
    // Only the two events about invitations ask for them, and read them.
    invitations: [],
  }
  return { job, bids, facts, apart: new Set() }
}

/** The facts after this event, as the job's machine has them. Throws the machine's objection where it has one. */
export function transitionOrThrow({ facts }: LockedJobFacts, event: JobEvent): JobFacts {
  const decision = evaluateJobEvent(facts, event)
  if (!decision.allowed) throw new DomainError(decision.reason)
  return decision.next
}

/** Who works on a job, or did, by which bid and since when. */
export function assignmentOf({
  job,
}: LockedJobFacts): Readonly<{ businessId: string; bidId: string; assignedAt: Date }> {
  const { assigned_business_id: businessId, assigned_bid_id: bidId, assigned_at: assignedAt } = job
  if (businessId === null || bidId === null || assignedAt === null) throw new Error(`nobody has job ${job.id}`)
  return { businessId, bidId, assignedAt }
}

/** The business that works on a job, or did. */
export const assigneeOf = (held: LockedJobFacts): string => assignmentOf(held).businessId

/** The caller as the job's machine knows parties. */
export function jobActorFor({ id, role }: Caller): JobActor {
  return { id, role }
}

/** Assigns a job to the business of a bid. */
export async function assignJob(db: Db, job: LockedJob, bid: BidRow, next: JobFacts, now: Date): Promise<void> {
  await updateJob(db, job.id, {
    status: storedStatus(next),
    assigned_business_id: bid.business_id,
    assigned_bid_id: bid.id,
    assigned_at: now,
    unseen_by: bid.business_id,
  })
}

/** The status to be stored after an event. A deleted job keeps its status and has a time of deletion instead, so no event stores that one. */
export function storedStatus({ status }: JobFacts): JobStatus {
  if (status === 'deleted') throw new Error('deletion is not a stored status')
  return status
}
