import type { JobFacts } from '../../machines/job/types.ts'
import type { OperatorJobKind } from '../notifications/repository.ts'
import { toBidders, toAccount, enqueueNotifications } from '../notifications/service-outbox.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../dependencies.ts'
import { updateJob, type LockedJob } from './repository.ts'
import { deleteWorkPictures } from './repository-work-pictures.ts'
import { deleteRating } from './repository-ratings.ts'
import { transitionOrThrow, lockJobForOperator } from './service-transition.ts'
import { reopenedColumns, unassignedColumns } from './service.ts'

/** What an operator may do to a job, as its machine knows it. */
export type OperatorJobEvent = 'job.reopened' | 'job.ended' | 'job.removed' | 'job.completed' | 'rating.removed'

/** A job as it was, and what became of it. */
export type Repaired = Readonly<{ before: JobFacts; after: JobFacts; job: LockedJob }>

type Clerk = Pick<Deps, 'now' | 'settings'>

/**
 * Repairs a job in the transaction of `db` and tells its owner, its business and its bidders. A rating goes with the work
 * that it was for.
 */
export async function applyOperatorAction(
  deps: Clerk,
  db: Db,
  jobId: string,
  repair: OperatorJobEvent,
): Promise<Repaired> {
  const now = deps.now()
  const held = await lockJobForOperator(db, jobId, now)
  const after = transitionOrThrow(held, { type: repair, by: { role: 'operator' } })
  const { job, facts: before } = held
  if (before.rating !== null && after.rating === null) await deleteRating(db, job.id)
  if (before.assignedBusinessId !== null && after.assignedBusinessId === null) await deleteWorkPictures(db, job.id)
  if (repair !== 'rating.removed') await updateJob(db, job.id, rowOf(deps, after, now))
  const news = { kind: newsOf(repair, after), params: { title: job.title } } as const
  await enqueueNotifications(db, job.id, now, toAccount(job.customer_id, news), toBidders(news))
  return { before, after, job }
}

/** How a job is stored that was just repaired. */
function rowOf(deps: Clerk, { status }: JobFacts, now: Date) {
  switch (status) {
    case 'open':
      return { ...reopenedColumns(deps, now), deleted_at: null }
    case 'inprogress':
      return { status, completed_at: null }
    case 'completed':
      return { status, completed_at: now }
    case 'expired':
      return { status, ...unassignedColumns }
    case 'deleted':
      return { status: 'open', ...unassignedColumns, completed_at: null, deleted_at: now } as const
  }
}

function newsOf(repair: OperatorJobEvent, { status }: JobFacts): OperatorJobKind {
  switch (repair) {
    case 'job.reopened':
      return status === 'open' ? 'job_reopened' : 'job_resumed'
    case 'job.ended':
      return 'job_ended'
    case 'job.removed':
      return 'job_removed'
    case 'job.completed':
      return 'job_settled'
    case 'rating.removed':
      return 'rating_removed'
  }
}
