import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where what we fetched of a Debian package is unpacked. */
export const unpackedAt = (name: string): string => join(homedir(), '.cache', 'bidfair', name)

/** For the loader, where the libraries lie that were unpacked with a package. */
export function librariesOf(name: string): string {
  const folder = join(unpackedAt(name), 'usr/lib')
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => one.includes('-linux-')) : []
  return names.map((one) => join(folder, one)).join(':')
}

/**
 * Fetches a Debian package with all that it needs and is not there. They are unpacked, not installed, so that nobody has to be root and no
 * service is started. Where that fails nothing is left.
 *
 * @param isThere whether somebody else has fetched it meanwhile, and it runs
 */
export function fetchFromDebian(name: string, debianName: string, isThere: () => boolean): void {
  const names = packages(debianName) ?? (update() ? packages(debianName) : undefined)
  if (names === undefined) return
  const folder = unpackedAt(name)
  mkdirSync(join(folder, '..'), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  try {
    if (!run(['apt-get', 'download', ...names], draft)) return
    for (const file of readdirSync(draft).filter((one) => one.endsWith('.deb'))) {
      if (!run(['dpkg-deb', '-x', join(draft, file), join(draft, 'root')])) return
    }
    // Two tests may have fetched it at once; who comes second leaves what the first one already runs.
    if (isThere()) return
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(draft, 'root'), folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** What Debian would install for it that is not there. */
function packages(debianName: string): string[] | undefined {
  const command = ['apt-get', 'install', '--simulate', '--no-install-recommends', debianName]
  const { status, stdout } = spawnSync('/usr/bin/env', command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, one = '']) => one)
  return status === 0 && names.length > 0 ? names : undefined
}

function update(): boolean {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  return run([...prefix, 'apt-get', 'update'])
}

const run = ([command = '', ...args]: string[], cwd?: string): boolean =>
  spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0
