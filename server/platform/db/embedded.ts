import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { findBinaries } from './binaries.ts'
import { createCluster, refuseForeignVersion } from './cluster.ts'
import { identityFor } from './identity.ts'
import { START_TIMEOUT_MS, STEP, findRunning, launch, type Programs } from './launch.ts'
import { applicationPassword, superuserPassword } from './passwords.ts'
import { isAlive, isPostmasterOf, type Postmaster } from './postmaster.ts'
import { ensureDatabase } from './roles.ts'

/** A running embedded PostgreSQL. */
export type Embedded = Readonly<{
  /** Connects the application: an ordinary role that owns the database. */
  url: string
  /** Connects the superuser; for tests and maintenance. */
  adminUrl: string
  /** True where it was still running from an earlier process that had been killed. */
  adopted: boolean
  /** The process that it is just now. */
  pid(): number
  /** Starts it again where it has ended, at the same address. Throws StartupError where that cannot be. */
  revive(): Promise<void>
  /** Asks it to stop without waiting, for the end of this process. */
  halt(): void
  /** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>
}>

export type EmbeddedOptions = Readonly<{
  /** The folder for cluster, passwords and log; made when missing. */
  folder: string
  /** False gives up durability for speed; for tests only. */
  durable?: boolean
}>

/** Starts the PostgreSQL of a data folder, or adopts it, in a session of its own, which Ctrl-C does not reach. Throws StartupError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(options.folder)
  const cluster = join(folder, 'cluster')
  const binaries = await findBinaries()
  const identity = identityFor(folder, [binaries.initdb, binaries.postgres])
  await createCluster({ folder, binaries, identity, durable: options.durable ?? true })
  refuseForeignVersion(cluster, binaries.major)
  const programs = { folder, cluster, binaries, identity, durable: options.durable ?? true }
  const { postmaster, adopted } = await run(programs, freePort)
  let { pid } = postmaster
  const { port } = postmaster
  const urlWith = (password: string) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const adminUrl = urlWith(await superuserPassword({ folder, identity, urlWith }))
  const password = applicationPassword(folder)
  const url = `postgres://bidfair:${password}@127.0.0.1:${port}/bidfair`
  await ensureDatabase(adminUrl, url, password)
  return {
    url,
    adminUrl,
    adopted,
    pid: () => pid,
    revive: async () => {
      const again = await run(programs, async () => port)
      if (again.postmaster.port !== port)
        throw new StartupError(`Another program has started PostgreSQL in ${cluster}.`)
      pid = again.postmaster.pid
    },
    halt: () => void askToStop(pid, cluster),
    stop: () => stopPostmaster(pid, cluster),
  }
}

/** The postmaster of the cluster: the one that runs, or a new one. */
async function run(
  programs: Programs,
  port: () => Promise<number>,
): Promise<Readonly<{ postmaster: Postmaster; adopted: boolean }>> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const running = await findRunning(programs.cluster, deadline)
    if (running !== undefined) return { postmaster: running, adopted: true }
    const started = await launch({ ...programs, port: await port(), deadline })
    if (started !== undefined) return { postmaster: started, adopted: false }
    if (Date.now() > deadline) throw new StartupError(`PostgreSQL does not start in ${programs.cluster}.`)
  }
}

/** Whether there was one to ask. */
function askToStop(pid: number, cluster: string): boolean {
  return isAlive(pid) && isPostmasterOf(pid, cluster) && process.kill(pid, 'SIGINT')
}

async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  if (!askToStop(pid, cluster)) return
  const deadline = Date.now() + START_TIMEOUT_MS
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await delay(STEP)
  }
}

/** Below the ports from which systems take one for each connection that is opened (Linux from 32768 on, others from 49152 on). */
const FREE_PORTS = [20_000, 32_000] as const

/** A port of this machine that nobody listens on, and that no connection of somebody else gets before it is used. */
export async function freePort(): Promise<number> {
  const port = randomInt(...FREE_PORTS)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return port
  } catch {
    return await freePort()
  } finally {
    server.close()
  }
}
