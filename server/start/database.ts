import { join } from 'node:path'
import { connect, ping, type Db } from '../platform/db/connection.ts'
import { startEmbedded } from '../platform/db/embedded.ts'
import { migrate } from '../schema/migrate.ts'
import { ownDatabase } from '../platform/db/owner.ts'
import type { Settings } from '../settings.ts'
import { StartupError, reasonOf } from '../platform/startup-error.ts'

export type RunningDatabase = Readonly<{
  db: Db
  /** For connections beside the pool. */
  url: string
  /** Closes the pool, and PostgreSQL too where it is the embedded one. */
  stop(): Promise<void>
}>

type Options = Readonly<{ onLost: (reason: string) => void; onError: (error: Error) => void }>

/**
 * Opens the database of the settings, of the current schema: the embedded one, or that of `DATABASE_URL`.
 *
 * @throws StartupError where that cannot be; nothing of ours then runs on.
 */
export async function openDatabase(settings: Settings, { onLost, onError }: Options): Promise<RunningDatabase> {
  if (settings.databaseUrl !== undefined) return await openServer(settings.databaseUrl, onError)
  const embedded = await startEmbedded({ folder: join(settings.dataDir, 'postgres') })
  // From here on PostgreSQL runs. It is ours to stop only once we own it.
  const ownership = await ownDatabase(embedded.url, settings.dataDir, onLost)
  const stop = async (): Promise<void> => {
    await ownership.release()
    await embedded.stop()
  }
  try {
    await migrate(embedded.url)
  } catch (error) {
    await stop()
    throw error
  }
  const db = connect({ url: embedded.url, onError })
  return {
    db,
    url: embedded.url,
    stop: async () => {
      await db.destroy()
      await stop()
    },
  }
}

async function openServer(url: string, onError: (error: Error) => void): Promise<RunningDatabase> {
  const db = connect({ url, onError })
  try {
    await ping(db)
  } catch (error) {
    await db.destroy()
    const { hostname, port, pathname } = new URL(url)
    const name = `${pathname.slice(1)} on ${hostname}:${port || '5432'}`
    throw new StartupError(`The database ${name} of DATABASE_URL cannot be used: ${reasonOf(error)}`)
  }
  try {
    await migrate(url)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, url, stop: () => db.destroy() }
}
