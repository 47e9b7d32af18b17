import { Readable } from 'node:stream'
import type { Db } from '../platform/db/connection.ts'
import { CHECKABLE, writeCheck } from '../businesses/service-license-checks.ts'
import { replaceDocuments } from '../businesses/service-profile.ts'
import type { FileStore } from '../files/file-store.ts'
import { businesses } from './people.ts'

const DAY = 24 * 60 * 60 * 1000

type Site = Readonly<{ files: FileStore; businessIds: readonly string[]; now: Date }>

/** Some businesses have a paper, by which an operator has checked what they say. */
export async function insertPapers(db: Db, { files, businessIds, now }: Site): Promise<void> {
  for (const [index, { businessName, checked }] of businesses.entries()) {
    const businessId = businessIds[index]
    if (checked === undefined || businessId === undefined) continue
    const stored = await files.save(Readable.from([paperOf(businessName)]))
    if ('error' in stored) throw new Error(`a paper was refused: ${stored.error}`)
    const at = new Date(now.getTime() - (20 + 3 * index) * DAY)
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
      if (checked === 'all' || checked === of) await writeCheck(db, businessId, of, { fileId: stored.id, at })
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
