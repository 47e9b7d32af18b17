import { spawn } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { projectFolder, webFolder } from '../paths.ts'
import { StartupError } from '../platform/startup-error.ts'

/** What the web app is built from. */
const INPUTS = ['src', 'machines', 'generated', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

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
}>

/** Builds the web app where it is missing or older than its sources, and lays compressed copies beside its texts. */
export async function buildWebApp({
  say,
  project = projectFolder,
  dist = webFolder,
  build = runVite,
}: WebBuild): Promise<void> {
  if (!existsSync(join(project, 'src', 'index.html'))) return
  if (isStale(project, dist)) {
    say('Building the web app …')
    await replace(dist, (draft) => build(project, draft))
  }
  await compressTexts(dist)
}

function isStale(project: string, dist: string): boolean {
  const built = statSync(join(dist, 'index.html'), { throwIfNoEntry: false })
  return built === undefined || INPUTS.some((input) => newest(join(project, input)) > built.mtimeMs)
}

/** Makes a folder aside and swaps, so that a build that fails leaves the last one in place. */
async function replace(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.new-${process.pid}`
  try {
    await make(draft)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
}

/** The time of the last change below a path; that of a folder tells of removed files. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

async function runVite(project: string, target: string): Promise<void> {
  const program = join(project, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [program, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', target]
  args.push('--config', join(project, 'vite.config.ts'))
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] })
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
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }))
    }),
  )
}
