import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { listFiles } from '../files/service.ts'
import { namesOf } from '../files/file-store.ts'
import { choiceFiles } from '../places/reference-data.ts'
import { disableTimeouts, type Db } from '../platform/db/connection.ts'
import { listTables, readLines, type TableShape } from '../platform/db/tables.ts'
import { codeOf } from '../platform/startup-error.ts'
import { type Store, writeSummed } from '../platform/store/store.ts'
import { stepsOf } from '../schema/migrations/migrate.ts'
import { MANIFEST, SUMS, sumsText, tableFile, type Manifest } from './archive.ts'
import { BackupError } from './backup-error.ts'

export type Source = Readonly<{ db: Db; store: Store; dataDir: string; now: Date }>

/** A file of a backup, to be read before the next one is asked for; how long it is, where that is known before. */
export type Part = Readonly<{ name: string; stream: Readable; byteSize?: number }>

/** Writes database, files and lists of one moment into a new folder, which appears whole or not at all. */
export async function writeBackup(source: Source, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} is there already: name a new folder.`)
  const draft = join(dirname(target), `.${basename(target)}.partial-${process.pid}`)
  const sums = new Map<string, string>()
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    await inSnapshot(source.db, async (db) => {
      for await (const { name, stream } of partsOf(db, source))
        sums.set(name, await writeSummed(stream, join(draft, name)))
    })
    await writeFile(join(draft, SUMS), sumsText(sums), { mode: 0o600, flush: true })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Reads what the database has at one moment, for as long as that takes. */
export async function inSnapshot<Answer>(db: Db, work: (snapshot: Db) => Promise<Answer>): Promise<Answer> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await disableTimeouts(snapshot)
      return await work(snapshot)
    })
}

/** The files of a backup, all but the sums of them: tables, uploads, lists, and the manifest last, which counts the rows. */
export async function* partsOf(db: Db, { store, dataDir, now }: Omit<Source, 'db'>): AsyncGenerator<Part, void> {
  const steps = await stepsOf(db)
  const tables: Manifest['tables'][number][] = []
  for (const table of await listTables(db)) {
    const count = { rows: 0 }
    yield { name: tableFile(table.name), stream: Readable.from(linesIn(db, table, count), { objectMode: false }) }
    tables.push({ ...table, ...count })
  }
  const missing: string[] = []
  for await (const { id, kind } of listFiles(db)) {
    for (const name of namesOf(id, kind)) {
      const file = await store.open(name)
      if (file === undefined) missing.push(name)
      else yield { name: join('files', name), ...file }
    }
  }
  for (const [name, file] of Object.entries(choiceFiles(dataDir))) yield* listPart(join('lists', `${name}.json`), file)
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), steps, tables, missing }
  yield { name: MANIFEST, stream: Readable.from([`${JSON.stringify(manifest, null, 2)}\n`], { objectMode: false }) }
}

async function* linesIn(db: Db, table: TableShape, count: { rows: number }): AsyncGenerator<string, void> {
  for await (const lines of readLines(db, table)) {
    yield lines.map((line) => `${line}\n`).join('')
    count.rows += lines.length
  }
}

/** A file of the operator's own; nothing where there is none. */
async function* listPart(name: string, file: string): AsyncGenerator<Part, void> {
  const handle = await open(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (handle !== undefined) yield { name, stream: handle.createReadStream() }
}
