import type { Readable } from 'node:stream'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { OpenedFile } from '../platform/store/store.ts'
import { DomainError, fieldError, fieldErrorWithCode } from '../platform/domain-error.ts'
import type { FileRow } from '../schema/tables.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { cleanFileName } from './file-name.ts'
import { countUpload } from './service-upload-quota.ts'
import { claimFiles, findFile, findShownFile, insertUpload, isPartyTo } from './repository.ts'
import type { FileSize, FileStore } from './file-store.ts'

type NewFile = Readonly<{
  name: string
  stream: Readable
  ip: string
  /** What fairness counts by: the network of the address. */
  network: string
  /** Bytes, as the request announces them; 0 where it does not. */
  announced: number
}>

export { listFiles } from './repository-retention.ts'

/** Where the bytes of files are. */
export type FileDeps = Readonly<{ files: FileStore }>

/** Stores an upload, which is the caller's own where there is one, and answers its id. */
export async function keepUpload(
  deps: Deps & FileDeps,
  caller: Caller | null,
  { name, stream, ip, network, announced }: NewFile,
): Promise<string> {
  const { db, files, now } = deps
  const counted = await countUpload(deps, stream, { accountId: caller?.id, network, announced })
  const stored = await files.save(counted, network)
  if ('error' in stored)
    throw stored.error === 'UPLOADS_BUSY' ? new DomainError(stored.error) : fieldErrorWithCode(stored.error, 'file')
  const originalName = cleanFileName(name) || null
  const ownerId = caller?.id ?? null
  try {
    await insertUpload(db, { ...stored, originalName, ownerId, uploaderAddress: ip, now: now() })
  } catch (error) {
    await files.remove(stored.id)
    throw error
  }
  return stored.id
}

/** Why somebody is shown a file. */
export type SeenAs = 'public' | 'onPage' | 'signed' | 'ownOrParty'

type Wanted = Readonly<{
  id: string
  size: FileSize
  /** The link is signed, and has not ended. A browser that shows a picture brings no token. */
  isSigned: boolean
}>

/**
 * Opens a file, or finds none. A document is its owner's alone; a picture of a job, an account or a business is everybody's. Any
 * other is shown by a signed link, and to its owner and the parties by their token; on a business's page only while it is shown.
 */
export async function openFile(
  { db, files }: Pick<Deps, 'db'> & FileDeps,
  caller: Caller | null,
  { id, size, isSigned }: Wanted,
): Promise<OpenedFile & Readonly<{ row: FileRow; seenAs: SeenAs }>> {
  const own = await findFile(db, id)
  const row = own ?? (await findShownFile(db, id))
  const seenAs = own === undefined ? 'onPage' : await seenBy(db, caller, own, isSigned)
  const file = row === undefined || seenAs === undefined ? undefined : await files.open(row, size)
  if (row === undefined || seenAs === undefined || file === undefined) throw new DomainError('FILE_NOT_FOUND')
  return { ...file, row, seenAs }
}

/** A picture that the caller may see, by the id in its link, and whose it is. A picture that nobody owns yet is shown to nobody. */
export async function findSeenPicture(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  id: string,
): Promise<Readonly<{ fileId: string; ownerId: string }> | undefined> {
  const own = await findFile(db, id)
  const row = own ?? (await findShownFile(db, id))
  const isSeen = own === undefined || (await seenBy(db, caller, own, false)) !== undefined
  if (row === undefined || !isSeen || isDocument(row) || row.owner_id === null) return undefined
  return { fileId: row.id, ownerId: row.owner_id }
}

async function seenBy(
  db: Db,
  caller: Caller | null,
  file: FileRow & Readonly<{ isPublic: boolean }>,
  isSigned: boolean,
): Promise<SeenAs | undefined> {
  const isOwn = caller !== null && file.owner_id === caller.id
  if (isDocument(file)) return isOwn ? 'ownOrParty' : undefined
  if (file.isPublic) return 'public'
  if (isSigned) return 'signed'
  return isOwn || (caller !== null && (await isPartyTo(db, caller.id, file.id))) ? 'ownOrParty' : undefined
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

/** Makes uploads the account's own and answers their ids, each once. The field that names it refuses a file that cannot be used. */
export async function attachUploads(db: Db, accountId: string, { field, ids, purpose }: Claim): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const own = await claimFiles(db, accountId, { ids: wanted, purpose })
  const isTaken = (id: string): boolean => {
    const kind = own.get(id)
    return kind === 'image' || (kind === 'document' && purpose === 'document')
  }
  if (!wanted.every(isTaken)) throw fieldError(field, 'FILE_UNKNOWN')
  return wanted
}

/** The same for a field that names one picture or none. */
export async function claimPicture(
  db: Db,
  accountId: string,
  field: string,
  id: string | null,
): Promise<string | null> {
  const [own] = await attachUploads(db, accountId, { field, ids: id === null ? [] : [id], purpose: 'picture' })
  return own ?? null
}
