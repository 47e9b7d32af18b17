import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'

/** Removes the pictures of the work on a job. */
export async function deleteWorkPictures(db: Db, jobId: string): Promise<void> {
  await db.deleteFrom('work_pictures').where('job_id', '=', jobId).execute()
}

type Shown = Readonly<{ jobId: string; businessId: string; fileIds: readonly string[]; now: Date }>

/** Makes these the pictures of the work of a business on a job, in this order. */
export async function replaceWorkPictures(db: Db, { jobId, businessId, fileIds, now }: Shown): Promise<void> {
  await deleteWorkPictures(db, jobId)
  // Newest first, the first of a job comes first.
  const ids = fileIds.map(() => newId(now)).toReversed()
  const rows = fileIds.map((fileId, index) => ({
    id: ids[index] ?? newId(now),
    job_id: jobId,
    business_id: businessId,
    position: index + 1,
    file_id: fileId,
  }))
  await db.insertInto('work_pictures').values(rows).execute()
}

/** What the business of a job showed of its work, in its order. */
export async function listWorkPictures(db: Db, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('work_pictures')
    .select('file_id')
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.file_id)
}
