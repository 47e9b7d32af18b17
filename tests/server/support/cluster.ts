import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '../../../scripts/database.ts'
import { connect } from '../../../server/platform/db/connection.ts'
import { listTables, type TableShape } from '../../../server/platform/db/tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tables that the migrations make. */
    tables: TableShape[]
  }
}

/** The PostgreSQL of the run, which each test file makes its own databases in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-test-'))
  const { databases, stop } = await startDatabase(folder)
  project.provide('databaseAdminUrl', databases.databaseAdminUrl)
  project.provide('databaseTemplateUrl', databases.databaseTemplateUrl)
  const db = connect({ url: databases.databaseTemplateUrl })
  project.provide('tables', await listTables(db))
  // Nobody may be connected to what tests copy.
  await db.destroy()
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
