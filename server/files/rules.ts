import type { Readable } from 'node:stream'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { Refusal, refuseField, refuseWith } from '../platform/refusal.ts'
import type { FileRow } from '../schema/tables.ts'
import type { Tools } from '../tools.ts'
import { claimFiles, findFile, insertUpload } from './rows.ts'
import type { FileSize, OpenedFile } from './store.ts'

type NewFile = Readonly<{
  name: string
  stream: Readable
  ip: string
  /** What fairness counts by: the network of the address. */
  network: string
}>

/** Stores an upload, which is the caller's own where there is one, and answers its id. */
export async function keepUpload(
  { db, files, now }: Tools,
  caller: Caller | null,
  { name, stream, ip, network }: NewFile,
): Promise<string> {
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

/** Opens a file: a picture for whoever has its link, a document for its owner; for anyone else there is none. */
export async function openFile(
  { db, files }: Tools,
  caller: Caller | null,
  id: string,
  size: FileSize,
): Promise<OpenedFile & Readonly<{ row: FileRow }>> {
  const row = await findFile(db, id)
  const isHidden = row?.kind === 'document' && (caller === null || row.owner_id !== caller.id)
  const file = row === undefined || isHidden ? undefined : await files.open(row, size)
  if (row === undefined || file === undefined) throw new Refusal('FILE_NOT_FOUND')
  return { ...file, row }
}

type Claim = Readonly<{
  /** The field of the payload that names the files. */
  field: string
  ids: readonly string[]
  kinds: readonly ('image' | 'document')[]
}>

/**
 * Makes uploads the account's own and answers their ids, each once. A file that is another account's, that is gone or
 * that is of the wrong kind is refused by the field that names it.
 */
export async function claim(db: Db, accountId: string, { field, ids, kinds }: Claim): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const own = await claimFiles(db, accountId, wanted)
  const isTaken = (id: string): boolean => {
    const kind = own.get(id)
    return kind !== undefined && kinds.includes(kind)
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
  const [own] = await claim(db, accountId, { field, ids: id === null ? [] : [id], kinds: ['image'] })
  return own ?? null
}
