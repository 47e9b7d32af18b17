import { createReadStream } from 'node:fs'
import { open, readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { sumOf, writeSummed } from '../platform/store/store.ts'
import { codeOf, reasonOf } from '../platform/startup-error.ts'
import { BackupError } from './backup-error.ts'

/** What a backup says of itself. */
export type Manifest = Readonly<{
  format: 1
  madeAt: string
  /** The schema's steps. */
  steps: readonly string[]
  tables: readonly Readonly<{ name: string; columns: readonly string[]; rows: number }>[]
  /** Uploads whose bytes were not in the store any more. */
  missing: readonly string[]
}>

export const MANIFEST = 'manifest.json'
export const SUMS = 'SHA256SUMS'
export const tableFile = (name: string): string => join('tables', `${name}.jsonl`)

/** As `sha256sum --check` reads it. */
export const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')

/** Copies a file and answers the SHA-256 of what was read. Undefined where there is no such file. */
export async function copyFile(from: string, to: string): Promise<string | undefined> {
  const source = await open(from).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  return source === undefined ? undefined : await writeSummed(source.createReadStream(), to)
}

/** Every file below a folder, by its path from there, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** The lines of a table's file, some at a time. */
export async function* linesOf(file: string): AsyncGenerator<string[], void> {
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    lines.push(line)
    if (lines.length === 500) {
      yield lines
      lines = []
    }
  }
  if (lines.length > 0) yield lines
}

/** Looks at every byte of a backup: nothing is missing, changed or added. Throws a BackupError that names what is wrong. */
export async function checkArchive(
  folder: string,
): Promise<Readonly<{ manifest: Manifest; sums: Map<string, string> }>> {
  const sums = await readSums(folder)
  const found = (await filesBelow(folder)).filter((name) => name !== SUMS)
  const problems = [
    ...[...sums.keys()].filter((name) => !found.includes(name)).map((name) => `${name} is missing`),
    ...found.filter((name) => !sums.has(name)).map((name) => `${name} does not belong there`),
  ]
  for (const [name, sum] of sums) {
    if (found.includes(name) && (await sumOf(join(folder, name))) !== sum) problems.push(`${name} was changed`)
  }
  const manifest = problems.length === 0 ? await readManifest(folder) : undefined
  for (const { name, rows } of manifest?.tables ?? []) {
    let count = 0
    for await (const lines of linesOf(join(folder, tableFile(name)))) count += lines.length
    if (count !== rows) problems.push(`table ${name} has ${count} rows instead of ${rows}`)
  }
  if (manifest === undefined || problems.length > 0) {
    const more = problems.length > 5 ? `, and ${problems.length - 5} more` : ''
    throw new BackupError(`The backup ${folder} is damaged: ${problems.slice(0, 5).join(', ')}${more}.`)
  }
  return { manifest, sums }
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch((error: unknown) => {
    throw new BackupError(`${folder} is no backup: ${reasonOf(error)}`)
  })
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

async function readManifest(folder: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))
  if (isManifest(manifest)) return manifest
  throw new BackupError(`The backup ${folder} is of another version of this program.`)
}

/** Its checksum was right, so that only its version can be wrong. */
function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 1
}
