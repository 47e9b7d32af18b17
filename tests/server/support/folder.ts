import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder, for the test that runs: it is gone once that has finished, or after all with `afterAll`. */
export function newFolder(atEnd: (remove: () => void) => unknown = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-test-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
