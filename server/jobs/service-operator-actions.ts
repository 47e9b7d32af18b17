import type { JobFacts } from '../../machines/job/types.ts'
import type { RepairNews } from '../notifications/repository.ts'
import { bidders, one, tell } from '../notifications/service-outbox.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Tools } from '../dependencies.ts'
import { updateJob, type LockedJob } from './repository.ts'
import { deleteWorkPictures } from './repository-work-pictures.ts'
import { deleteRating } from './repository-ratings.ts'
import { ask, holdForRepair } from './service-transition.ts'
import { openAgain, unassigned } from './service.ts'

/** What an operator may do to a job, as its machine knows it. */
export type Repair = 'job.reopened' | 'job.ended' | 'job.removed' | 'job.completed' | 'rating.removed'

/** A job as it was, and what became of it. */
export type Repaired = Readonly<{ before: JobFacts; after: JobFacts; job: LockedJob }>

type Clerk = Pick<Tools, 'now' | 'settings'>

/**
 * Repairs a job in the transaction of `db` and tells its owner, its business and its bidders. A rating goes with the work
 * that it was for.
 */
export async function repairJob(tools: Clerk, db: Db, jobId: string, repair: Repair): Promise<Repaired> {
  const now = tools.now()
  const held = await holdForRepair(db, jobId, now)
  const after = ask(held, { type: repair, by: { role: 'operator' } })
  const { job, facts: before } = held
  if (before.rating !== null && after.rating === null) await deleteRating(db, job.id)
  if (before.assignedBusinessId !== null && after.assignedBusinessId === null) await deleteWorkPictures(db, job.id)
  if (repair !== 'rating.removed') await updateJob(db, job.id, rowOf(tools, after, now))
  const news = { kind: newsOf(repair, after), params: { title: job.title } } as const
  await tell(db, job.id, now, one(job.customer_id, news), bidders(news))
  return { before, after, job }
}

/** How a job is stored that was just repaired. */
function rowOf(tools: Clerk, { status }: JobFacts, now: Date) {
  switch (status) {
    case 'open':
      return { ...openAgain(tools, now), deleted_at: null }
    case 'inprogress':
      return { status, completed_at: null }
    case 'completed':
      return { status, completed_at: now }
    case 'expired':
      return { status, ...unassigned }
    case 'deleted':
      return { status: 'open', ...unassigned, completed_at: null, deleted_at: now } as const
  }
}

function newsOf(repair: Repair, { status }: JobFacts): RepairNews {
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
