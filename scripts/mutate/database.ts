import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { migrate } from '../../server/schema/migrate.ts'
import type { Databases } from './mutant.ts'

/** One PostgreSQL for the whole run, as the tests of the server have it, in memory as far as the system allows. */
export async function startDatabase(folder: string): Promise<{ databases: Databases; stop: () => Promise<void> }> {
  const own = join(folder, 'database')
  mkdirSync(own)
  // PostgreSQL may run as another user, who has to get to its folder.
  for (const path of [folder, own]) chmodSync(path, 0o711)
  const embedded = await startEmbedded({ folder: join(own, 'postgres'), durable: false })
  await migrate(embedded.url)
  return {
    databases: { databaseAdminUrl: embedded.adminUrl, databaseTemplateUrl: embedded.url },
    stop: () => embedded.stop(),
  }
}
