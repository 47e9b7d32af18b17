import type { Insertable, UpdateObject } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { Database } from '../schema/tables.ts'

export type BusinessView = Awaited<ReturnType<typeof getBusiness>>

/** What a business is beside its account. */
export async function getBusiness(db: Db, id: string) {
  return await db
    .selectFrom('businesses')
    .select([
      'business_name as businessName',
      'business_id_number as businessIdNumber',
      'business_phone as businessPhone',
      'business_email as businessEmail',
      'address',
      'zipcode',
      'country',
      'state',
      'cities',
      'radius',
      'categories',
      'has_license as hasLicense',
      'has_insurance as hasInsurance',
      'hidden as isHidden',
      'logo_file_id as logoId',
      'stepped_down as steppedDown',
      'license_checked_at as licenseCheckedAt',
      'license_file_id as licenseFileId',
      'insurance_checked_at as insuranceCheckedAt',
      'insurance_file_id as insuranceFileId',
    ])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A stored document, and the name of the file that it was uploaded from, where that is known. */
export type DocumentView = Readonly<{ fileId: string; name: string | null }>

/** The documents of a business in the order shown. */
export async function listDocuments(db: Db, businessId: string): Promise<DocumentView[]> {
  return await db
    .selectFrom('business_documents')
    .innerJoin('files', 'files.id', 'business_documents.file_id')
    .select(['files.id as fileId', 'files.original_name as name'])
    .where('business_id', '=', businessId)
    .orderBy('position')
    .execute()
}

/** Makes these the documents of a business, in this order. */
export async function replaceDocuments(db: Db, businessId: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('business_documents').where('business_id', '=', businessId).execute()
  if (fileIds.length === 0) return
  const rows = fileIds.map((fileId, index) => ({ business_id: businessId, position: index + 1, file_id: fileId }))
  await db.insertInto('business_documents').values(rows).execute()
}

export type ServiceArea = Readonly<{ country: string; state: string; cities: string[]; categories: string[] }>

/** Which cities are its own, and in which categories a business works. */
export async function getServiceArea(db: Db, businessId: string): Promise<ServiceArea> {
  const { bind, run } = statement()
  const [area] = await run<ServiceArea>(
    db,
    `select country, state, cities, categories from businesses where account_id = ${bind(businessId)}`,
  )
  if (area === undefined) throw new Error(`account ${businessId} is no business`)
  return area
}

export type JobPlace = Readonly<{ country: string; state: string; city: string; category: string }>

/** Whether a business works in the category of a job, in its place or so far around. */
export async function isInServiceArea(
  db: Db,
  businessId: string,
  { country, state, city, category }: JobPlace,
): Promise<boolean> {
  const { bind, run } = statement()
  const found = await run(
    db,
    `select from business_areas where business_id = ${bind(businessId)} and country = ${bind(country)}
      and state = ${bind(state)} and city = ${bind(city)} and category = ${bind(category)}`,
  )
  return found.length > 0
}

/** Holds a business until the transaction ends, so that two changes of it come one after the other. */
export async function lockBusiness(db: Db, businessId: string): Promise<void> {
  await db.selectFrom('businesses').select('account_id').where('account_id', '=', businessId).forNoKeyUpdate().execute()
}

export async function insertBusiness(db: Db, business: Insertable<Database['businesses']>): Promise<void> {
  await db.insertInto('businesses').values(business).execute()
}

/** Changes what is given and leaves the rest. */
export async function updateBusiness(db: Db, id: string, change: UpdateObject<Database, 'businesses'>): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await db.updateTable('businesses').set(change).where('account_id', '=', id).execute()
}
