import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** A picture that a business may choose, and the job that it shows. */
export type WorkPicture = Readonly<{ id: string; fileId: string; jobId: string; title: string }>

/** What to read: `before` is the picture that the page before ended at. */
type Window = Readonly<{ before: string | undefined; limit: number }>

/** The pictures of the completed jobs of a business, newest first. */
export async function listOwnWork(db: Db, businessId: string, { before, limit }: Window): Promise<WorkPicture[]> {
  return await db
    .selectFrom('work_pictures as p')
    .innerJoin('jobs', 'jobs.id', 'p.job_id')
    .select(['p.id', 'p.file_id as fileId', 'p.job_id as jobId', 'jobs.title'])
    .where('p.business_id', '=', businessId)
    .where('jobs.status', '=', sql.lit('completed'))
    .$if(before !== undefined, (query) => query.where('p.id', '<', before ?? ''))
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}

/** The files of what a business shows on its page, in its order. */
export async function listPortfolio(db: Db, businessId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('business_pictures')
    .select('file_id')
    .where('business_id', '=', businessId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.file_id)
}

/** The completed jobs that these files are work pictures of, by file. They stay completed until the transaction ends. */
export async function lockWorkPictures(
  db: Db,
  businessId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ fileId: string; jobId: string }>`
    select p.file_id as "fileId", p.job_id as "jobId" from work_pictures p join jobs j on j.id = p.job_id
    where p.business_id = ${businessId} and p.file_id = any(${[...fileIds]}::text[]) and j.status = 'completed'
    order by j.id for share of j`.execute(db)
  return new Map(rows.map(({ fileId, jobId }) => [fileId, jobId]))
}

/** Whether one of these files shows work, whosever and however far it is. */
export async function showsWork(db: Db, fileIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from work_pictures where file_id = any(${[...fileIds]}::text[]) limit 1`.execute(db)
  return rows.length > 0
}

export type Choice = Readonly<{ fileId: string; jobId: string | null }>

/** Makes these the pictures on the page of a business, in this order. What is kept keeps its link. */
export async function replaceChosen(db: Db, businessId: string, choices: readonly Choice[]): Promise<void> {
  const before = await db
    .deleteFrom('business_pictures')
    .where('business_id', '=', businessId)
    .returning(['file_id', 'shown_as'])
    .execute()
  if (choices.length === 0) return
  const links = new Map(before.map((row) => [row.file_id, row.shown_as]))
  const rows = choices.map(({ fileId, jobId }, index) => ({
    business_id: businessId,
    position: index + 1,
    file_id: fileId,
    shown_as: links.get(fileId) ?? randomBytes(16).toString('base64url'),
    job_id: jobId,
  }))
  await db.insertInto('business_pictures').values(rows).execute()
}
