import { getBusiness } from '../accounts/repository-businesses.ts'
import { updateBid } from '../bids/repository.ts'
import type { News } from '../notifications/repository.ts'
import { bidders, one, tell } from '../notifications/service-outbox.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { once, type Intent } from '../platform/idempotency/with-idempotency.ts'
import { newId } from '../platform/ids.ts'
import type { Tools } from '../dependencies.ts'
import { insertEnded } from './repository-ended-assignments.ts'
import { updateJob, type LockedJob } from './repository.ts'
import { deleteWorkPictures } from './repository-work-pictures.ts'
import { ask, assignmentOf, holdJob, partyOf } from './service-transition.ts'
import { openAgain } from './service.ts'

type Ending = Readonly<{ jobId: string; reason: string; businessSeen: string | undefined }>

/**
 * Ends the assignment of a job in progress, whichever of its parties asks: the job is open as if it was posted now, and the
 * bid is no offer any more. Tells the other party, and all whose bids stand that the job is open again.
 */
export async function endAssignment(tools: Tools, caller: Caller, ending: Ending, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const { jobId, reason, businessSeen } = ending
    const held = await holdJob(db, jobId, [caller.id], now)
    const by = partyOf(caller)
    ask(held, { type: 'assignment.ended', by, ...(businessSeen === undefined ? {} : { businessSeen }) })
    const { job } = held
    const { businessId, bidId, assignedAt } = assignmentOf(held)
    await updateJob(db, job.id, openAgain(tools, now))
    await deleteWorkPictures(db, job.id)
    await updateBid(db, bidId, { state: 'ended', set_aside_at: now })
    await insertEnded(db, {
      id: newId(now),
      job_id: job.id,
      business_id: businessId,
      ended_by: caller.id,
      reason,
      assigned_at: assignedAt,
      ended_at: now,
    })
    const other = caller.role === 'customer' ? businessId : job.customer_id
    const ended = one(other, await newsOfEnd(db, caller, job, businessId))
    await tell(db, job.id, now, ended, bidders({ kind: 'job_open_again', params: { title: job.title } }))
  })
}

/** What the party that did not end it is told. */
async function newsOfEnd(db: Db, { role }: Caller, { title }: LockedJob, businessId: string): Promise<News> {
  if (role === 'customer') return { kind: 'assignment_ended', params: { title } }
  const { businessName: business } = await getBusiness(db, businessId)
  return { kind: 'stepped_down', params: { title, business, businessId } }
}
