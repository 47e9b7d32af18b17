import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Criterion } from '../criteria/criteria.ts'
import { endOf, titleOf } from '../criteria/paths.ts'
import type { Path } from '../core/edge.ts'
import type { Control } from '../script/controls.ts'
import type { Note } from '../script/notes.ts'
import type { Script } from '../script/script.ts'
import type { TraceRequest } from '../core/trace.ts'

/** One step as it went: milliseconds, and what was wrong where it failed. */
export type WalkedStep = {
  readonly event: string
  readonly state: string
  readonly takes: readonly string[]
  /** What it shows of each criterion, by the names that a list gives it. */
  readonly shows?: { readonly [Name in Criterion]?: readonly string[] }
  readonly duration: number
  readonly error: string | null
}

/** One step as it went, with what was done and seen in it, and what was asked for; what was done to set a scene up comes first. */
export type Walked = WalkedStep & {
  readonly setUp: readonly Note[]
  readonly notes: readonly Note[]
  /** What somebody could use on the screen at its end. */
  readonly controls: readonly Control[]
  readonly requests: readonly TraceRequest[]
}

/** How a walk went. */
export type Went = {
  readonly walked: readonly Walked[]
  /** The browser and its version. */
  readonly browser: string | null
  /** What it ended with before its end; null where it came there. */
  readonly reason: unknown
}

/** A failed path that was walked once more, with Playwright's recorder on: one that passes then tells of a flicker rather than a fault. */
export type WalkedAgain = {
  readonly passed: boolean
  /** What was wrong the second time; null where nothing was. */
  readonly error: string | null
  /** Files of the recording beside the trace of the path, one for each browser. */
  readonly recordings: readonly string[]
}

/** One path as it went. It ends with the first step that failed. */
export type WalkedPath = {
  /** That of its trace: the same in every run, as long as its steps are. */
  readonly id: string
  readonly title: string
  readonly start: string
  readonly end: string
  /** What it takes when all goes well. */
  readonly takes: readonly string[]
  readonly steps: readonly WalkedStep[]
  readonly passed: boolean
  /** Null where it passed, or was not walked again. */
  readonly again: WalkedAgain | null
  /** Why it cannot be walked here to its end, where that is so. */
  readonly skipped?: string | null
  readonly duration: number
  /** What was done and seen, in words of the language of the walk. */
  readonly script: Script
}

/** What can be used on the screens of a scene, and what its walks used. */
export type WalkedControls = {
  /** Each with the states in which it was there. */
  readonly seen: { readonly [Control in string]?: readonly string[] }
  /** Those that a step used which went on as its chart says. */
  readonly used: readonly string[]
}

/** Everything that one scene walked in one language; a file of its own under the folder of the run. */
export type WalkedScene = {
  readonly machine: string
  readonly scene: string
  readonly language: string
  readonly at: string
  /** What nobody can do in this scene, so that it was not tried. */
  readonly untried?: readonly string[]
  readonly controls?: WalkedControls
  readonly paths: readonly WalkedPath[]
}

/** What is known of a path once it has been walked. */
export function walkedPath(
  path: Path,
  { id, steps, script, again, skipped = null }: Pick<WalkedPath, 'id' | 'steps' | 'script' | 'again' | 'skipped'>,
): WalkedPath {
  const duration = steps.reduce((sum, step) => sum + step.duration, 0)
  const passed = steps.length === path.steps.length + 1 && steps.every(({ error }) => error === null)
  const { start, takes } = path
  return { id, title: titleOf(path), start, end: endOf(path), takes, steps, passed, again, skipped, duration, script }
}

/** Writes one scene. */
export function writeWalked(folder: string, walked: WalkedScene): void {
  mkdirSync(folder, { recursive: true })
  const name = `${walked.machine}.${walked.scene}.${walked.language}.json`
  writeFileSync(join(folder, name), JSON.stringify(walked, null, 2))
}

/** What the last walks wrote, of all scenes and languages. */
export function readWalked(folder: string): readonly WalkedScene[] {
  return readRecords(folder, isWalkedScene)
}

/** The records of one kind in a folder; none where it is not there. What another version wrote counts as not walked. */
export function readRecords<Kind>(folder: string, isOf: (value: unknown) => value is Kind): readonly Kind[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return names.map((name): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))).filter(isOf)
}

/** The files are our own; another version of them is known by its first path. */
function isWalkedScene(value: unknown): value is WalkedScene {
  if (typeof value !== 'object' || value === null || !('paths' in value) || !Array.isArray(value.paths)) return false
  const first: unknown = value.paths[0]
  const isPath = (path: unknown) => typeof path === 'object' && path !== null && 'again' in path && 'script' in path
  return 'machine' in value && 'scene' in value && 'language' in value && (first === undefined || isPath(first))
}

/** What is said of controls in the place of their names: of data something that does not vary. */
export type NamesControl = (name: string) => string

/** Hides numbers: they vary in every app. */
export const withoutNumbers: NamesControl = (name) => name.replaceAll(/\d+/g, '#')

/** Gathers what steps saw and used. What is tried in vain says nothing of what a control does. */
export function controlsIn(steps: readonly Walked[], nameOf: NamesControl): WalkedControls {
  const well = steps.filter(({ error }) => error === null)
  const seen = Map.groupBy(
    well.flatMap(({ state, controls }) => controls.map((control) => ({ state, key: keyOf(control, nameOf) }))),
    ({ key }) => key,
  )
  const used = well.flatMap(({ takes, setUp, notes }) =>
    [...setUp, ...(takes.length > 0 ? notes : [])].flatMap((note) =>
      note.kind === 'does' && note.control ? [keyOf(note.control, nameOf)] : [],
    ),
  )
  return {
    seen: Object.fromEntries([...seen].map(([key, all]) => [key, [...new Set(all.map(({ state }) => state))]])),
    used: [...new Set(used)],
  }
}

/** `/job-details, dialog "Pictures": button "Next"`. The frame is the same around every page. */
function keyOf({ path, region, title, role, name }: Control, nameOf: NamesControl): string {
  const places = { dialog: `${path}, dialog "${nameOf(title)}"`, page: path, frame: 'every page' }
  return `${places[region]}: ${role} "${nameOf(name)}"`
}
