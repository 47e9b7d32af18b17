import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '../../../scripts/database.ts'

/** The PostgreSQL of the run, which each test file makes its own databases in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-test-'))
  const { databases, stop } = await startDatabase(folder)
  project.provide('databaseAdminUrl', databases.databaseAdminUrl)
  project.provide('databaseTemplateUrl', databases.databaseTemplateUrl)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
