import { resolve } from 'node:path'
import { storeOf } from '../files/storage-location.ts'
import { acquireOwnershipLock } from '../platform/db/ownership-lock.ts'
import { recordAction } from '../console/service-record.ts'
import { checkArchive, type Manifest } from '../backups/archive.ts'
import { writeBackup } from '../backups/backup.ts'
import { argumentAt, type Command, type AdminContext } from './command.ts'
import { openDatabase } from './database.ts'
import { restoreBackup } from '../backups/restore.ts'

/** How much is in a backup, in words. */
export function sizeOf({ tables, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const gap = missing.length === 0 ? '' : `; ${missing.length} files of uploads were not there`
  return `${rows} rows of ${tables.length} tables${gap}`
}

async function restore(desk: AdminContext): Promise<void> {
  const { settings, operator, now } = desk
  const folder = resolve(argumentAt(desk, 0))
  await checkArchive(folder)
  const { db, url, embedded, close } = await openDatabase(settings, { isNewWelcome: true })
  try {
    // No server may begin to work on what is only half there; who shares a PostgreSQL must see to that.
    const ownership =
      embedded === undefined
        ? undefined
        : await acquireOwnershipLock(embedded, { folder: settings.dataDir, onLost: () => {} })
    try {
      const manifest = await restoreBackup(folder, { db, url, store: storeOf(settings), dataDir: settings.dataDir })
      const details = { madeAt: manifest.madeAt }
      await recordAction(db, { operator, action: 'restore', subject: folder, details, now: now() })
      desk.say(`Restored ${sizeOf(manifest)}, as of ${manifest.madeAt}.`)
    } finally {
      await ownership?.release()
    }
  } finally {
    await close()
  }
}

export const backupCommands: readonly Command[] = [
  {
    name: 'backup check',
    summary: 'Verify the checksums of a backup',
    words: ['folder'],
    opens: false,
    run: async (desk) => {
      const { manifest } = await checkArchive(resolve(argumentAt(desk, 0)))
      desk.say(`The backup is whole: ${sizeOf(manifest)}, as of ${manifest.madeAt}.`)
    },
  },
  {
    name: 'backup',
    summary: 'Write database, files and lists into a new folder, and check it',
    words: ['folder'],
    notes:
      'The server may run meanwhile. The folder holds passwords as hashes and sessions: keep it as safe as the database.',
    opens: true,
    run: async (desk) => {
      const { db, settings, operator, now } = desk
      const folder = resolve(argumentAt(desk, 0))
      await writeBackup({ db, store: storeOf(settings), dataDir: settings.dataDir, now: now() }, folder)
      const { manifest } = await checkArchive(folder)
      await recordAction(db, { operator, action: 'backup', subject: folder, now: now() })
      desk.say(`Wrote ${sizeOf(manifest)} to ${folder}, and checked it.`)
    },
  },
  {
    name: 'restore',
    summary: 'Restore a backup into an empty database and an empty data folder (or bucket)',
    words: ['folder'],
    notes: 'Stop the server first. A target in which there is anything is refused and left alone.',
    opens: false,
    run: restore,
  },
]
