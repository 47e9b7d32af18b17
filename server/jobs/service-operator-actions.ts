import type { JobFacts } from '../../machines/job/types.ts'
import type { OperatorEventType } from '../events/domain-events.ts'
import { emit } from '../events/service.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { updateJob, type LockedJob } from './repository.ts'
import { deleteWorkPictures } from './repository-assignments.ts'
import { deleteRating } from './repository-ratings.ts'
import { transitionOrThrow, lockJobForOperator } from './service-transition.ts'
import { reopenedColumns, unassignedColumns } from './service.ts'

/** A job as it was, and what became of it. */
export type Repaired = Readonly<{ before: JobFacts; after: JobFacts; job: LockedJob }>

type Clerk = Pick<Deps, 'now' | 'settings'>

/** Repairs a job in the transaction of `db` and tells its owner, business and bidders. A rating goes with its work. */
export async function applyOperatorAction(
  deps: Clerk,
  db: Db,
  jobId: string,
  repair: OperatorEventType,
): Promise<Repaired> {
  const now = deps.now()
  const held = await lockJobForOperator(db, jobId, now)
  const after = transitionOrThrow(held, { type: repair, by: { role: 'operator' } })
  const { job, facts: before } = held
  if (before.rating !== null && after.rating === null) await deleteRating(db, job.id)
  if (before.assignedBusinessId !== null && after.assignedBusinessId === null) await deleteWorkPictures(db, job.id)
  if (repair !== 'rating.removed') await updateJob(db, job.id, rowOf(deps, after, now))
  await emit(db, { type: repair, by: 'operator', job, isOpen: after.status === 'open' }, now)
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
