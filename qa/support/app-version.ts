import { createHash } from 'node:crypto'
import { readFileSync, statSync, globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What decides how a walk comes out: the app, its server, and how it is walked. */
const INPUTS = [
  '{src,machines,generated,server,clients}/**',
  'qa/{kit,models,scenes,support}/**',
  'openapi.yaml',
  'package-lock.json',
]

/** A digest of the sources of the app and of its walks: another one is another version. */
export function appVersion(): string {
  const hash = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: root }).toSorted()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(`${file}\n`).update(readFileSync(path))
  }
  return hash.digest('base64url')
}
