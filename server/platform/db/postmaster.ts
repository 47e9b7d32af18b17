import { readFileSync, readlinkSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export type Postmaster = Readonly<{ pid: number; port: number; status: string }>

/** Reads the lock file of a cluster; undefined when there is none. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(lockFile(cluster), 'utf8').split('\n')
  } catch {
    return undefined
  }
  // The order of lines is PostgreSQL's (src/include/utils/pidfile.h): 1 the process, 4 the port, 8 the state.
  return { pid: Math.abs(Number(lines[0])), port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() }
}

/** Whether the process exists, be it ours or another user's. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A process that has ended and only waits for its parent to notice still answers to signal 0. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether the process is the postmaster of this cluster, by its command line: its number may be another's by now. In doubt, yes. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return true
  }
}

/** Processes of this cluster that outlived their postmaster; they end by themselves within moments. */
export function leftovers(cluster: string): number[] {
  try {
    const folder = realpathSync(cluster)
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && workingFolder(pid) === folder)
  } catch {
    return []
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Removes the lock file of a postmaster that is known to be gone. */
export function removeLockFile(cluster: string): void {
  rmSync(lockFile(cluster), { force: true })
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
