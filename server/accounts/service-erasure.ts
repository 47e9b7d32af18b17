import { findRunningJobs } from '../jobs/repository-in-progress.ts'
import { bidders, tellWhole } from '../notifications/service-outbox.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Tools } from '../dependencies.ts'
import {
  eraseAccount,
  eraseNamesOf,
  eraseReasons,
  eraseRecord,
  eraseRole,
  eraseTalk,
  eraseTitlesOf,
  findDue,
  findOpenJobs,
  holdLeaving,
} from './repository-erasure.ts'

type Clerk = Pick<Tools, 'db' | 'files' | 'now' | 'settings'>

const BATCH = 20

/** Deletes the accounts whose time to think is over, each by itself. Answers whether there may be more. */
export async function eraseDue(tools: Clerk): Promise<boolean> {
  const due = await findDue(tools.db, tools.now(), BATCH)
  const erased = []
  for (const id of due) erased.push(await erase(tools, id))
  // Those that wait for a job to end are looked at again the next time, or they would be for ever.
  return due.length === BATCH && erased.some(Boolean)
}

/**
 * Deletes one account that is leaving and due. What others' records need of it is left without names. False where it was
 * kept or deleted meanwhile, or has a job in progress, which an operator can bring about.
 */
export async function erase(tools: Clerk, id: string): Promise<boolean> {
  const fileIds = await tools.db.transaction().execute(async (db) => await eraseRows(tools, db, id))
  // A file that stays behind when this ends too early has no row any more, and goes with the strays.
  await Promise.all((fileIds ?? []).map((fileId) => tools.files.remove(fileId)))
  return fileIds !== undefined
}

/** Answers the uploads whose bytes are to go, too. */
async function eraseRows(tools: Pick<Tools, 'now' | 'settings'>, db: Db, id: string): Promise<string[] | undefined> {
  const now = tools.now()
  const account = await holdLeaving(db, id, now)
  if (account === undefined || (await findRunningJobs(db, id)).length > 0) return undefined
  for (const { jobId, title } of await findOpenJobs(db, id, now)) {
    await tellWhole(tools, db, jobId, now, bidders({ kind: 'job_deleted', params: { title } }))
  }
  await eraseNamesOf(db, id)
  await eraseTitlesOf(db, id)
  await eraseRecord(db, id)
  await eraseTalk(db, id)
  await eraseRole(db, id, account.role)
  await eraseReasons(db, id)
  return await eraseAccount(db, account, now)
}
