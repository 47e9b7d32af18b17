import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Criterion } from '../criteria/names.ts'
import { endOf, titleOf } from '../criteria/paths.ts'
import type { Path } from '../core/edge.ts'
import type { Control } from '../script/controls.ts'
import type { Note } from '../script/notes.ts'
import type { Script } from '../script/script.ts'
import type { TraceRequest } from '../core/trace.ts'

/** One step as it went; `duration` in milliseconds. */
export type WalkedStep = {
  readonly event: string
  readonly state: string
  readonly takes: readonly string[]
  /** What it shows of each criterion, by the names that a list gives it. */
  readonly shows?: { readonly [Name in Criterion]?: readonly string[] }
  readonly duration: number
  readonly error: string | null
}

/** The same with what was done, seen and asked for; what set the scene up comes first. */
export type Walked = WalkedStep & {
  readonly setUp: readonly Note[]
  readonly notes: readonly Note[]
  /** What somebody could use on the screen at its end. */
  readonly controls: readonly Control[]
  readonly requests: readonly TraceRequest[]
}

export type Went = {
  readonly walked: readonly Walked[]
  readonly browser: string | null
  /** What it failed with; null if it came to its end. */
  readonly reason: unknown
}

/** A failed path that was walked once more with Playwright's recorder on: if it passes now, it flickers. */
export type WalkedAgain = {
  readonly passed: boolean
  readonly error: string | null
  /** Files of the recording beside the trace of the path, one for each browser. */
  readonly recordings: readonly string[]
}

/** One path up to the first step that failed. */
export type WalkedPath = {
  /** The id of its trace: the same as long as its steps are. */
  readonly id: string
  readonly title: string
  readonly start: string
  readonly end: string
  readonly takes: readonly string[]
  readonly steps: readonly WalkedStep[]
  readonly passed: boolean
  /** Null where it passed, or was not walked again. */
  readonly again: WalkedAgain | null
  /** Why it cannot be walked here to its end, where that is so. */
  readonly skipped?: string | null
  readonly duration: number
  readonly script: Script
}

export type WalkedControls = {
  /** Each with the states in which it was there. */
  readonly seen: { readonly [Control in string]?: readonly string[] }
  /** Those that a step used which went on as its chart says. */
  readonly used: readonly string[]
}

/** What one scene walked in one language: one file. */
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

export function walkedPath(
  path: Path,
  { id, steps, script, again, skipped = null }: Pick<WalkedPath, 'id' | 'steps' | 'script' | 'again' | 'skipped'>,
): WalkedPath {
  const duration = steps.reduce((sum, step) => sum + step.duration, 0)
  const passed = steps.length === path.steps.length + 1 && steps.every(({ error }) => error === null)
  const { start, takes } = path
  return { id, title: titleOf(path), start, end: endOf(path), takes, steps, passed, again, skipped, duration, script }
}

export function writeWalked(folder: string, walked: WalkedScene): void {
  mkdirSync(folder, { recursive: true })
  const { machine, scene, language } = walked
  writeFileSync(join(folder, `${machine}.${scene}.${language}.json`), JSON.stringify(walked, null, 2))
}

export function readWalked(folder: string): readonly WalkedScene[] {
  return readRecords(folder, isWalkedScene)
}

/** The records of one kind in a folder; what another version wrote counts as not walked. */
export function readRecords<Kind>(folder: string, isOf: (value: unknown) => value is Kind): readonly Kind[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return names.map((name): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))).filter(isOf)
}

/** Another version of the file is known by its first path. */
function isWalkedScene(value: unknown): value is WalkedScene {
  if (!hasAll(value, ['machine', 'scene', 'language', 'paths'])) return false
  const paths: unknown = Reflect.get(value, 'paths')
  return Array.isArray(paths) && paths.slice(0, 1).every((path) => hasAll(path, ['again', 'script']))
}

const hasAll = (value: unknown, names: readonly string[]): value is object =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)
