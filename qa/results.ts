import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesIn } from './kit/results/case.ts'
import { resultFiles } from './kit/results/files.ts'
import type { WalkedScene } from './kit/walk/record.ts'
import { models } from './models/all.ts'

/** Writes what other tools take of some walks into a folder. */
export function writeResults(folder: string, records: readonly WalkedScene[]): void {
  mkdirSync(folder, { recursive: true })
  const files = resultFiles(
    casesIn(records, models, () => []),
    () => false,
  )
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  console.log(`\n${files.size} files of results in ${folder}`)
}
