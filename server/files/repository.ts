import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { FileRow } from '../schema/tables.ts'

type NewUpload = Readonly<{
  id: string
  kind: 'image' | 'document'
  mediaType: string
  byteSize: number
  originalName: string | null
  ownerId: string | null
  uploaderAddress: string
  now: Date
}>

export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: upload.id,
      kind: upload.kind,
      media_type: upload.mediaType,
      byte_size: upload.byteSize,
      original_name: upload.originalName,
      owner_id: upload.ownerId,
      uploader_address: upload.uploaderAddress,
      created_at: upload.now,
    })
    .execute()
}

/** A file, and whether it is a picture of something that is shown to others than its parties. */
export async function findFile(db: Db, id: string): Promise<(FileRow & Readonly<{ isPublic: boolean }>) | undefined> {
  return await db
    .selectFrom('files')
    .selectAll()
    .select(isPublic.as('isPublic'))
    .where('id', '=', id)
    .executeTakeFirst()
}

const isPublic = sql<boolean>`(exists (select from job_pictures where file_id = files.id)
  or exists (select from accounts where picture_file_id = files.id)
  or exists (select from businesses where logo_file_id = files.id))`

/** Whether an account is one of the two sides of a conversation, or of a job, that a picture was shown in. */
export async function isPartyTo(db: Db, accountId: string, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from message_pictures p join messages m on m.id = p.message_id join thread_sides s on s.thread_id = m.thread_id
    where p.file_id = ${fileId} and s.account_id = ${accountId}
    union all
    select from work_pictures p join jobs j on j.id = p.job_id
    where p.file_id = ${fileId} and ${accountId}::uuid in (j.customer_id, p.business_id)
    limit 1`.execute(db)
  return rows.length > 0
}

/** The file of a picture by its link on the page of a business, unless nobody can look at that page. */
export async function findShownFile(db: Db, shownAs: string): Promise<FileRow | undefined> {
  return await db
    .selectFrom('business_pictures')
    .innerJoin('files', 'files.id', 'file_id')
    .innerJoin('accounts', 'accounts.id', 'business_id')
    .selectAll('files')
    .where('shown_as', '=', shownAs)
    .where('is_gone', '=', false)
    .executeTakeFirst()
}

/** Makes uploads that nobody owns yet the account's own, for this purpose. Answers which of `ids` are that then. */
export async function claimFiles(
  db: Db,
  accountId: string,
  { ids, purpose }: Readonly<{ ids: readonly string[]; purpose: 'picture' | 'document' }>,
): Promise<ReadonlyMap<string, 'image' | 'document'>> {
  if (ids.length === 0) return new Map()
  // Callers lock files in one order, so two claims of the same files never wait for each other.
  await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await db
    .updateTable('files')
    .set({ owner_id: accountId, purpose })
    .where('id', 'in', [...ids])
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', accountId)]))
    .where((row) => row.or([row('purpose', 'is', null), row('purpose', '=', purpose)]))
    .returning(['id', 'kind'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.kind]))
}
