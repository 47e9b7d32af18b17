import type { Readable } from 'node:stream'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { OpenedFile } from '../platform/store/store.ts'
import { Refusal, refuseField, refuseWith } from '../platform/refusal.ts'
import type { FileRow } from '../schema/tables.ts'
import type { Tools } from '../tools.ts'
import { addAmount } from './rows-amounts.ts'
import { claimFiles, findFile, findShownFile, insertUpload } from './rows.ts'
import type { FileSize } from './store.ts'

type NewFile = Readonly<{
  name: string
  stream: Readable
  ip: string
  /** What fairness counts by: the network of the address. */
  network: string
  /** As the request announces it. */
  byteSize: number
}>

/** Stores an upload, which is the caller's own where there is one, and answers its id. */
export async function keepUpload(
  tools: Tools,
  caller: Caller | null,
  { name, stream, ip, network, byteSize }: NewFile,
): Promise<string> {
  const { db, files, now } = tools
  await countUpload(tools, { accountId: caller?.id, network, byteSize })
  const stored = await files.save(stream, network)
  if ('error' in stored)
    throw stored.error === 'UPLOADS_BUSY' ? new Refusal(stored.error) : refuseWith(stored.error, 'file')
  const originalName = name.slice(-200).toWellFormed() || null
  const ownerId = caller?.id ?? null
  try {
    await insertUpload(db, { ...stored, originalName, ownerId, uploaderAddress: ip, now: now() })
  } catch (error) {
    await files.remove(stored.id)
    throw error
  }
  return stored.id
}

type Counted = Readonly<{ accountId: string | undefined; network: string; byteSize: number }>

const MEGABYTE = 1_000_000
const DAY = 24 * 60 * 60

/** Counts an upload against what its account and its network may upload on one day, whatever becomes of it. */
async function countUpload({ db, settings, now }: Tools, { accountId, network, byteSize }: Counted): Promise<void> {
  const time = now()
  const retryAfter = DAY - (Math.floor(time.getTime() / 1000) % DAY)
  await db.transaction().execute(async (trx) => {
    const mayAdd = async (uploader: string, megabytes: number): Promise<boolean> =>
      await addAmount(trx, { uploader, bytes: byteSize, now: time }, megabytes * MEGABYTE)
    if (accountId !== undefined && !(await mayAdd(accountId, settings.uploadMbPerAccount)))
      throw new Refusal('ACCOUNT_UPLOAD_LIMIT', { retryAfter })
    if (!(await mayAdd(network, settings.uploadMbPerAddress))) throw new Refusal('ADDRESS_UPLOAD_LIMIT', { retryAfter })
  })
}

/**
 * Opens a file: a picture for whoever has its link, a document for its owner; for anyone else there is none.
 *
 * Uploads come before the form that refers to them, often before there is an account. Until then nobody but the uploader
 * knows the link, which cannot be guessed, and a browser that shows a picture by it brings no token.
 *
 * What a business shows on its page is open by another link, and only while it is shown.
 */
export async function openFile(
  { db, files }: Tools,
  caller: Caller | null,
  id: string,
  size: FileSize,
): Promise<OpenedFile & Readonly<{ row: FileRow; isShown: boolean }>> {
  const own = await findFile(db, id)
  const row = own ?? (await findShownFile(db, id))
  const isHidden = row !== undefined && isDocument(row) && (caller === null || row.owner_id !== caller.id)
  const file = row === undefined || isHidden ? undefined : await files.open(row, size)
  if (row === undefined || file === undefined) throw new Refusal('FILE_NOT_FOUND')
  return { ...file, row, isShown: own === undefined }
}

/** Whether a file is one that others must not see: a PDF is never a picture. */
export function isDocument({ kind, purpose }: Pick<FileRow, 'kind' | 'purpose'>): boolean {
  return kind === 'document' || purpose === 'document'
}

type Claim = Readonly<{
  /** The field of the payload that names the files. */
  field: string
  ids: readonly string[]
  /** A picture is shown to others; a document, whatever its type, is its owner's alone. */
  purpose: 'picture' | 'document'
}>

/**
 * Makes uploads the account's own and answers their ids, each once. A file that is another account's, that is gone,
 * that is of the wrong kind or that was used for the other purpose before is refused by the field that names it.
 */
export async function claim(db: Db, accountId: string, { field, ids, purpose }: Claim): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const own = await claimFiles(db, accountId, { ids: wanted, purpose })
  const isTaken = (id: string): boolean => {
    const kind = own.get(id)
    return kind === 'image' || (kind === 'document' && purpose === 'document')
  }
  if (!wanted.every(isTaken)) throw refuseField(field, 'FILE_UNKNOWN')
  return wanted
}

/** The same for a field that names one picture or none. */
export async function claimPicture(
  db: Db,
  accountId: string,
  field: string,
  id: string | null,
): Promise<string | null> {
  const [own] = await claim(db, accountId, { field, ids: id === null ? [] : [id], purpose: 'picture' })
  return own ?? null
}
