import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { projectFolder, webFolder } from '../platform/paths.ts'
import { StartupError, codeOf } from '../platform/startup-error.ts'

/** What the web app and the client for programs are built from. */
const FOLDERS = ['src', 'machines', 'generated', 'packages/client']
const INPUTS = [...FOLDERS, 'vite.config.ts', 'vite.console.config.ts', 'package-lock.json', 'tsconfig.json']

/** What compresses well; pictures and fonts are compressed already. */
const TEXTS = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/

export type WebBuild = Readonly<{
  say: (line: string) => void
  /** The folder of the sources. */
  project?: string
  /** The folder of what is built. */
  dist?: string
  /** Builds the sources into a folder. */
  build?: (project: string, target: string) => Promise<void>
  /** Whether it is built even where it is newer than its sources. */
  isAnew?: boolean
}>

/** Builds the web app where it is missing or older than its sources, and lays compressed copies beside its texts. */
export async function buildWebApp({
  say,
  project = projectFolder,
  dist = webFolder,
  build = buildAll,
  isAnew = false,
}: WebBuild): Promise<void> {
  if (!existsSync(join(project, 'src', 'index.html'))) return
  if (!isAnew && !isStale(project, dist)) {
    // Another server may be putting a whole one in its place.
    return await compressTexts(dist).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error
    })
  }
  say('Building the web app …')
  await replace(dist, async (draft) => {
    await build(project, draft)
    await compressTexts(draft)
  })
}

function isStale(project: string, dist: string): boolean {
  const built = statSync(join(dist, 'index.html'), { throwIfNoEntry: false })
  return built === undefined || INPUTS.some((input) => newest(join(project, input)) > built.mtimeMs)
}

/** Makes a folder aside and swaps, so that a build that fails leaves the last one, and of two at once one wins as a whole. */
async function replace(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  removeForgotten(folder)
  const draft = `${folder}.new-${randomUUID()}`
  const old = `${folder}.old-${randomUUID()}`
  try {
    await make(draft)
    moveUnless('ENOENT', folder, old)
    // Another process's new folder is equally good.
    moveUnless('ENOTEMPTY', draft, folder)
  } finally {
    for (const path of [draft, old]) rmSync(path, { recursive: true, force: true })
  }
}

function moveUnless(code: string, from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (codeOf(error) !== code) throw error
  }
}

/** How long a build may take at most, in milliseconds; what is older was left behind by one that was killed. */
const FORGOTTEN = 60 * 60_000

function removeForgotten(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (!['new', 'old'].some((kind) => name.startsWith(`${basename(folder)}.${kind}-`))) continue
    const path = join(dirname(folder), name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - made > FORGOTTEN) rmSync(path, { recursive: true, force: true })
  }
}

/** The time of the last change below a path; that of a folder tells of removed files. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const NO_VITE =
  'The web app is not built, or older than its sources, and Vite is not installed here: copy `dist` from where `npm run build` made it, and leave `src` out.'

async function buildAll(project: string, target: string): Promise<void> {
  const vite = join(project, 'node_modules', 'vite', 'bin', 'vite.js')
  if (!existsSync(vite)) throw new StartupError(NO_VITE)
  const bundle = (config: string, folder: string) =>
    run(project, [
      vite,
      'build',
      '--config',
      join(project, config),
      '--logLevel',
      'warn',
      '--emptyOutDir',
      '--outDir',
      folder,
    ])
  // The guide has programs install the client from here, and operators have a bundle of their own; Vite empties its own folder first.
  const [packed, operator] = [`${target}.client`, `${target}.operator`]
  await Promise.all([
    bundle('vite.config.ts', target),
    bundle('vite.console.config.ts', operator),
    run(project, [join(project, 'scripts', 'pack.ts'), 'packages/client', packed]),
  ])
  await rename(packed, join(target, 'docs'))
  await rename(operator, join(target, 'operator'))
}

async function run(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  if (code !== 0) throw new StartupError('The web app could not be built; see above.')
}

/** Once for each build: browsers are sent these copies as they are. */
async function compressTexts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const wanted = names.filter((name) => TEXTS.test(name) && !existsSync(join(folder, `${name}.br`)))
  await Promise.all(
    wanted.map(async (name) => {
      const path = join(folder, name)
      const text = await readFile(path)
      if (text.length < 512) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeWhole(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
      await writeWhole(`${path}.br`, await promisify(brotliCompress)(text, { params }))
    }),
  )
}

/** Another server may serve the same folder already: it sees the whole file or none. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, path)
}
