import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseOf, type History } from 'statechart-kit/report/history'
import { casesIn, type CaseRun } from 'statechart-kit/results/cases'
import { resultFiles } from 'statechart-kit/results/runs'
import type { WalkedScene } from 'statechart-kit/walk/record'
import { models } from './models/all.ts'

/** Some walks, with the rules that each path shows, by its id, and the runs before them. */
type Results = {
  readonly records: readonly WalkedScene[]
  readonly shown: ReadonlyMap<string, readonly string[]>
  readonly history: History
}

/** Writes what other tools take of some walks into a folder. */
export function writeResults(folder: string, { records, shown, history }: Results): void {
  mkdirSync(folder, { recursive: true })
  const isFlaky = (run: CaseRun): boolean => {
    const model = models.find(({ name }) => name === run.machine)
    return model !== undefined && courseOf(history, model, run).isFlaky
  }
  const files = resultFiles(casesIn(records, models, shown), isFlaky)
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  console.log(`\n${files.size} files of results in ${folder}`)
}
