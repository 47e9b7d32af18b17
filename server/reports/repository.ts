import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import type { ReportKind } from '../schema/tables-safety.ts'
import type { ReportedThing } from './repository-subjects.ts'

/** What an account says about something. */
export type NewReport = Readonly<{
  thing: ReportedThing
  reporterId: string
  kind: ReportKind
  words: string | null
  now: Date
}>

/** Whether an account has reported something. */
export async function hasReported(
  db: Db,
  reporterId: string,
  { subject, subjectId }: Pick<ReportedThing, 'subject' | 'subjectId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes a report with the pictures that were shown; of two by one account about the same thing, the first stays. In a transaction. */
export async function insertReport(db: Db, { thing, reporterId, kind, words, now }: NewReport): Promise<void> {
  const { subject, subjectId, authorId, jobId, businessId, shown, pictureIds } = thing
  const id = newId(now)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reports')
    .values({
      id,
      subject,
      subject_id: subjectId,
      author_id: authorId,
      job_id: jobId,
      business_id: businessId,
      reporter_id: reporterId,
      kind,
      words,
      shown,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'reporter_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  // A picture may have been removed since it was read.
  await sql`
    insert into report_pictures (report_id, position, file_id)
    select ${id}, shown.position, files.id
    from unnest(${pictureIds}::text[]) with ordinality as shown (file_id, position) join files on files.id = shown.file_id`.execute(
    db,
  )
}

/** Removes reports that were settled before `before`, the oldest first. Answers how many. */
export async function deleteSettledBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from reports where id in (
      select id from reports where closed_at < ${before} order by closed_at limit ${limit} for update skip locked
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}
