import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { disableTimeouts, type Db } from '../platform/db/connection.ts'
import { migrate, migrateTo, stepsOf } from '../schema/migrations/migrate.ts'
import { migrations } from '../schema/migrations/index.ts'
import { countRows, firstFilled, insertLines, listTables, withoutForeignKeys } from '../platform/db/tables.ts'
import { newDraft } from '../files/storage-location.ts'
import type { Store } from '../platform/store/store.ts'
import { checkArchive, copyFile, linesOf, tableFile, type Manifest } from './archive.ts'
import { BackupError } from './backup-error.ts'

type Target = Readonly<{ db: Db; url: string; store: Store; dataDir: string }>

/** Brings a backup back into an empty database and store. Where anything is wrong, the target is as empty as before. */
export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const { manifest, sums } = await checkArchive(folder)
  const { db, url, store } = target
  await prepareSchema(db, url, manifest)
  const filled = await firstFilled(db, await listTables(db))
  if (filled !== undefined) throw new BackupError(`The database is not empty (${filled} has rows): nothing was done.`)
  if ((await store.list().next()).done !== true)
    throw new BackupError(`The ${store.called} is not empty: nothing was done.`)
  const written: Written = { lists: [], files: [] }
  try {
    for (const [name, sum] of sums) await bring({ folder, name, sum }, target, written)
    await db.transaction().execute(async (trx) => await fill(trx, folder, manifest))
  } catch (error) {
    await Promise.all(written.lists.map((file) => rm(file, { force: true })))
    await store.remove(written.files)
    throw error
  }
  await migrate(url)
  return manifest
}

/** What is to go again where the rest cannot be brought. */
type Written = Readonly<{ lists: string[]; files: string[] }>
type Part = Readonly<{ folder: string; name: string; sum: string }>

/** Lays a file of the backup in its place: uploads in the store, lists beside it. All else belongs into the database. */
async function bring({ folder, name, sum }: Part, { store, dataDir }: Target, written: Written): Promise<void> {
  const copy = async (to: string): Promise<void> => {
    if ((await copyFile(join(folder, name), to)) !== sum) throw new BackupError(`${name} changed while it was read.`)
  }
  const [kind, ...rest] = name.split('/')
  if (kind === 'files') {
    const draft = newDraft(dataDir)
    written.lists.push(draft)
    written.files.push(rest.join('/'))
    await copy(draft)
    await store.put(rest.join('/'), draft)
  }
  if (kind === 'lists') {
    const to = join(dataDir, rest.join('/'))
    if (existsSync(to)) throw new BackupError(`${to} is there already: nothing was done.`)
    written.lists.push(to)
    await copy(to)
  }
}

/** Rows are filled into the schema that they were read from, and moved on with it afterwards. */
async function prepareSchema(db: Db, url: string, { steps }: Manifest): Promise<void> {
  const unknown = steps.find((step) => !Object.hasOwn(migrations, step))
  if (unknown !== undefined) {
    throw new BackupError(`The backup is of a newer version of this program (it has step ${unknown}): update it.`)
  }
  const done = await stepsOf(db)
  if (done.length === 0) await migrateTo(url, steps.at(-1))
  else if (done.join() !== steps.join()) {
    throw new BackupError('The database has another schema than the backup: take one without any tables.')
  }
}

async function fill(db: Db, folder: string, { tables }: Manifest): Promise<void> {
  await disableTimeouts(db)
  await withoutForeignKeys(db, await listTables(db), async () => {
    for (const table of tables) {
      for await (const lines of linesOf(join(folder, tableFile(table.name)))) await insertLines(db, table, lines)
    }
  })
  for (const { name, rows } of tables) {
    const count = await countRows(db, name)
    if (count !== rows) throw new BackupError(`Table ${name} got ${count} rows instead of ${rows}: nothing was done.`)
  }
}
