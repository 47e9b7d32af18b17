import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * OpenStack Swift, whose S3 the tests talk to: an object store that runs in earnest elsewhere, checks signatures and sums, and needs
 * no more than Debian's Python. Its packages are unpacked, not installed, so that nobody has to be root and no service is started.
 */
export type Swift = Readonly<{ python: string; env: NodeJS.ProcessEnv }>

const PYTHON = '/usr/bin/python3'
const NEEDED = 'import eventlet, swift.proxy.server, swift.common.middleware.s3api.s3api'

const folder = join(homedir(), '.cache', 'bidfair', 'swift')

/** Where Debian has put it, or where we did; undefined where it does not run. */
export function findSwift(): Swift | undefined {
  const libraries = existsSync(join(folder, 'usr/lib'))
    ? readdirSync(join(folder, 'usr/lib')).filter((name) => name.includes('-linux-'))
    : []
  const env = {
    PATH: process.env['PATH'],
    PYTHONPATH: join(folder, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: libraries.map((name) => join(folder, 'usr/lib', name)).join(':'),
    PYTHONWARNINGS: 'ignore',
  }
  const runs = spawnSync(PYTHON, ['-c', NEEDED], { env, stdio: 'ignore' }).status === 0
  return runs ? { python: PYTHON, env } : undefined
}

/** As `findSwift`, but fetches it from Debian where there is none. Throws one clear line when that fails too. */
export function ensureSwift(): Swift {
  const present = findSwift()
  if (present !== undefined) return present
  console.log('No OpenStack Swift found: fetching it for the tests of S3')
  fetchFromDebian()
  const fetched = findSwift()
  if (fetched !== undefined) return fetched
  throw new Error('The tests of S3 need OpenStack Swift: install it (apt-get install python3-swift)')
}

function fetchFromDebian(): void {
  const names = packages() ?? (update() ? packages() : undefined)
  if (names === undefined) return
  mkdirSync(join(folder, '..'), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  try {
    if (!run(['apt-get', 'download', ...names], draft)) return
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) {
      if (!run(['dpkg-deb', '-x', join(draft, file), join(draft, 'root')])) return
    }
    // Two tests may have fetched it at once; who comes second leaves what the first one already runs.
    if (findSwift() !== undefined) return
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(draft, 'root'), folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** What Debian would install for it that is not there. */
function packages(): string[] | undefined {
  const command = ['apt-get', 'install', '--simulate', '--no-install-recommends', 'python3-swift']
  const { status, stdout } = spawnSync('/usr/bin/env', command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
  return status === 0 && names.length > 0 ? names : undefined
}

function update(): boolean {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  return run([...prefix, 'apt-get', 'update'])
}

const run = ([command = '', ...args]: string[], cwd?: string): boolean =>
  spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0

if (import.meta.main) console.log(ensureSwift().env['PYTHONPATH'])
