import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import type { ProvidedContext } from 'vitest'
import { startEmbedded } from '../server/platform/db/embedded.ts'
import { migrate } from '../server/schema/migrate.ts'

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

/** One PostgreSQL for a whole run of tests, in memory as far as the system allows: nothing in it has to survive a crash. */
export async function startDatabase(folder: string): Promise<{ databases: Databases; stop: () => Promise<void> }> {
  // PostgreSQL may run as another user, who has to get to its folder.
  chmodSync(folder, 0o711)
  const { adminUrl, url, stop } = await startEmbedded({ folder: join(folder, 'postgres'), durable: false })
  await migrate(url)
  return { databases: { databaseAdminUrl: adminUrl, databaseTemplateUrl: url }, stop }
}
