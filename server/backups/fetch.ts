import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { checkArchive, type Manifest } from './archive.ts'
import { BackupError } from './backup-error.ts'
import type { Depot } from './depot.ts'
import { unseal } from './sealed.ts'
import { listStock, newestOf, type StoredBackup } from './stored.ts'

/** A backup by its name, or the newest whole one. Throws BackupError where it is not there, or not whole. */
export async function findBackup(depot: Depot, name = 'newest'): Promise<StoredBackup> {
  const stock = await listStock(depot)
  const found = name === 'newest' ? newestOf(stock) : stock.backups.find((one) => one.name === name)
  if (found === undefined) {
    const wanted = name === 'newest' ? 'whole backup' : `backup ${name}`
    throw new BackupError(`There is no ${wanted} in the ${depot.store.called}.`)
  }
  if (found.state === 'whole') return found
  throw new BackupError(
    found.state === 'half'
      ? `${found.name} was never finished: take another one.`
      : `${found.name} is damaged: pieces of it are missing or shorter than they were.`,
  )
}

/** Decrypts a backup into a new folder, which appears whole and checked, as `restore` reads it, or not at all. */
export async function fetchBackup(
  depot: Depot,
  backup: StoredBackup,
  { identities, folder }: Readonly<{ identities: readonly string[]; folder: string }>,
): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: name a new folder.`)
  const draft = join(dirname(folder), `.${basename(folder)}.partial-${process.pid}`)
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    await unseal({ name: backup.name, chunks: chunksOf(depot, backup) }, identities, draft)
    const { manifest } = await checkArchive(draft)
    await rename(draft, folder)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function* chunksOf({ store }: Depot, { name, pieces }: StoredBackup): AsyncGenerator<Uint8Array, void> {
  for (const piece of pieces) {
    const file = await store.open(piece)
    if (file === undefined) throw new BackupError(`${name} is damaged: ${piece} is missing.`)
    yield* bytesOf(file.stream)
  }
}

async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk
}
