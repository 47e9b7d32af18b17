import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../platform/db/connection.ts'
import { migrate, migrateTo, stepsOf } from '../schema/migrate.ts'
import { migrations } from '../schema/migrations/index.ts'
import { countRows, firstFilled, insertLines, listTables, withoutRules } from '../platform/db/tables.ts'
import { checkArchive, copyFile, filesBelow, linesOf, tableFile, type Manifest } from './archive.ts'
import { CommandError } from './command.ts'

type Target = Readonly<{ db: Db; url: string; dataDir: string }>

/**
 * Brings a backup back into an empty database and an empty folder of files. All of it is checked before and after; where
 * anything is wrong the target is as empty as before.
 */
export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const { manifest, sums } = await checkArchive(folder)
  const { db, url, dataDir } = target
  await prepareSchema(db, url, manifest)
  const filled = await firstFilled(db, await listTables(db))
  if (filled !== undefined) throw new CommandError(`The database is not empty (${filled} has rows): nothing was done.`)
  const files = join(dataDir, 'files')
  if (existsSync(files) && (await filesBelow(files)).length > 0) {
    throw new CommandError(`The folder ${files} is not empty: nothing was done.`)
  }
  const copied: string[] = []
  try {
    for (const [name, sum] of sums) {
      const to = targetOf(name, dataDir)
      if (to === undefined) continue
      if (existsSync(to)) throw new CommandError(`${to} is there already: nothing was done.`)
      copied.push(to)
      if ((await copyFile(join(folder, name), to)) !== sum) throw new CommandError(`${name} changed while it was read.`)
    }
    await db.transaction().execute(async (trx) => await fill(trx, folder, manifest))
  } catch (error) {
    await Promise.all(copied.map((file) => rm(file, { force: true })))
    throw error
  }
  await migrate(url)
  return manifest
}

/** Where a part of a backup belongs in the data folder; undefined for what belongs into the database. */
function targetOf(name: string, dataDir: string): string | undefined {
  if (name.startsWith('files/')) return join(dataDir, name)
  if (name.startsWith('lists/')) return join(dataDir, name.slice('lists/'.length))
  return undefined
}

/** Rows are filled into the schema that they were read from, and moved on with it afterwards. */
async function prepareSchema(db: Db, url: string, { steps }: Manifest): Promise<void> {
  const unknown = steps.find((step) => !Object.hasOwn(migrations, step))
  if (unknown !== undefined) {
    throw new CommandError(`The backup is of a newer version of this program (it has step ${unknown}): update it.`)
  }
  const done = await stepsOf(db)
  if (done.length === 0) await migrateTo(url, steps.at(-1))
  else if (done.join() !== steps.join()) {
    throw new CommandError('The database has another schema than the backup: take one without any tables.')
  }
}

async function fill(db: Db, folder: string, { tables }: Manifest): Promise<void> {
  await withoutRules(db, await listTables(db), async () => {
    for (const table of tables) {
      for await (const lines of linesOf(join(folder, tableFile(table.name)))) await insertLines(db, table, lines)
    }
  })
  for (const { name, rows } of tables) {
    const count = await countRows(db, name)
    if (count !== rows) throw new CommandError(`Table ${name} got ${count} rows instead of ${rows}: nothing was done.`)
  }
}
