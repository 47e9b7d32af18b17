import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect, ping, type Db } from '../platform/db/connection.ts'
import { startEmbedded, type Embedded } from '../platform/db/embedded.ts'
import { acquireOwnershipLock } from '../platform/db/ownership-lock.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { StartupError, reasonOf } from '../platform/startup-error.ts'

/** The database of the settings, as an operator uses it: beside a running server, or alone. */
export type OpenedDatabase = Readonly<{
  db: Db
  /** For steps of the schema: it leads past a pooler. */
  url: string
  embedded: Embedded | undefined
  close(): Promise<void>
}>

/** Opens the database, whatever its schema; an embedded one that did not run is stopped again. Throws StartupError where there is none. */
export async function openDatabase(settings: Settings, { isNewWelcome = false } = {}): Promise<OpenedDatabase> {
  const folder = join(settings.dataDir, 'postgres')
  if (settings.databaseUrl === undefined && !isNewWelcome && !existsSync(folder)) {
    throw new StartupError(
      `There is no database in ${settings.dataDir}: set DATA_DIR or DATABASE_URL as for the server, or start it once.`,
    )
  }
  const embedded = settings.databaseUrl === undefined ? await startEmbedded({ folder }) : undefined
  const url = settings.databaseUrl ?? embedded?.url ?? ''
  const db = connect({ url, connections: 4, impatient: false })
  const close = async (): Promise<void> => {
    await db.destroy()
    if (embedded !== undefined && !embedded.adopted) await stopUnused(embedded, settings.dataDir)
  }
  try {
    await ping(db)
  } catch (error) {
    await close()
    throw new StartupError(`The database cannot be used: ${reasonOf(error)}`)
  }
  return { db, url: settings.databaseListenUrl ?? url, embedded, close }
}

async function stopUnused(embedded: Embedded, dataDir: string): Promise<void> {
  const ownership = await acquireOwnershipLock(embedded, { folder: dataDir, onLost: () => {} }).catch(
    (error: unknown) => {
      if (error instanceof StartupError) return undefined
      throw error
    },
  )
  if (ownership !== undefined) await Promise.all([ownership.release(), embedded.stop()])
}
