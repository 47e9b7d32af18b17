import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Database, FileRow } from '../schema/tables.ts'

/** Every upload, in the order of ids. */
export async function* listFiles(db: Db): AsyncGenerator<Pick<FileRow, 'id' | 'kind'>, void> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'kind'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    yield* rows
    const next = rows.at(-1)
    if (next === undefined) return
    last = next.id
  }
}

/** Which of these ids have a row. */
export async function existingFileIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Nothing refers to the file. */
const isUnused = sql<boolean>`not exists (select from accounts where picture_file_id = files.id)
  and not exists (select from businesses where logo_file_id = files.id)
  and not exists (select from business_documents where file_id = files.id)
  and not exists (select from job_pictures where file_id = files.id)
  and not exists (select from work_pictures where file_id = files.id)
  and not exists (select from business_pictures where file_id = files.id)
  and not exists (select from message_pictures where file_id = files.id)
  and not exists (select from report_pictures where file_id = files.id)`

/** Deletes the rows of up to `limit` uploads from before `before` that were never used, and answers their ids. */
export async function deleteNeverUsed(db: Db, before: Date, limit: number): Promise<string[]> {
  return await deleteUnused(db, (which) =>
    which.where('purpose', 'is', null).where('created_at', '<', before).orderBy('created_at').limit(limit),
  )
}

/** The ids whose rows were deleted, and the last one that was looked at: undefined at the end. */
type Swept = Readonly<{ deleted: readonly string[]; last: string | undefined }>

/** Looks at the next files in the order of their ids, and deletes the rows of those from before `before` that nothing refers to any more. */
export async function deleteUnreferenced(
  db: Db,
  { after, before, limit }: Readonly<{ after: string; before: Date; limit: number }>,
): Promise<Swept> {
  const next = await db.selectFrom('files').select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  const ids = next.map(({ id }) => id)
  if (ids.length === 0) return { deleted: [], last: undefined }
  const deleted = await deleteUnused(db, (which) => which.where('id', 'in', ids).where('created_at', '<', before))
  return { deleted, last: ids.length < limit ? undefined : ids.at(-1) }
}

type Files = SelectQueryBuilder<Database, 'files', { id: string }>

/** Deletes chosen files that nothing refers to, looking again once the rows are locked: what is just put to use stays. */
async function deleteUnused(db: Db, chosen: (which: Files) => Files): Promise<string[]> {
  return await db.transaction().execute(async (trx) => {
    const unused = chosen(trx.selectFrom('files').select('id').where(isUnused))
    const locked = await unused.forUpdate().skipLocked().execute()
    const ids = locked.map(({ id }) => id)
    if (ids.length === 0) return []
    const deleted = await trx.deleteFrom('files').where('id', 'in', ids).where(isUnused).returning('id').execute()
    return deleted.map(({ id }) => id)
  })
}
