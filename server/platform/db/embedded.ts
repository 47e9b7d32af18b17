import { spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError, codeOf, reasonOf } from '../startup-error.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { createCluster, refuseForeignVersion } from './cluster.ts'
import { identityFor, type Identity } from './identity.ts'
import { isAlive, isPostmasterOf, leftovers, readPostmaster, removeLockFile, type Postmaster } from './postmaster.ts'

/** A running embedded PostgreSQL. */
export type Embedded = Readonly<{
  /** Connects the application: an ordinary role that owns the database. */
  url: string
  /** Connects the superuser; for tests and maintenance. */
  adminUrl: string
  /** True where it was still running from an earlier process that had been killed. */
  adopted: boolean
  pid: number
  /** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>
}>

export type EmbeddedOptions = Readonly<{
  /** The folder for cluster, password and log; made when missing. */
  folder: string
  /** False gives up durability for speed; for tests only. */
  durable?: boolean
}>

/** How long PostgreSQL may take to start (it may have to replay its log) or to stop, in milliseconds. */
const PATIENCE = 60_000
/** How long one step of waiting takes, in milliseconds. */
const STEP = 15

/**
 * Starts the PostgreSQL of a data folder, or adopts it where it still runs.
 *
 * It runs in its own session, so that Ctrl-C in a terminal reaches only us and we stop it in order.
 *
 * @throws StartupError when the folder is of another version or cannot be used.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(options.folder)
  const cluster = join(folder, 'cluster')
  const binaries = await findBinaries()
  const identity = identityFor(folder, [binaries.initdb, binaries.postgres])
  await createCluster({ folder, binaries, identity, durable: options.durable ?? true })
  refuseForeignVersion(cluster, binaries.major)
  const password = readPassword(folder)
  const deadline = Date.now() + PATIENCE
  for (;;) {
    const running = await findRunning(cluster, deadline)
    if (running !== undefined) return await opened(running, password, cluster, true)
    const started = await launch({ folder, cluster, binaries, identity, durable: options.durable ?? true, deadline })
    if (started !== undefined) return await opened(started, password, cluster, false)
  }
}

function readPassword(folder: string): string {
  try {
    return readFileSync(join(folder, 'password'), 'utf8').trim()
  } catch (error) {
    throw new StartupError(`The database folder ${folder} cannot be read (${reasonOf(error)}): is it another user's?`)
  }
}

/** The postmaster that answers for this cluster, waiting while it is still starting or already stopping. */
async function findRunning(cluster: string, deadline: number): Promise<Postmaster | undefined> {
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

type Launch = Readonly<{
  folder: string
  cluster: string
  binaries: Binaries
  identity: Identity
  durable: boolean
  deadline: number
}>

/** Starts a postmaster. Undefined when another one came first or its port was taken meanwhile: then look again. */
async function launch(options: Launch): Promise<Postmaster | undefined> {
  const { folder, cluster } = options
  const args = ['-D', cluster, ...serverOptions(await freePort(), options.durable)]
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

async function opened(postmaster: Postmaster, password: string, cluster: string, adopted: boolean): Promise<Embedded> {
  const address = `127.0.0.1:${postmaster.port}`
  const adminUrl = `postgres://postgres:${password}@${address}/postgres`
  const url = `postgres://bidfair:${password}@${address}/bidfair`
  await ensureDatabase(adminUrl, url, password)
  return { url, adminUrl, adopted, pid: postmaster.pid, stop: () => stopPostmaster(postmaster.pid, cluster) }
}

/** The first start makes the role and the database of the application; every later one only looks. */
async function ensureDatabase(adminUrl: string, url: string, password: string): Promise<void> {
  const missing = await withClient(url, async () => false).catch((error: unknown) => {
    // 3D000 no such database, 28P01 no such role (PostgreSQL does not say which of the two was wrong).
    if (codeOf(error) === '3D000' || codeOf(error) === '28P01') return true
    throw error
  })
  if (!missing) return
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)')
    const roles = await client.query("select 1 from pg_roles where rolname = 'bidfair'")
    if (roles.rowCount === 0) await client.query(`create role bidfair login password ${client.escapeLiteral(password)}`)
    const databases = await client.query("select 1 from pg_database where datname = 'bidfair'")
    if (databases.rowCount === 0) await client.query('create database bidfair owner bidfair')
  })
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  if (!isAlive(pid) || !isPostmasterOf(pid, cluster)) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + PATIENCE
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await delay(STEP)
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  return await new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
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
