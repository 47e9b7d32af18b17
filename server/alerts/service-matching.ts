import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  advanceJob,
  claimJobs,
  findSearches,
  forgetJob,
  nextBusinesses,
  type JobToMatch,
} from './repository-matching.ts'
import { tellFinds } from './service-telling.ts'

export { readJobsToMatch } from './repository-matching.ts'

type Clerk = Pick<Deps, 'db' | 'now' | 'settings'>

/** How many jobs are claimed at once, and the searches of how many businesses are asked in one transaction: of each job the same number. */
const CLAIMED = 10
const BATCH = 2000

/**
 * Asks searches whether they find the jobs that have waited for longest, and tells at once what is to be told at once. All of it is one
 * transaction with how far each job has come: a process that dies tells nobody twice and leaves out nobody. Answers whether more may wait.
 */
export async function matchJobs(deps: Clerk): Promise<boolean> {
  return await deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    const claimed = await claimJobs(db, now, CLAIMED)
    const share = Math.ceil(BATCH / Math.max(1, claimed.length))
    for (const job of claimed) await matchJob(deps, db, job, share, now)
    return claimed.length > 0
  })
}

async function matchJob(deps: Clerk, db: Db, job: JobToMatch, limit: number, now: Date): Promise<void> {
  const businessIds = job.isOpen ? await nextBusinesses(db, job, limit) : []
  const last = businessIds.at(-1)
  if (last !== undefined) await tellFinds(deps, db, await findSearches(db, job.jobId, businessIds, now), now)
  if (last === undefined || businessIds.length < limit) await forgetJob(db, job.id)
  else await advanceJob(db, job.id, last, now)
}
