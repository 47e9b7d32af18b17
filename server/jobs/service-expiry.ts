import { evaluateJobEvent } from '../../machines/job/machine.ts'
import { emit } from '../events/service.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { lockExpiredJobs, claimExpiryWarnings } from './repository-expiry.ts'
import { updateJob } from './repository.ts'

const DAY = 24 * 60 * 60 * 1000

/** Lead time of the owner's expiry warning. Jobs that live only days warn halfway. */
const WARNING = 5 * DAY

const BATCH = 100

export { purgeDeletedJobs } from './repository-expiry.ts'

type Clerk = Pick<Deps, 'db' | 'now' | 'settings'>

/** Ends open jobs past their time and tells their owners. Answers whether there may be more. */
export async function expireJobs(deps: Clerk): Promise<boolean> {
  const { db, now } = deps
  return await db.transaction().execute(async (trx) => {
    const time = now()
    const due = await lockExpiredJobs(trx, time, BATCH)
    for (const job of due) {
      const { id, customer_id, status } = job
      const never = { rating: null, isCompletionDisputed: false, isDisputeWindowClosed: false }
      const facts = { status, ownerId: customer_id, assignedBusinessId: null, ...never, bids: [], invitations: [] }
      const decision = evaluateJobEvent(facts, { type: 'job.expired', by: { role: 'system' } })
      if (!decision.allowed || decision.next.status === 'deleted') continue
      await updateJob(trx, id, { status: decision.next.status })
      await emit(trx, { type: 'job.expired', job }, time)
    }
    return due.length === BATCH
  })
}

/** Tells the owners of open jobs, once, that these expire soon. Answers whether there may be more. */
export async function warnOfExpiry(deps: Clerk): Promise<boolean> {
  const { db, now, settings } = deps
  return await db.transaction().execute(async (trx) => {
    const time = now()
    const ahead = Math.min(WARNING, (settings.jobExpiryDays * DAY) / 2)
    const expiring = await claimExpiryWarnings(trx, time, new Date(time.getTime() + ahead), BATCH)
    for (const job of expiring) await emit(trx, { type: 'job.expiring', job }, time)
    return expiring.length === BATCH
  })
}
