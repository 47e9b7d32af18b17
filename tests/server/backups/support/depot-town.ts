import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { openDepot, type Depot } from '../../../../server/backups/depot.ts'
import { fetchBackup, findBackup } from '../../../../server/backups/fetch.ts'
import { makeKeyFile, readKeyFile } from '../../../../server/backups/keys.ts'
import type { BackupDeps } from '../../../../server/backups/make.ts'
import { fileStore } from '../../../../server/files/file-store.ts'
import { insertUpload } from '../../../../server/files/repository.ts'
import type { Db } from '../../../../server/platform/db/connection.ts'
import { folderStore } from '../../../../server/platform/store/folder.ts'
import { testDatabase, type TestDatabase } from '../../support/database.ts'
import { newFolder } from '../../support/folder.ts'

/** A database with some uploads, a depot for its backups, and a clock that tests move. */
export type DepotTown = Readonly<{
  database: TestDatabase
  root: string
  dataDir: string
  depot: Depot
  keyFile: string
  deps: BackupDeps
  clock: { time: Date }
  /** Stores a document of the town. */
  upload(words: string): Promise<void>
  /** Decrypts a backup, the newest by default, into a new folder, and answers its path. */
  opened(name?: string): Promise<string>
}>

let folders = 0

/** A town of its own for a test; `depotOf` may put the depot elsewhere than into a folder. */
export async function depotTown(depotOf?: (dataDir: string) => Depot): Promise<DepotTown> {
  const database = await testDatabase()
  const root = newFolder()
  const [dataDir, folder, keyFile] = [join(root, 'data'), join(root, 'depot'), join(root, 'backup.key')]
  for (const one of [dataDir, folder]) mkdirSync(one)
  const clock = { time: new Date('2026-03-02T03:30:00Z') }
  const recipient = await makeKeyFile(keyFile, clock.time)
  const depot = depotOf?.(dataDir) ?? openDepot({ folder }, dataDir)
  const deps = {
    db: database.db,
    store: folderStore(join(dataDir, 'files')),
    dataDir,
    depot,
    recipients: [recipient],
    zone: 'UTC',
    now: () => clock.time,
    pieceBytes: 4096,
  }
  return {
    database,
    root,
    dataDir,
    depot,
    keyFile,
    deps,
    clock,
    upload: async (words) => await uploadInto(database.db, dataDir, words),
    opened: async (name) => {
      folders += 1
      const target = join(root, `opened-${folders}`)
      const identities = await readKeyFile(keyFile)
      await fetchBackup(depot, await findBackup(depot, name), { identities, folder: target })
      return target
    },
  }
}

async function uploadInto(db: Db, dataDir: string, words: string): Promise<void> {
  const stored = await fileStore(join(dataDir, 'files')).save(Readable.from([Buffer.from(`%PDF-1.7 ${words}`)]))
  if ('error' in stored) throw new Error(stored.error)
  const upload = { ...stored, originalName: null, ownerId: null, uploaderAddress: '10.0.0.1', now: new Date() }
  await insertUpload(db, upload)
}

/**
 * Neither a plain row nor a half file waits for anyone in these folders. A process that is killed just after it made a draft may leave it behind,
 * still empty.
 */
export function expectNoDrafts(...folders: readonly string[]): void {
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const drafts = names.filter((name) => /(^|\/)new\//.test(name))
    expect(drafts.filter((name) => statSync(join(folder, name)).size > 0)).toEqual([])
  }
}
