import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  statSync,
  globSync,
} from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { isHistory, withRun, type History, type PastRun } from 'statechart-kit/report/history'

/** Everything that runs leave behind; git does not keep it. */
const output = join(import.meta.dirname, '../../qa-report')

/** Where it is written how the paths of a run went. */
export const walksFolder = process.env['QA_WALKS'] ?? join(output, 'walks')
/** The same for walks in another browser, or on a server that somebody else runs: they say nothing of the report. */
export const walksFolderOf = (...marks: readonly string[]): string =>
  marks.length === 0 ? walksFolder : join(output, ['walks', ...marks].join('-'))
/** Where a broken statement is kept as a trace. */
export const brokenFolder = join(output, 'broken')
export const picturesFolder = join(output, 'pictures')
/** Pictures of a job in each of its states. */
export const atlasFolder = join(output, 'atlas')
export const savedFolder = join(output, 'baseline')
/** Playwright's viewer of recordings, to which the page links where it is served. */
export const viewerFolder = join(output, 'trace-viewer')
export const pageFile = join(output, 'index.html')
export const resultsFolder = join(output, 'results')
const historyFile = join(output, 'history.json')

/** The last runs, the newest last. */
export function readHistory(): History {
  if (!existsSync(historyFile)) return []
  const history: unknown = JSON.parse(readFileSync(historyFile, 'utf8'))
  if (!isHistory(history)) throw new Error(`${historyFile} was not written by a run of this version`)
  return history
}

/** Adds a run to those that are remembered, and answers all of them. */
export function remember(run: PastRun): History {
  const history = withRun(readHistory(), run)
  mkdirSync(output, { recursive: true })
  writeFileSync(historyFile, JSON.stringify(history))
  return history
}

/** Removes what earlier runs left of the same machines and languages. */
export function clear(folder: string, isOurs: (name: string) => boolean): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter(isOurs)) rmSync(join(folder, name))
}

/** Keeps the pictures of this run in place of those that are kept of the same machines and languages. */
export function savePictures(isOurs: (name: string) => boolean, at: string): void {
  clear(savedFolder, isOurs)
  for (const name of readdirSync(picturesFolder).filter(isOurs)) {
    cpSync(join(picturesFolder, name), join(savedFolder, name))
  }
  writeFileSync(join(savedFolder, STAMP), at)
}

/** When the kept run was, as ISO 8601; null where none is kept. */
export function savedAt(): string | null {
  const file = join(savedFolder, STAMP)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

const STAMP = 'saved-at'

/** Whether a file is of these machines and languages: `form.rating.en.json`, `form.rating.en.open.editing.390.dark.png`. */
export function isOf(machines: readonly string[], languages: readonly string[]): (name: string) => boolean {
  return (name) => {
    const [machine = '', , language = ''] = name.split('.')
    return machines.includes(machine) && languages.includes(language)
  }
}

const root = join(import.meta.dirname, '../..')

/** What decides how a walk comes out: the app, its server, and how it is walked. */
const INPUTS = [
  '{src,machines,generated,server,packages}/**',
  'qa/{models,scenes,support}/**',
  'openapi.yaml',
  'package-lock.json',
]

/** A digest of the sources of the app and of its walks: another one is another version. */
export function appVersion(): string {
  const hash = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: root }).toSorted()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(`${file}\n`).update(readFileSync(path))
  }
  return hash.digest('base64url')
}
