import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError, codeOf, reasonOf } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'
import { APPLICATION_FILE, SUPERUSER_FILE, writePassword } from './passwords.ts'

type ClusterOptions = Readonly<{ folder: string; binaries: Binaries; identity: Identity; durable: boolean }>

/** Makes the folder of an empty cluster, unless it is there. It is renamed into place, so that a crash leaves no half of it. */
export async function createCluster({ folder, binaries, identity, durable }: ClusterOptions): Promise<void> {
  if (existsSync(join(folder, APPLICATION_FILE)) || isFilled(folder)) return
  const draft = `${folder}.new-${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o711 })
    mkdirSync(draft, { mode: 0o700 })
    if (identity.owner !== undefined) chownSync(draft, identity.owner.uid, identity.owner.gid)
    for (const name of [APPLICATION_FILE, SUPERUSER_FILE]) writePassword(join(draft, name), identity)
    await initdb(join(draft, 'cluster'), join(draft, SUPERUSER_FILE), { binaries, identity, durable })
    // Renaming onto a filled folder fails. Another process was faster, and its cluster stays.
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return
    throw error instanceof StartupError
      ? error
      : new StartupError(`The data folder ${dirname(folder)} cannot be used: ${reasonOf(error)}`)
  }
}

function isFilled(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch (error) {
    return codeOf(error) !== 'ENOENT'
  }
}

async function initdb(cluster: string, passwordFile: string, options: Omit<ClusterOptions, 'folder'>): Promise<void> {
  const args = ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8']
  // The built-in provider sorts the same on every machine; the C library's order differs and would break indexes.
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions')
  if (!options.durable) args.push('--no-sync')
  const [program, programArgs, rights] = options.identity.command(options.binaries.initdb, args)
  const child = spawn(program, programArgs, { ...rights, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  if (code !== 0)
    throw new StartupError(`PostgreSQL cannot create its folder: ${complaint.replaceAll(/\s+/g, ' ').trim()}`)
}

/** PostgreSQL reads only folders of its own major version. */
export function refuseForeignVersion(cluster: string, major: number): void {
  let found: number
  try {
    found = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    throw new StartupError(`The database folder ${cluster} cannot be read (${reasonOf(error)}): is it another user's?`)
  }
  if (found === major) return
  const advice = found > major ? 'update this program' : 'move the data with pg_dump of that version'
  throw new StartupError(`${cluster} is of PostgreSQL ${found}, but this program has PostgreSQL ${major}: ${advice}.`)
}
