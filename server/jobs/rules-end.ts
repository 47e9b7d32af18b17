import { getBusiness } from '../accounts/rows-businesses.ts'
import { updateBid } from '../bids/rows.ts'
import { findBidders } from '../news/rows.ts'
import { notify } from '../news/rules.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { once, type Intent } from '../platform/idempotency/once.ts'
import { newId } from '../platform/ids.ts'
import type { Tools } from '../tools.ts'
import { insertEnded } from './rows-ended.ts'
import { updateJob, type LockedJob } from './rows.ts'
import { ask, assignmentOf, holdJob, partyOf } from './rules-ask.ts'
import { openAgain } from './rules.ts'

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
    await tellOther(tools, db, { caller, job, businessId, now })
    const news = { kind: 'job_open_again', params: { title: job.title } } as const
    await notify(tools, db, await findBidders(db, job.id), { jobId: job.id, news, now })
  })
}

type Ended = Readonly<{ caller: Caller; job: LockedJob; businessId: string; now: Date }>

/** Tells the party that did not end it. */
async function tellOther(tools: Tools, db: Db, { caller, job, businessId, now }: Ended): Promise<void> {
  const { id: jobId, title, customer_id } = job
  if (caller.role === 'customer') {
    const news = { kind: 'assignment_ended', params: { title } } as const
    return await notify(tools, db, [businessId], { jobId, news, now })
  }
  const { businessName: business } = await getBusiness(db, businessId)
  const news = { kind: 'stepped_down', params: { title, business, businessId } } as const
  await notify(tools, db, [customer_id], { jobId, news, now })
}
