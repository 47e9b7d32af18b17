import { decide, type JobEvent, type JobFacts, type Party } from '../../machines/job/index.ts'
import type { Db } from '../platform/db/connection.ts'
import type { BidRow, JobRow } from '../schema/tables.ts'
import { Refusal } from '../platform/refusal.ts'
import { findBids } from '../bids/rows.ts'
import { isRated, lockJob } from './rows.ts'
import type { Caller } from '../platform/caller.ts'

/** A job that is held until the transaction ends, and the bids that matter to the question. */
export type HeldJob = Readonly<{ job: JobRow; bids: readonly BidRow[]; facts: JobFacts }>

/**
 * Holds a job and reads what its machine needs to know. The facts are read after the job is held, for until then
 * another transaction may still add to them.
 *
 * @param businessIds the parties whose bids matter
 */
export async function holdJob(
  db: Db,
  jobId: string,
  businessIds: readonly string[],
  now: Date,
): Promise<HeldJob | undefined> {
  const job = await lockJob(db, jobId)
  if (job === undefined) return undefined
  const bids = await findBids(db, jobId, businessIds)
  const facts: JobFacts = {
    status: statusNow(job, now),
    ownerId: job.customer_id,
    assignedBusinessId: job.assigned_business_id,
    isRated: job.status === 'completed' && (await isRated(db, jobId)),
    bids: bids.map((bid) => ({ businessId: bid.business_id, amount: Number(bid.amount) })),
  }
  return { job, bids, facts }
}

/** The machine has no clock: a job past its time is expired, also before the sweep has written it down. */
function statusNow(job: JobRow, now: Date): JobFacts['status'] {
  if (job.deleted_at !== null) return 'deleted'
  return job.status === 'open' && job.expires_at <= now ? 'expired' : job.status
}

/** The facts after this event, as the job's machine has them. Throws the machine's objection where it has one. */
export function ask({ facts }: HeldJob, event: JobEvent): JobFacts {
  const decision = decide(facts, event)
  if (!decision.allowed) throw new Refusal(decision.reason)
  return decision.next
}

/** The caller as the job's machine knows parties. */
export function partyOf({ id, role }: Caller): Party {
  return { id, role }
}

/** Refuses an id in a payload that contradicts what is known. */
export function refuseOther(given: string | undefined, actual: string | null): void {
  if (given !== undefined && given.toLowerCase() !== actual) throw new Refusal('ID_MISMATCH')
}
