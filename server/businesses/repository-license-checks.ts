import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** What of a business can be checked by a document. */
export const CHECKABLE = ['license', 'insurance'] as const
export type Checkable = (typeof CHECKABLE)[number]

/** By which document an operator checked it, and when. */
export type CredentialCheck = Readonly<{ fileId: string; at: Date }>

/** Writes a check down; with null it holds no more. */
export async function writeCheck(
  db: Db,
  businessId: string,
  of: Checkable,
  check: CredentialCheck | null,
): Promise<void> {
  const [at, fileId] = [check?.at ?? null, check?.fileId ?? null]
  await db
    .updateTable('businesses')
    .set(
      of === 'license'
        ? { license_checked_at: at, license_file_id: fileId }
        : { insurance_checked_at: at, insurance_file_id: fileId },
    )
    .where('account_id', '=', businessId)
    .execute()
}

/** Ends what was checked by a document that is not among these, which are to be all of a business's. */
export async function clearChecksExcept(db: Db, businessId: string, fileIds: readonly string[]): Promise<void> {
  const kept = [...fileIds]
  for (const of of CHECKABLE) {
    await sql`
      update businesses set ${sql.ref(`${of}_checked_at`)} = null, ${sql.ref(`${of}_file_id`)} = null
      where account_id = ${businessId} and ${sql.ref(`${of}_file_id`)} <> all(${kept}::text[])`.execute(db)
  }
}

/** What a business says of itself, what of it was checked, and by which of its documents. */
export type SelfReportedCredentials = Readonly<
  { businessName: string } & { [Of in Checkable]: Readonly<{ isSaid: boolean; check: CredentialCheck | null }> }
>

/** Holds a business until the transaction ends; undefined where there is none. */
export async function lockCredentials(db: Db, businessId: string): Promise<SelfReportedCredentials | undefined> {
  const row = await db
    .selectFrom('businesses')
    .select([
      'business_name',
      'has_license',
      'license_checked_at',
      'license_file_id',
      'has_insurance',
      'insurance_checked_at',
      'insurance_file_id',
    ])
    .where('account_id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      businessName: row.business_name,
      license: { isSaid: row.has_license, check: checkOf(row.license_file_id, row.license_checked_at) },
      insurance: { isSaid: row.has_insurance, check: checkOf(row.insurance_file_id, row.insurance_checked_at) },
    }
  )
}

const checkOf = (fileId: string | null, at: Date | null): CredentialCheck | null =>
  fileId === null || at === null ? null : { fileId, at }
