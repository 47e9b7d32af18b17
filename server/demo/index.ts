import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import type { FileDeps } from '../files/service.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { backdatedId } from '../platform/ids.ts'
import { picturesAdder } from './pictures.ts'
import { planTown } from './plan.ts'
import { insertBusinesses, insertCustomers } from './insert-people.ts'
import { insertJobs } from './insert-jobs.ts'
import { DAY } from './inserted-jobs.ts'
import { Readable } from 'node:stream'
import { CHECKABLE, writeCheck } from '../businesses/service-license-checks.ts'
import { replaceDocuments } from '../businesses/service-profile.ts'
import type { FileStore } from '../files/file-store.ts'
import { businesses } from './people.ts'

const DEMO_LOCK = 4_246_003

type Site = Readonly<{ deps: Deps & FileDeps; password: string; say: (line: string) => void }>

/** Fills an empty database with a believable town, or leaves one alone in which anybody lives. */
export async function buildDemoTown({ deps, password, say }: Site): Promise<void> {
  if (await isInhabited(deps.db)) return
  say('Building the demo town …')
  const passwordHash = await hashPassword(password)
  await deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(DEMO_LOCK)})`.execute(trx)
    if (await isInhabited(trx)) return
    const now = deps.now()
    const addPictures = picturesAdder(deps.files, now)
    const customerIds = await insertCustomers(trx, { addPictures, passwordHash, now })
    const businessIds = await insertBusinesses(trx, { addPictures, passwordHash, now })
    await insertPapers(trx, deps.files, businessIds, now)
    await insertFavorites(trx, customerIds[0], businessIds, now)
    await insertBlock(trx, customerIds[0], businessIds[BLOCKED], now)
    const { jobExpiryDays: expiryDays } = deps.settings
    await insertJobs(trx, planTown(), { addPictures, customerIds, businessIds, now, expiryDays })
  })
}

async function isInhabited(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Of the demo customer: two businesses of the first ones, and one that nobody logs in as. */
async function insertFavorites(
  db: Db,
  customerId: string | undefined,
  businessIds: readonly string[],
  now: Date,
): Promise<void> {
  if (customerId === undefined) return
  const liked = [0, 1, 4].flatMap((index) => businessIds[index] ?? [])
  const rows = liked.map((id) => ({ customer_id: customerId, business_id: id, created_at: now }))
  await db.insertInto('favorites').values(rows).execute()
}

/** Into `businesses`: one that never bid on a job of the demo customer. */
const BLOCKED = 9

/** The demo customer has blocked a business, so that the list of them can be seen. */
async function insertBlock(
  db: Db,
  customerId: string | undefined,
  businessId: string | undefined,
  now: Date,
): Promise<void> {
  if (customerId === undefined || businessId === undefined) return
  const at = new Date(now.getTime() - 18 * DAY)
  await db
    .insertInto('blocks')
    .values({
      id: backdatedId(at),
      customer_id: customerId,
      business_id: businessId,
      blocked_by: 'customer',
      created_at: at,
    })
    .execute()
}

/** Some businesses have a paper, by which an operator has checked what they say. */
async function insertPapers(db: Db, files: FileStore, businessIds: readonly string[], now: Date): Promise<void> {
  for (const [index, { businessName, checked }] of businesses.entries()) {
    const businessId = businessIds[index]
    if (checked === undefined || businessId === undefined) continue
    const { what, daysAgo } = checked
    const stored = await files.save(Readable.from([paperOf(businessName)]))
    if ('error' in stored) throw new Error(`a paper was refused: ${stored.error}`)
    const at = new Date(now.getTime() - daysAgo * DAY)
    await db
      .insertInto('files')
      .values({
        id: stored.id,
        kind: stored.kind,
        media_type: stored.mediaType,
        byte_size: stored.byteSize,
        purpose: 'document',
        original_name: 'licence.pdf',
        owner_id: businessId,
        created_at: at,
      })
      .execute()
    await replaceDocuments(db, businessId, [stored.id])
    for (const of of CHECKABLE)
      if (what === 'all' || what === of) await writeCheck(db, businessId, of, { fileId: stored.id, at })
  }
}

/** A page with one line (PDF 1.4); a reader finds the objects without a table of their places. */
function paperOf(businessName: string): Buffer {
  const line = `BT /F1 18 Tf 72 720 Td (Licence of ${businessName.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`)
}
