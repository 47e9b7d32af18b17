import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { ProvidedContext } from 'vitest'
import { startEmbedded } from '../server/platform/db/embedded.ts'
import { migrate } from '../server/schema/migrations/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the PostgreSQL that the whole run shares. */
    databaseAdminUrl: string
    /** The application's address of the migrated, empty database that each test file copies. */
    databaseTemplateUrl: string
  }
}

/** The addresses of a PostgreSQL, as the tests of the server know them. */
export type Databases = Readonly<Pick<ProvidedContext, 'databaseAdminUrl' | 'databaseTemplateUrl'>>

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** In bytes: the databases of a run, those that broken tests leave behind, and the log of what was written to them. */
const ROOM = 4 * 2 ** 30

/** One PostgreSQL for a whole run of tests, in memory where there is room (a database takes 40 ms there, 300 to 900 ms on a disk), else in `folder`. */
export async function startDatabase(folder: string): Promise<{ databases: Databases; stop: () => Promise<void> }> {
  const memory = hasRoom() ? mkdtempSync(join(MEMORY, 'bidfair-')) : null
  const place = memory ?? folder
  // PostgreSQL may run as another user, who has to get to its folder.
  chmodSync(place, 0o711)
  const { adminUrl, url, stop: end } = await startEmbedded({ folder: join(place, 'postgres'), durable: false })
  const stop = async (): Promise<void> => {
    await end()
    if (memory !== null) rmSync(memory, { recursive: true })
  }
  try {
    await migrate(url)
  } catch (error) {
    // Nobody else can stop what never was: it would stay, and its files in memory.
    await stop()
    throw error
  }
  return { databases: { databaseAdminUrl: adminUrl, databaseTemplateUrl: url }, stop }
}

/** What is free there may be more than the machine, or the share of it that this process may use, has left. */
function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM
  } catch {
    return false
  }
}
