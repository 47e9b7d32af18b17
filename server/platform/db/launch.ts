import { spawn } from 'node:child_process'
import { closeSync, fchownSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError, codeOf, reasonOf } from '../startup-error.ts'
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
export const START_TIMEOUT_MS = 60_000
/** How long one step of waiting takes, in milliseconds. */
export const STEP = 15

/** The postmaster of this cluster, once it is up or gone. An empty lock file counts as a remnant only without its process. Throws StartupError. */
export async function findRunning(cluster: string, deadline: number): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = readPostmaster(cluster)
    if (postmaster === undefined) return undefined
    if (isAlive(postmaster.pid) && isPostmasterOf(postmaster.pid, cluster)) {
      if (postmaster.status === 'ready') return postmaster
    } else if (leftovers(cluster).length === 0) {
      removeLockFile(cluster)
      return undefined
    }
    if (Date.now() > deadline)
      throw new StartupError(`PostgreSQL in ${cluster} is ${postmaster.status || 'ending'} and does not get ready.`)
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
  let failure: string | undefined
  child.on('error', (error) => (failure = reasonOf(error)))
  child.on('exit', (code, signal) => (failure ??= `it ended with ${signal ?? `code ${code}`}`))
  child.unref()
  try {
    for (;;) {
      const postmaster = readPostmaster(cluster)
      if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return postmaster
      if (failure !== undefined) return retryOrRefuse(failure, folder, ownLog(log))
      if (Date.now() > options.deadline)
        throw new StartupError(`PostgreSQL does not get ready; see ${logFile(folder)}.`)
      await delay(STEP)
    }
  } finally {
    closeSync(log)
  }
}

function retryOrRefuse(failure: string, folder: string, log: string): undefined {
  if (/lock file "postmaster\.pid" (already exists|is empty)|Address already in use/.test(log)) return undefined
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
    // What does not last serves tests: many at a time, some of which leave connections behind.
    ...(durable
      ? {}
      : {
          max_connections: '400',
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          autovacuum: 'off',
        }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** What this start has logged, also where another start has given the file another name meanwhile. */
function ownLog(log: number): string {
  const text = Buffer.alloc(fstatSync(log).size)
  readSync(log, text, 0, text.length, 0)
  return text.toString()
}

function logFile(folder: string): string {
  return join(folder, 'postgres.log')
}

/** A new log for each start; the one before is kept, for it may say why that one ended. */
function openLog(folder: string, identity: Identity): number {
  mkdirSync(folder, { recursive: true })
  const file = logFile(folder)
  try {
    renameSync(file, `${file}.old`)
  } catch (error) {
    // There is none at the first start, or another process that starts has just renamed it.
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const log = openSync(file, 'w+', 0o600)
  if (identity.owner !== undefined) fchownSync(log, identity.owner.uid, identity.owner.gid)
  return log
}
