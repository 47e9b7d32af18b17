import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder, for the test that runs: it is gone once that has finished. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
