import type { Db } from '../platform/db/connection.ts'

/** Makes these the pictures of the work on a job, in this order. */
export async function replaceWorkPictures(db: Db, jobId: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('work_pictures').where('job_id', '=', jobId).execute()
  if (fileIds.length === 0) return
  const rows = fileIds.map((fileId, index) => ({ job_id: jobId, position: index + 1, file_id: fileId }))
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
