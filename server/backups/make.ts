import { open, rm, type FileHandle } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { ping, type Db } from '../platform/db/connection.ts'
import type { Store } from '../platform/store/store.ts'
import { inSnapshot, partsOf } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { draftIn, putText, type Depot } from './depot.ts'
import { outdated } from './retention.ts'
import { sealParts } from './sealed.ts'
import { backupName, listStock, markName, pieceName, type Stock } from './stored.ts'

export type BackupDeps = Readonly<{
  db: Db
  /** Of uploads. */
  store: Store
  dataDir: string
  depot: Depot
  recipients: readonly string[]
  /** Whose days, weeks and months keep a backup. */
  zone: string
  now: () => Date
  /** Bytes of a piece; what a disk has to hold beside the largest table. */
  pieceBytes?: number
}>

type Making = Readonly<{
  /** Whether one is to be made where these are. */
  isDue: (stock: Stock) => boolean
  /** Ends it, as a server that stops does. */
  signal?: AbortSignal
}>

export type Made = Readonly<{
  name: string
  byteSize: number
  removed: readonly string[]
  /** Why old ones were not removed, though the new one is whole. */
  untidy?: unknown
}>

/** Any S3 takes a piece of this size in one request (5 GB at most). */
const PIECE_BYTES = 64 * 2 ** 20

/** Any constant will do; it only has to be ours among the advisory locks of this database. */
const BACKUP_LOCK = 4_246_003

/**
 * Makes a backup in the depot, and then removes what is too old. Answers 'not due', or 'busy' where another process makes one: it holds a lock
 * in the transaction that it reads by, so that PostgreSQL lets go of it when that process ends, however it does. Throws where nothing was made.
 */
export async function makeBackup(deps: BackupDeps, { isDue, signal }: Making): Promise<Made | 'not due' | 'busy'> {
  return await inSnapshot(deps.db, async (db) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(BACKUP_LOCK)}) as "isMine"`.execute(db)
    if (rows[0]?.isMine !== true) return 'busy'
    const stock = await listStock(deps.depot)
    if (!isDue(stock)) return 'not due'
    await sweep(deps.depot, stock)
    const made = await make(db, deps, { stock, signal })
    return { ...made, ...(await tidy(deps).catch((error: unknown) => ({ removed: [], untidy: error }))) }
  })
}

/** Whoever had the lock before has ended, so what has no mark now will never have one. */
async function sweep({ remove, clearDrafts }: Depot, { backups }: Stock): Promise<void> {
  await clearDrafts()
  for (const { state, files } of backups) if (state === 'half') await remove(files)
}

type Run = Readonly<{ stock: Stock; signal: AbortSignal | undefined }>

async function make(db: Db, deps: BackupDeps, { stock, signal }: Run): Promise<Pick<Made, 'name' | 'byteSize'>> {
  const { depot, store, dataDir, recipients, pieceBytes = PIECE_BYTES } = deps
  const now = deps.now()
  const name = backupName(now)
  if (stock.backups.some((one) => one.name === name)) throw new BackupError(`${name} is there already: wait a second.`)
  const sealed = sealParts(partsOf(db, { store, dataDir, now }), { recipients, draft: () => draftIn(dataDir) })
  const written: string[] = []
  try {
    const byteSize = await putPieces(sealed, {
      depot,
      pieceBytes,
      signal,
      nameOf: (index) => pieceName(name, index),
      written,
    })
    // Who has lost the connection has lost the lock, and another process may have removed these pieces.
    await ping(db)
    const mark = markName(name, written.length, byteSize)
    await putText(
      depot,
      mark,
      `${JSON.stringify({ madeAt: now.toISOString(), pieces: written.length, byteSize, recipients }, null, 2)}\n`,
    )
    const found = (await listStock(depot)).backups.find((one) => one.name === name)
    if (found?.state !== 'whole') throw new BackupError(`${name} is not whole in the ${store.called}.`)
    return { name, byteSize }
  } catch (error) {
    await discard(depot, name)
    throw error
  }
}

/** Whatever is left of one that failed; what cannot be removed now has no mark, and goes before the next one. */
async function discard(depot: Depot, name: string): Promise<void> {
  await listStock(depot)
    .then(async ({ backups }) => await depot.remove(backups.find((one) => one.name === name)?.files ?? []))
    .catch(() => {})
}

type Putting = Readonly<{
  depot: Depot
  pieceBytes: number
  signal: AbortSignal | undefined
  nameOf: (index: number) => string
  /** Gathers the names of what was put. */
  written: string[]
}>

/** Cuts a stream into pieces, each of which waits on the disk until it is put. Answers the bytes of all. */
async function putPieces(
  chunks: AsyncIterable<Uint8Array>,
  { depot, pieceBytes, signal, nameOf, written }: Putting,
): Promise<number> {
  let byteSize = 0
  let piece: Readonly<{ draft: string; handle: FileHandle }> | undefined
  let filled = 0
  const put = async (): Promise<void> => {
    if (piece === undefined) return
    const { draft, handle } = piece
    await handle.sync()
    await handle.close()
    piece = undefined
    filled = 0
    const name = nameOf(written.length)
    written.push(name)
    await depot.store.put(name, draft)
    await rm(draft, { force: true })
  }
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted()
      if (piece === undefined) {
        const draft = await depot.newDraft()
        piece = { draft, handle: await open(draft, 'wx', 0o600) }
      }
      await piece.handle.writeFile(chunk)
      byteSize += chunk.length
      filled += chunk.length
      if (filled >= pieceBytes) await put()
      // Requests have their turn between two chunks, which are encrypted in this thread.
      await setImmediate()
    }
    await put()
    return byteSize
  } finally {
    if (piece !== undefined) {
      await piece.handle.close().catch(() => {})
      await rm(piece.draft, { force: true })
    }
  }
}

/** How many notes of drills are kept: those of a year, by one a week. */
const DRILLS_KEPT = 53

/** Removes backups that are too old, and only whole ones: what is damaged may be all that somebody has. Answers their names. */
async function tidy({ depot, zone }: BackupDeps): Promise<Pick<Made, 'removed'>> {
  const { backups, drills } = await listStock(depot)
  const old = outdated(
    backups.filter(({ state }) => state === 'whole'),
    zone,
  )
  for (const { files } of old) {
    // Without its mark nothing that is left of it counts, whenever this ends.
    await depot.remove(files.slice(0, 1))
    await depot.remove(files.slice(1))
  }
  await depot.remove(drills.slice(0, -DRILLS_KEPT).map(({ file }) => file))
  return { removed: old.map(({ name }) => name) }
}
