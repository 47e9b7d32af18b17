import type { OperatorEventType } from '../events/domain-events.ts'
import { applyOperatorAction, type Repaired } from '../jobs/service-operator-actions.ts'
import { cursorsOf, isId, paginate } from '../platform/cursor.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { listJobBids, listJobs, type JobLine } from './repository-jobs.ts'
import { recordAction, type Actor } from './repository-record.ts'

export { listJobBids, listJobs, type JobLine } from './repository-jobs.ts'

type Repair = Readonly<{
  jobId: string
  /** As the record names it. */
  action: string
  event: OperatorEventType
  reason?: string | undefined
}>

/** Repairs a job, writes it down and tells all parties, or does neither. Throws the objection of the job's machine. */
export async function repairJob(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  actor: Actor,
  { jobId, action, event, reason }: Repair,
): Promise<Repaired> {
  return await deps.db.transaction().execute(async (trx) => {
    const [line] = await listJobs(trx, { id: jobId, limit: 1 })
    const repaired = await applyOperatorAction(deps, trx, jobId, event)
    const { before, after, job } = repaired
    const details = {
      title: job.title,
      from: before.status,
      to: after.status,
      customerId: job.customer_id,
      businessId: before.assignedBusinessId,
      ...(typeof line?.rating === 'number' && after.rating === null ? { rating: line.rating } : {}),
      ...(reason ? { reason } : {}),
    }
    await recordAction(trx, { ...actor, action, subject: jobId, details, now: deps.now() })
    return repaired
  })
}

const cursors = cursorsOf('findJobs')

type JobFilter = Readonly<{ q?: string; status?: JobLine['status']; cursor?: string; limit?: number }>

/** A page of jobs, newest first: of an account, or one by its id. Throws CURSOR_INVALID. */
export async function findJobs({ db }: Pick<Deps, 'db'>, { q, status, cursor, limit = 10 }: JobFilter) {
  const wanted = {
    ...(status === undefined ? {} : { status }),
    ...(cursor === undefined ? {} : { behind: cursors.behindId(cursor) }),
    limit: limit + 1,
  }
  const byId = q && isId(q.toLowerCase()) ? await listJobs(db, { ...wanted, id: q }) : []
  const found = byId.length > 0 ? byId : await listJobs(db, { ...wanted, ...(q ? { account: q } : {}) })
  return paginate(found, limit, ({ id }) => cursors.after(id))
}

/** A job with its bids. Throws JOB_NOT_FOUND. */
export async function readJob(db: Db, id: string) {
  const [job] = await listJobs(db, { id, limit: 1 })
  if (job === undefined) throw new DomainError('JOB_NOT_FOUND')
  return { job, bids: await listJobBids(db, job.id) }
}
