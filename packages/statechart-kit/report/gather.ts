import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { LaunchOptions } from 'playwright-core'
import type { Model } from '../core/model.ts'
import { transitionsOf, type Transition } from '../core/transitions.ts'
import type { PicturedScene, Shot } from '../walk/screenshots.ts'
import type { WalkedScene } from '../walk/record.ts'
import { fileOfTrace } from '../walk/traces.ts'
import { drawDiagrams, type Album } from './pictures.ts'
import { courseOf, type History } from './history.ts'
import type {
  Change,
  PathRun,
  ReportMachine,
  ReportPath,
  ReportShot,
  ReportState,
  Mark,
  ReportTransition,
} from './types.ts'

/** The pictures of a run: their records, and the folder with the files. */
export type Pictured = { readonly folder: string; readonly scenes: readonly PicturedScene[] }

export type Material = {
  readonly models: readonly Model[]
  readonly languages: readonly string[]
  readonly walked: readonly WalkedScene[]
  readonly pictured: Pictured
  /** Where the traces are, as the page names it. */
  readonly tracesAt: string
  /** What an earlier run saved; null where none did. */
  readonly saved: Pictured | null
  readonly album: Album
  /** The browser that draws charts. */
  readonly browser: LaunchOptions
  /** What somebody types to walk one path alone. */
  readonly commandFor: (path: OnePath) => string
  /** The rules that each path shows, by its id. */
  readonly shown: ReadonlyMap<string, readonly string[]>
  /** The last runs, this one included. */
  readonly history: History
}

/** A path by its names. */
export type OnePath = {
  readonly machine: string
  readonly scene: string
  readonly title: string
  readonly language: string
  /** That of its trace. */
  readonly id: string
}

/** All that the page shows of each machine; pictures are added to the album. */
export async function gatherMachines(material: Material): Promise<readonly ReportMachine[]> {
  const { models, languages, walked, pictured, saved } = material
  const scope: Scope = { machines: models.map(({ name }) => name), languages }
  const now = placedIn(pictured.scenes, scope)
  // Without a picture of this run there is nothing to compare: not every run takes them.
  const pairs = pairsOf(now, now.length === 0 ? [] : placedIn(saved?.scenes ?? [], scope))
  const records = walked.filter(({ language }) => languages.includes(language))
  const marked = models.map((model) => {
    const ours = records.filter(({ machine }) => machine === model.name)
    const [{ machine }] = model.scenes
    return { model, records: ours, transitions: markedTransitions(transitionsOf(machine), ours, model.headless) }
  })
  const diagrams = await drawDiagrams(marked, material.browser)
  return Promise.all(
    marked.map(async ({ model, records: ours, transitions }, index) => ({
      name: model.name,
      about: model.about,
      scenes: model.scenes.map(({ name, about }) => ({ name, about })),
      diagram: diagrams[index] ?? '',
      transitions,
      paths: await pathsIn(model, ours, material),
      states: await statesIn(
        pairs.filter(({ now: one, before }) => (one ?? before)?.machine === model.name),
        material,
      ),
    })),
  )
}

/** Each path once, with how it went in each language. */
async function pathsIn(
  model: Model,
  all: readonly WalkedScene[],
  { languages, pictured, tracesAt, album, commandFor, shown, history }: Material,
): Promise<readonly ReportPath[]> {
  // Where a path went alike in all of them, the first stands for the others.
  const records = languages.flatMap((language) => all.filter((record) => record.language === language))
  const runs = await Promise.all(
    records.flatMap(({ machine, scene, language, paths }) =>
      paths.map(async ({ id, title, passed, again, duration, steps }) => {
        const failures = pictured.scenes.find(
          (each) => each.machine === machine && each.scene === scene && each.language === language,
        )?.failures
        const file = failures?.[title]
        const run: PathRun = {
          language,
          passed,
          duration,
          steps: steps.map(({ event, state, duration: took, error }) => ({
            event,
            state,
            duration: took,
            error: error && stripVTControlCharacters(error),
          })),
          picture: passed || file === undefined ? null : await album.add(join(pictured.folder, file)),
          course: courseOf(history, model, { machine, language, id }),
          id,
          trace: `${tracesAt}/${fileOfTrace({ machine, scene, language, id })}`,
          again: again && {
            passed: again.passed,
            error: again.error && stripVTControlCharacters(again.error),
            recordings: again.recordings.map((recording) => `${tracesAt}/${recording}`),
          },
          command: commandFor({ machine, scene, title, language, id }),
        }
        return { scene, title, id, run }
      }),
    ),
  )
  const counts = new Map<string, number>()
  return [...Map.groupBy(runs, ({ scene, title }) => `${scene} ${title}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const number = (counts.get(first.scene) ?? 0) + 1
    counts.set(first.scene, number)
    const { scene, title, id } = first
    return [{ scene, number, title, id, shows: shown.get(id) ?? [], runs: same.map(({ run }) => run) }]
  })
}

async function statesIn(pairs: readonly Pair[], material: Material): Promise<readonly ReportState[]> {
  const shots = await Promise.all(
    pairs.map(async (pair) => {
      const { scene = '', state = '' } = pair.now ?? pair.before ?? {}
      return { scene, state, shot: await shotOf(pair, material) }
    }),
  )
  return [...Map.groupBy(shots, ({ scene, state }) => `${scene} ${state}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ scene, state }) => ({ scene, state, shots: same.map(({ shot }) => shot) })),
  )
}

async function shotOf({ now, before }: Pair, { pictured, saved, album }: Material): Promise<ReportShot> {
  const file = now?.file ? join(pictured.folder, now.file) : null
  const earlier = before?.file && saved ? join(saved.folder, before.file) : null
  const difference = file && earlier ? await album.addDifference(earlier, file) : null
  const { language = '', theme = 'light', width = 0 } = now ?? before ?? {}
  const isBeforeShown = difference !== null || now === null
  return {
    language,
    theme,
    width,
    picture: file && (await album.add(file)),
    axe: now?.axe ?? [],
    error: now?.error ?? null,
    change: saved ? changeOf(now, before, difference) : null,
    before: earlier && isBeforeShown ? await album.add(earlier) : null,
    difference,
  }
}

function changeOf(now: Pair['now'], before: Pair['before'], difference: string | null): Change {
  if (!now) return 'gone'
  if (now.file === null) return null
  if (!before) return 'new'
  return difference === null ? 'same' : 'different'
}

/** What the records of a chart's walks say of each of its transitions. */
export function markedTransitions(
  declared: readonly Transition[],
  records: readonly WalkedScene[],
  headless: { readonly [TransitionId: string]: string },
): readonly ReportTransition[] {
  const steps = records.flatMap(({ paths }) => paths.flatMap((path) => path.steps))
  const takenBy = (isWell: boolean): ReadonlySet<string> =>
    new Set(steps.filter(({ error }) => (error === null) === isWell).flatMap(({ takes }) => takes))
  const [well, badly] = [takenBy(true), takenBy(false)]
  return declared.map(({ id, from, on, guard, to }) => {
    const reason = headless[id] ?? ''
    const otherwise: Mark = reason === '' ? 'missing' : 'headless'
    const mark = badly.has(id) ? 'failed' : well.has(id) ? 'walked' : otherwise
    return { id, from, on, guard, to, mark, reason }
  })
}

/** A picture with the place that it has in every run. */
export type Placed = Shot & { readonly machine: string; readonly scene: string; readonly language: string }

/** A place with what this run and the saved one have there; one of both is there. */
export type Pair = { readonly now: Placed | null; readonly before: Placed | null }

/** Which part of all that there is a run walked. */
export type Scope = { readonly machines: readonly string[]; readonly languages: readonly string[] }

/** The pictures of a run inside of a scope, those that could not be taken included. */
export function placedIn(records: readonly PicturedScene[], { machines, languages }: Scope): readonly Placed[] {
  return records
    .filter(({ machine, language }) => machines.includes(machine) && languages.includes(language))
    .flatMap(({ machine, scene, language, shots }) => shots.map((shot) => ({ ...shot, machine, scene, language })))
}

/** Each place of either run, in the order of this one; what only the saved run has comes at the end. */
export function pairsOf(now: readonly Placed[], before: readonly Placed[]): readonly Pair[] {
  const earlier = new Map(before.filter(({ file }) => file !== null).map((shot) => [placeOf(shot), shot]))
  const places = new Set(now.map(placeOf))
  return [
    ...now.map((shot) => ({ now: shot, before: earlier.get(placeOf(shot)) ?? null })),
    ...[...earlier].filter(([place]) => !places.has(place)).map(([, shot]) => ({ now: null, before: shot })),
  ]
}

function placeOf({ machine, scene, state, language, width, theme }: Placed): string {
  return [machine, scene, state, language, width, theme].join(' ')
}
