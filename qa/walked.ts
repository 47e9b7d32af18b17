import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { courseOf, type History } from 'statechart-kit/report/history'
import { casesIn, type CaseRun, type Case, gherkin, manual } from 'statechart-kit/results/cases'
import { testRail, xray } from 'statechart-kit/results/importers'
import { resultFiles } from 'statechart-kit/results/runs'
import { type WalkedScene, readWalked } from 'statechart-kit/walk/record'
import { controlList, controlsCsv, controlsTable, isAllUsed, type ControlList } from 'statechart-kit/results/controls'
import { models } from './models/all.ts'
import { rulesShown } from './requirements.ts'
import { walksFolder } from './support/folders.ts'
import { excusedControls, excusedKinds } from './models/excused-controls.ts'

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

const CASES: { readonly [Name in string]?: (cases: readonly Case[]) => string } = {
  manual,
  gherkin,
  testrail: testRail,
  xray,
}

const CONTROLS: { readonly [Name in string]?: (list: ControlList) => string } = {
  text: (list) => `${controlsTable(list)}\n`,
  json: (list) => `${JSON.stringify(list, null, 2)}\n`,
  csv: controlsCsv,
}

/** A text, the file for it, `null` for the terminal, and the exit status. */
type FromWalks = { readonly text: string | Promise<string>; readonly out: string | null; readonly status: number }

/**
 * Returns what `npm run paths` prints of the last walks: cases for people, or the controls of `--cover controls`. Returns `null` if it is
 * asked for something else. Throws if an option is wrong.
 */
export function fromWalks(args: readonly string[]): FromWalks | null {
  const options = {
    machine: { type: 'string', short: 'm' },
    cover: { type: 'string', short: 'c' },
    format: { type: 'string', short: 'f' },
    out: { type: 'string', short: 'o' },
    language: { type: 'string', default: 'en' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const asked = parseArgs({ args: [...args], options, strict: false }).values
  const isOfControls = asked.cover === 'controls'
  const write = isOfControls ? undefined : CASES[String(asked.format)]
  if (asked.help === true || (!isOfControls && !write)) return null
  const { machine, format = 'text', out = null, language } = parseArgs({ args: [...args], options }).values
  const [name, scene] = machine?.split('/') ?? []
  const isWanted = (each: Pick<WalkedScene, 'machine' | 'scene'>): boolean =>
    (name === undefined || each.machine === name) && (scene === undefined || each.scene === scene)
  const records = readWalked(walksFolder).filter((record) => record.language === language)
  if (write) {
    const wanted = records.filter(isWanted)
    return { text: rulesShown(wanted).then((shown) => write(casesIn(wanted, models, shown))), out, status: 0 }
  }
  const writeControls = CONTROLS[format]
  if (!writeControls)
    throw new Error(`--cover controls is listed as ${Object.keys(CONTROLS).join(', ')}, not as ${format}.`)
  const { rows, stale } = controlsOf(records, { isWhole: false })
  const own = rows.filter(({ scenes }) => scenes.some(isWanted))
  if (own.length === 0) throw new Error('No walk has seen any: npm run test:paths -- --cover controls walks.')
  const list = { rows: own, stale }
  return { text: writeControls(list), out, status: isAllUsed(list) ? 0 : 1 }
}

/** Returns the controls of some walks, compared with what is excused. */
export function controlsOf(records: readonly WalkedScene[], { isWhole }: { readonly isWhole: boolean }): ControlList {
  return controlList(records, excusedControls, { isWhole, kinds: excusedKinds })
}
