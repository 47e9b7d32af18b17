import { columns } from '../core/tables.ts'
import type { WalkedScene } from '../walk/record.ts'
import { csvOf } from '../core/tables.ts'

/** A control that walks saw, with where they did. */
export type ControlRow = {
  readonly control: string
  /** As `viewer/pictures`, each with the states in which it was there. */
  readonly scenes: readonly { readonly machine: string; readonly scene: string; readonly states: readonly string[] }[]
  readonly isUsed: boolean
  /** Why nobody uses it, where that is so. */
  readonly excused: string | null
}

/** Reasons why no walk uses a control, by its name. */
export type ExcusedControls = { readonly [Control in string]?: string }

/** A reason for all controls whose name matches. */
export type ExcusedKind = { readonly names: RegExp; readonly reason: string }

/** The controls of some walks, and excuses that hold no longer. */
export type ControlList = { readonly rows: readonly ControlRow[]; readonly stale: readonly string[] }

/**
 * Every control that was seen in walks; one that is used anywhere is used. An excuse is stale for what is used, and where everything was
 * walked (`isWhole`) for what nobody saw. `kinds` excuses what has no excuse of its own.
 */
export function controlList(
  records: readonly WalkedScene[],
  excused: ExcusedControls,
  { isWhole, kinds = [] }: { readonly isWhole: boolean; readonly kinds?: readonly ExcusedKind[] },
): ControlList {
  const used = new Set(records.flatMap(({ controls }) => controls?.used ?? []))
  const all = records.flatMap(({ machine, scene, controls }) =>
    Object.entries(controls?.seen ?? {}).map(([control, states = []]) => ({ control, machine, scene, states })),
  )
  const seen = Map.groupBy(all, ({ control }) => control)
  const rows = [...seen].map(([control, those]) => ({
    control,
    scenes: those.map(({ machine, scene, states }) => ({ machine, scene, states })),
    isUsed: used.has(control),
    excused: excused[control] ?? kinds.find(({ names }) => names.test(control))?.reason ?? null,
  }))
  return {
    rows: rows.toSorted((one, other) => (one.control < other.control ? -1 : 1)),
    stale: Object.keys(excused).filter((control) => used.has(control) || (isWhole && !seen.has(control))),
  }
}

/** Whether there is nothing to tell: each control is used or excused, and each excuse holds. */
export const isAllUsed = ({ rows, stale }: ControlList): boolean =>
  stale.length === 0 && rows.every((row) => verdictOf(row) !== 'not used')

const verdictOf = ({ isUsed, excused }: ControlRow): 'used' | 'excused' | 'not used' =>
  isUsed ? 'used' : excused === null ? 'not used' : 'excused'

/** `used 150 of 250 controls`. */
export function controlsTotal({ rows }: ControlList): string {
  return `used ${rows.filter(({ isUsed }) => isUsed).length} of ${rows.length} controls`
}

/** How many controls the screens of each machine have, and how many of them are used; then what is not, by screen. */
export function controlsTable(list: ControlList): string {
  const { rows, stale } = list
  const machines = [...new Set(rows.flatMap(({ scenes }) => scenes.map(({ machine }) => machine)))].toSorted()
  const figures = (all: readonly ControlRow[]): readonly string[] => {
    const count = (verdict: string): number => all.filter((row) => verdictOf(row) === verdict).length
    return [all.length, count('used'), count('excused'), count('not used')].map(String)
  }
  return [
    ...columns([
      ['machine', 'seen', 'used', 'excused', 'not used'],
      ...machines.map((name) => [name, ...figures(rows.filter((row) => isOn(row, name)))]),
      ['all', ...figures(rows)],
    ]),
    '',
    ...[
      ...Map.groupBy(
        rows.filter((row) => verdictOf(row) === 'excused'),
        ({ excused }) => excused,
      ),
    ].map(
      ([reason, those]) => `excused: ${those.length === 1 ? those[0]?.control : `${those.length} controls`}: ${reason}`,
    ),
    ...rows.flatMap((row) => (verdictOf(row) === 'not used' ? [`not used: ${row.control} (${placesOf(row)})`] : [])),
    ...stale.map((control) => `excused for nothing: ${control}`),
    controlsTotal(list),
  ].join('\n')
}

const isOn = ({ scenes }: ControlRow, name: string): boolean => scenes.some(({ machine }) => machine === name)

function placesOf({ scenes }: ControlRow): string {
  return scenes.map(({ machine, scene, states }) => `${machine}/${scene}: ${states.join(', ')}`).join('; ')
}

/** For spreadsheets: a row for each control and scene in which it was seen. */
export function controlsCsv({ rows }: ControlList): string {
  return csvOf([
    ['control', 'verdict', 'reason', 'machine', 'scene', 'states'],
    ...rows.flatMap((row) =>
      row.scenes.map(({ machine, scene, states }) => [
        row.control,
        verdictOf(row),
        row.excused ?? '',
        machine,
        scene,
        states.join('; '),
      ]),
    ),
  ])
}
