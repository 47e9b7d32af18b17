import { emit } from '../events/service.ts'
import type { Caller } from '../platform/caller.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { newId } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { endBid, updateJob } from './repository.ts'
import { insertEnded, deleteWorkPictures } from './repository-assignments.ts'
import { transitionOrThrow, assignmentOf, lockJobWithFacts, jobActorFor } from './service-transition.ts'
import { reopenedColumns } from './service.ts'

type Ending = Readonly<{ jobId: string; reason: string; businessSeen: string | undefined }>

/** Ends the assignment of a job in progress: the job is open as if posted now. Tells the other party and all whose bids are still offers. */
export async function endAssignment(
  deps: Deps,
  caller: Caller,
  ending: Ending,
  intent: IdempotentRequest,
): Promise<void> {
  await withIdempotency(deps, caller, intent, async (db) => {
    const now = deps.now()
    const { jobId, reason, businessSeen } = ending
    const held = await lockJobWithFacts(db, jobId, [caller.id], now)
    const by = jobActorFor(caller)
    transitionOrThrow(held, { type: 'assignment.ended', by, ...(businessSeen === undefined ? {} : { businessSeen }) })
    const { job } = held
    const { businessId, bidId, assignedAt } = assignmentOf(held)
    await updateJob(db, job.id, reopenedColumns(deps, now))
    await deleteWorkPictures(db, job.id)
    await endBid(db, bidId, now)
    await insertEnded(db, {
      id: newId(now),
      job_id: job.id,
      business_id: businessId,
      ended_by: caller.id,
      reason,
      assigned_at: assignedAt,
      ended_at: now,
    })
    await emit(db, { type: 'assignment.ended', by: caller.role, job, businessId }, now)
  })
}
