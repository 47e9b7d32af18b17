import { spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError, reasonOf } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'
import { isAlive, isPostmasterOf, leftovers, readPostmaster, removeLockFile, type Postmaster } from './postmaster.ts'

/** What PostgreSQL is started with. */
export type Programs = Readonly<{
  folder: string
  cluster: string
  binaries: Binaries
  identity: Identity
  durable: boolean
}>

/** How long PostgreSQL may take to start (it may have to replay its log) or to stop, in milliseconds. */
export const PATIENCE = 60_000
/** How long one step of waiting takes, in milliseconds. */
export const STEP = 15

/** The postmaster that answers for this cluster, waiting while it is still starting or already stopping. */
export async function findRunning(cluster: string, deadline: number): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = readPostmaster(cluster)
    if (postmaster === undefined) return undefined
    if (!isAlive(postmaster.pid) || !isPostmasterOf(postmaster.pid, cluster)) {
      while (leftovers(cluster).length > 0 && Date.now() < deadline) await delay(STEP)
      removeLockFile(cluster)
      return undefined
    }
    if (postmaster.status === 'ready') return postmaster
    if (Date.now() > deadline)
      throw new StartupError(`PostgreSQL in ${cluster} is ${postmaster.status} and does not get ready.`)
    await delay(STEP)
  }
}

type Launch = Programs & Readonly<{ port: number; deadline: number }>

/** Starts a postmaster. Undefined when another one came first or its port was taken meanwhile: then look again. */
export async function launch(options: Launch): Promise<Postmaster | undefined> {
  const { folder, cluster } = options
  const args = ['-D', cluster, ...serverOptions(options.port, options.durable)]
  const [program, programArgs, rights] = options.identity.command(options.binaries.postgres, args)
  const log = openLog(folder, options.identity)
  const child = spawn(program, programArgs, { ...rights, cwd: '/', detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  let failure: string | undefined
  child.on('error', (error) => (failure = reasonOf(error)))
  child.on('exit', (code, signal) => (failure ??= `it ended with ${signal ?? `code ${code}`}`))
  child.unref()
  for (;;) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return postmaster
    if (failure !== undefined) return retryOrRefuse(failure, folder)
    if (Date.now() > options.deadline) throw new StartupError(`PostgreSQL does not get ready; see ${logFile(folder)}.`)
    await delay(STEP)
  }
}

function retryOrRefuse(failure: string, folder: string): undefined {
  const log = readFileSync(logFile(folder), 'utf8')
  if (/lock file "postmaster\.pid" already exists|Address already in use/.test(log)) return undefined
  const fatal = /FATAL: {2}(.*)/.exec(log)?.[1]
  throw new StartupError(`PostgreSQL does not start: ${fatal ?? failure}; see ${logFile(folder)}.`)
}

function serverOptions(port: number, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '128MB',
    // Parallel queries need a large /dev/shm, which containers do not have, and our queries are short.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    logging_collector: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function logFile(folder: string): string {
  return join(folder, 'postgres.log')
}

/** A new log for each start; the one before is kept, for it may say why that one ended. */
function openLog(folder: string, identity: Identity): number {
  mkdirSync(folder, { recursive: true })
  const file = logFile(folder)
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) renameSync(file, `${file}.old`)
  const log = openSync(file, 'w', 0o600)
  if (identity.owner !== undefined) chownSync(file, identity.owner.uid, identity.owner.gid)
  return log
}
