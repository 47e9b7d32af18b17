import { join } from 'node:path'
import { openPool, ping, type Db, type PoolState } from '../platform/db/connection.ts'
import { startEmbedded } from '../platform/db/embedded.ts'
import { canReceiveNotify } from '../platform/live/listener.ts'
import { migrate } from '../schema/migrations/migrate.ts'
import { acquireOwnershipLock } from '../platform/db/ownership-lock.ts'
import { monitorDatabase } from '../platform/db/health-monitor.ts'
import type { Tracing } from '../platform/telemetry/tracing.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { StartupError, reasonOf } from '../platform/startup-error.ts'

export type RunningDatabase = Readonly<{
  db: Db
  /** For the connection that listens: it leads past a pooler. */
  listenUrl: string
  pool: () => PoolState
  /** Closes the pool, and PostgreSQL too where it is the embedded one. */
  stop(): Promise<void>
}>

type Options = Readonly<{
  onLost: (reason: string) => void
  onError: (error: Error) => void
  /** Told of each transaction. */
  tracing: Tracing
}>

/** Opens the database of the settings, embedded or at `DATABASE_URL`, with the current schema. Throws StartupError; nothing then runs on. */
export async function openDatabase(settings: Settings, { onLost, ...options }: Options): Promise<RunningDatabase> {
  const { databaseUrl, databaseListenUrl } = settings
  if (databaseUrl !== undefined) return await openServer(databaseUrl, { listenUrl: databaseListenUrl, ...options })
  const embedded = await startEmbedded({ folder: join(settings.dataDir, 'postgres') })
  // From here on PostgreSQL runs. It is ours to stop only once we own it.
  const ownership = await acquireOwnershipLock(embedded, { folder: settings.dataDir, onLost })
  // However this process ends, it does not leave PostgreSQL behind.
  process.once('exit', embedded.halt)
  const stop = async (): Promise<void> => {
    await ownership.release()
    await embedded.stop()
    process.removeListener('exit', embedded.halt)
  }
  try {
    await migrate(embedded.url)
  } catch (error) {
    await stop()
    throw error
  }
  const { db, pool, close } = connectWatched(embedded.url, options)
  return {
    db,
    pool,
    listenUrl: embedded.url,
    stop: async () => {
      await close()
      await stop()
    },
  }
}

type Watched = Omit<Options, 'onLost'>

type Server = Watched & Readonly<{ listenUrl: string | undefined }>

async function openServer(url: string, { listenUrl = url, ...options }: Server): Promise<RunningDatabase> {
  const { db, pool, close } = connectWatched(url, options)
  try {
    await ping(db).catch(refuse(url, 'DATABASE_URL'))
    const setting = listenUrl === url ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL'
    if (!(await canReceiveNotify(listenUrl).catch(refuse(listenUrl, setting)))) throw new StartupError(deafTo(setting))
    // A step may take longer than a pooler lets a statement take.
    await migrate(listenUrl)
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, listenUrl, stop: close }
}

const refuse =
  (url: string, setting: string) =>
  (error: unknown): never => {
    const { hostname, port, pathname } = new URL(url)
    const name = `${pathname.slice(1)} on ${hostname}:${port || '5432'}`
    throw new StartupError(`The database ${name} of ${setting} cannot be used: ${reasonOf(error)}`)
  }

const deafTo = (setting: string): string =>
  `Nothing is heard of what PostgreSQL announces to ${setting}, as behind a pooler that hands connections on: set DATABASE_LISTEN_URL to an address of PostgreSQL itself.`

/** A pool whose requests are told soon when the database falls silent. */
function connectWatched(
  url: string,
  options: Watched,
): Pick<RunningDatabase, 'db' | 'pool'> & Readonly<{ close(): Promise<void> }> {
  const watch = monitorDatabase(url)
  const { db, pool } = openPool({ url, ...options, socket: watch.socket })
  return {
    db,
    pool,
    close: async () => {
      await watch.stop()
      await db.destroy()
    },
  }
}
