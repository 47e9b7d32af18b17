import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { LaunchOptions } from 'playwright-core'
import type { Model } from '../core/model.ts'
import { transitionsOf, type Transition } from '../core/transitions.ts'
import type { WalkedScene } from '../walk/record.ts'
import { fileOfTrace } from '../walk/traces.ts'
import { drawDiagrams } from './diagrams.ts'
import { courseOf, type History } from './history.ts'
import type { PathRun, ReportMachine, ReportPath, Mark, ReportTransition } from './types.ts'
import { type Albums, statesIn, type Scope, placedIn, pairsOf } from './shots.ts'

export type Material = Albums & {
  readonly models: readonly Model[]
  readonly languages: readonly string[]
  readonly walked: readonly WalkedScene[]
  /** Where the traces are, as the page names it. */
  readonly tracesAt: string
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
  // If a path went alike in all languages, the first represents the others.
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
