import { parseArgs } from 'node:util'
import { controlList, controlsCsv, controlsTable, isAllUsed, type ControlList } from 'statechart-kit/results/controls'
import { readWalked, type WalkedScene } from 'statechart-kit/walk/record'
import { excusedControls } from './models/excused-controls.ts'
import { walksFolder } from './support/folders.ts'
import type { FromWalks } from './walked-cases.ts'

/** The controls of some walks, held against what is excused. */
export function controlsOf(records: readonly WalkedScene[], all: { readonly isWhole: boolean }): ControlList {
  return controlList(records, excusedControls, all)
}

const FORMATS: { readonly [Name in string]?: (list: ControlList) => string } = {
  text: (list) => `${controlsTable(list)}\n`,
  json: (list) => `${JSON.stringify(list, null, 2)}\n`,
  csv: controlsCsv,
}

/**
 * The controls that the last walks saw, where `npm run paths` is asked for `--cover controls`; null where it is not. Nobody knows a control that
 * no walk has seen. Throws where something is asked for that there is not.
 */
export function walkedControls(args: readonly string[]): FromWalks | null {
  const options = {
    machine: { type: 'string', short: 'm' },
    cover: { type: 'string', short: 'c' },
    format: { type: 'string', short: 'f', default: 'text' },
    out: { type: 'string', short: 'o' },
    language: { type: 'string', default: 'en' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const { cover, help } = parseArgs({ args: [...args], options, strict: false }).values
  if (cover !== 'controls' || help === true) return null
  const { machine, format, out = null, language } = parseArgs({ args: [...args], options }).values
  const write = FORMATS[format]
  if (!write) throw new Error(`--cover controls is listed as ${Object.keys(FORMATS).join(', ')}, not as ${format}.`)
  const records = readWalked(walksFolder).filter((record) => record.language === language)
  const { rows, stale } = controlsOf(records, { isWhole: false })
  const [name, scene] = machine?.split('/') ?? []
  const own = rows.filter(({ scenes }) =>
    scenes.some(
      (each) => (name === undefined || each.machine === name) && (scene === undefined || each.scene === scene),
    ),
  )
  if (own.length === 0) throw new Error('No walk has seen any: npm run test:paths -- --cover controls walks.')
  const list = { rows: own, stale }
  return { text: write(list), out, status: isAllUsed(list) ? 0 : 1 }
}
