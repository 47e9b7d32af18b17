import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { choiceFiles } from '../places/reference-data.ts'
import { disableTimeouts, type Db } from '../platform/db/connection.ts'
import { stepsOf } from '../schema/migrations/migrate.ts'
import { namesOf } from '../files/file-store.ts'
import { type Store, writeSummed } from '../platform/store/store.ts'
import { listTables, readLines, type TableShape } from '../platform/db/tables.ts'
import { listFiles } from '../files/service.ts'
import { MANIFEST, SUMS, copyFile, tableFile, type Manifest } from './archive.ts'
import { CommandError } from './command.ts'

type Source = Readonly<{ db: Db; store: Store; dataDir: string; now: Date }>

/** Writes database, files and lists of one moment into a new folder, which appears whole or not at all. */
export async function writeBackup(source: Source, target: string): Promise<Manifest> {
  if (existsSync(target)) throw new CommandError(`${target} is there already: name a new folder.`)
  const draft = join(dirname(target), `.${basename(target)}.partial-${process.pid}`)
  const sums = new Map<string, string>()
  try {
    await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
    const manifest = await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => await writeDatabase(db, source, { draft, sums }))
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    await keep(join(draft, MANIFEST), text)
    sums.set(MANIFEST, createHash('sha256').update(text).digest('hex'))
    // As `sha256sum --check` reads it.
    await keep(join(draft, SUMS), [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''))
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

type Draft = Readonly<{ draft: string; sums: Map<string, string> }>

async function writeDatabase(db: Db, { store, dataDir, now }: Source, { draft, sums }: Draft): Promise<Manifest> {
  await disableTimeouts(db)
  const steps = await stepsOf(db)
  const tables: { name: string; columns: readonly string[]; rows: number }[] = []
  for (const table of await listTables(db)) {
    const { rows, sum } = await writeTable(db, table, join(draft, tableFile(table.name)))
    tables.push({ ...table, rows })
    sums.set(tableFile(table.name), sum)
  }
  const missing: string[] = []
  for await (const { id, kind } of listFiles(db)) {
    for (const name of namesOf(id, kind)) {
      const file = await store.open(name)
      if (file === undefined) missing.push(name)
      else sums.set(join('files', name), await writeSummed(file.stream, join(draft, 'files', name)))
    }
  }
  for (const [name, file] of Object.entries(choiceFiles(dataDir))) {
    const sum = await copyFile(file, join(draft, 'lists', `${name}.json`))
    if (sum !== undefined) sums.set(join('lists', `${name}.json`), sum)
  }
  return { format: 1, madeAt: now.toISOString(), steps, tables, missing }
}

async function writeTable(db: Db, table: TableShape, file: string): Promise<{ rows: number; sum: string }> {
  const hash = createHash('sha256')
  const handle = await open(file, 'wx', 0o600)
  let rows = 0
  try {
    for await (const lines of readLines(db, table)) {
      const text = lines.map((line) => `${line}\n`).join('')
      hash.update(text)
      await handle.writeFile(text)
      rows += lines.length
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { rows, sum: hash.digest('hex') }
}

async function keep(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flush: true })
}
