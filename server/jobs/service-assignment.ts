import { emit } from '../events/service.ts'
import { newId } from '../platform/ids.ts'
import { endBid, updateJob } from './repository.ts'
import { insertEnded, deleteWorkPictures, replaceWorkPictures } from './repository-assignments.ts'
import {
  transitionOrThrow,
  assignmentOf,
  lockJobWithFacts,
  jobActorFor,
  storedStatus,
  assigneeOf,
  type Asked,
  useCase,
} from './service-transition.ts'
import { reopenedColumns } from './service.ts'
import { attachUploads } from '../files/service.ts'
import { fieldError } from '../platform/domain-error.ts'

type Ending = Readonly<{ jobId: string; reason: string; businessSeen: string | undefined }>

/** Ends the assignment of a job in progress: the job is open as if posted now. Tells the other party and all whose bids are still offers. */
export const endAssignment = useCase(async (db, { deps, caller, input: ending, now }: Asked<Ending>) => {
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

type Completion = Readonly<{ jobId: string; pictureIds: readonly string[] }>

/** Marks the assigned job as completed and tells the other party. The business keeps what it showed where it sends no pictures. */
export const completeJob = useCase(async (db, { caller, input: { jobId, ...sent }, now }: Asked<Completion>) => {
  const held = await lockJobWithFacts(db, jobId, [caller.id], now)
  const next = transitionOrThrow(held, { type: 'job.completed', by: jobActorFor(caller) })
  const { id } = held.job
  if (sent.pictureIds.length > 0) {
    if (caller.role === 'customer') throw fieldError('pictures', 'INVALID_VALUE')
    const fileIds = await attachUploads(db, caller.id, {
      field: 'pictures',
      ids: sent.pictureIds,
      purpose: 'picture',
    })
    await replaceWorkPictures(db, { jobId: id, businessId: caller.id, fileIds, now })
  }
  await updateJob(db, id, { status: storedStatus(next), completed_at: now })
  await emit(db, { type: 'job.completed', by: caller.role, job: held.job, businessId: assigneeOf(held) }, now)
})

type Doubt = Readonly<{ jobId: string; reason: string }>

/** Takes a job back to where its business works on it, and tells the business why. */
export const disputeCompletion = useCase(async (db, { caller, input: doubt, now }: Asked<Doubt>) => {
  const { jobId, reason } = doubt
  const held = await lockJobWithFacts(db, jobId, [], now)
  const next = transitionOrThrow(held, { type: 'completion.doubted', by: jobActorFor(caller) })
  const businessId = assigneeOf(held)
  const change = { completed_at: null, doubted_at: now, doubt_reason: reason, unseen_by: businessId }
  await updateJob(db, jobId, { status: storedStatus(next), ...change })
  await emit(db, { type: 'completion.doubted', job: held.job, businessId, reason }, now)
})
