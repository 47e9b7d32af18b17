import { askForLook } from '../membership/service-looking.ts'
import { findJobsInProgress } from '../jobs/service.ts'
import { emitNow, type EventDeps } from '../events/service.ts'
import type { FileDeps } from '../files/service.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  eraseAccount,
  eraseNamesOf,
  eraseReasons,
  eraseRecord,
  eraseRole,
  eraseMessages,
  eraseTitlesOf,
  findDueForErasure,
  findOpenJobs,
  lockForErasure,
} from './repository-erasure.ts'
import { eraseBlocks, eraseReports } from './repository-erasure-reports.ts'

type ErasureDeps = Pick<Deps, 'db' | 'now'> & EventDeps & FileDeps

const BATCH = 20

/** Deletes accounts past their grace period, one by one. Returns true if more may be due. */
export async function eraseDue(deps: ErasureDeps): Promise<boolean> {
  const due = await findDueForErasure(deps.db, deps.now(), BATCH)
  const erased = []
  for (const id of due) erased.push(await erase(deps, id))
  // Those that wait for a job to end are looked at again the next time, or they would be for ever.
  return due.length === BATCH && erased.some(Boolean)
}

/** Deletes one account that is due; what others' records need of it stays without names. False where it may not be deleted now. */
export async function erase(deps: ErasureDeps, id: string): Promise<boolean> {
  const fileIds = await deps.db.transaction().execute(async (db) => await eraseRows(deps, db, id))
  // A file that stays behind when this ends too early has no row any more, and goes with the strays.
  await Promise.all((fileIds ?? []).map((fileId) => deps.files.remove(fileId)))
  return fileIds !== undefined
}

/** Answers the uploads whose bytes are to go, too. */
async function eraseRows(deps: Pick<Deps, 'now'> & EventDeps, db: Db, id: string): Promise<string[] | undefined> {
  const now = deps.now()
  const account = await lockForErasure(db, id, now)
  if (account === undefined || (await findJobsInProgress(db, id)).length > 0) return undefined
  // At once, for the rows of these jobs end here.
  for (const job of await findOpenJobs(db, id, now)) await emitNow(deps, db, { type: 'job.deleted', job }, now)
  // The payment provider is to forget it, too.
  await askForLook(db, { businessId: id }, now)
  await eraseNamesOf(db, id)
  await eraseTitlesOf(db, id)
  await eraseRecord(db, id)
  await eraseMessages(db, id)
  await eraseReports(db, id)
  await eraseBlocks(db, id)
  await eraseRole(db, id, account.role)
  await eraseReasons(db, id)
  return await eraseAccount(db, account, now)
}
