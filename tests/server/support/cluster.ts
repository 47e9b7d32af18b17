import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../../server/platform/db/embedded.ts'
import { migrate } from '../../../server/schema/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the PostgreSQL that the whole run shares. */
    databaseAdminUrl: string
    /** The application's address of the migrated, empty database that each test file copies. */
    databaseTemplateUrl: string
  }
}

/** One PostgreSQL for the whole run, in memory as far as the system allows: nothing here has to survive a crash. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-test-'))
  chmodSync(folder, 0o711)
  const embedded = await startEmbedded({ folder: join(folder, 'postgres'), durable: false })
  await migrate(embedded.url)
  project.provide('databaseAdminUrl', embedded.adminUrl)
  project.provide('databaseTemplateUrl', embedded.url)
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
