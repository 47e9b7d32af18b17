import type { Model } from '../core/model.ts'
import { answersAt, answersIn, ignoredAfter } from '../core/answers.ts'
import { reachable, shownBy, waysIn } from '../criteria/criteria.ts'
import { type Criterion } from '../criteria/names.ts'
import { declaredFor, reachableIn } from '../criteria/tally.ts'
import { exploredIn } from '../core/explore.ts'
import { walkedIn } from '../criteria/paths.ts'
import type { WalkedPath, WalkedScene } from './record.ts'
import { tallyCalls, type CallTally } from '../listing/call-tally.ts'

/** How much of one chart was walked. */
export type Coverage = {
  readonly machine: string
  readonly declared: readonly string[]
  /** Taken in a browser, every step up to there as it should be. */
  readonly inBrowser: readonly string[]
  /** Walked without a browser, each with the reason. */
  readonly headless: readonly { readonly id: string; readonly reason: string }[]
  /** On no path that could be walked here, each with the reasons. */
  readonly skipped: readonly { readonly id: string; readonly reason: string }[]
  /** Tried, and every time with a step that went wrong. */
  readonly failed: readonly string[]
  readonly missing: readonly string[]
  readonly paths: number
  readonly passed: number
  /** Paths that could not be walked here to their end: how many, and the reason of each. */
  readonly cannot: number
  readonly reasons: readonly string[]
  /** Milliseconds. */
  readonly duration: number
}

/** What the records of walks say about a chart, and what a criterion asks of it: answers are counted by call, so transitions here. */
export function coverageOf(
  model: Model,
  records: readonly WalkedScene[],
  criterion: Criterion = 'transitions',
): Coverage {
  const { name } = model
  const counted = criterion === 'answers' ? 'transitions' : criterion
  const declared = declaredFor(counted, model)
  const own = records.filter(({ machine }) => machine === name)
  const paths = own.flatMap((record) => record.paths)
  const shownBy = (isWell: boolean): ReadonlySet<string> =>
    new Set(
      paths.flatMap(({ steps }) =>
        steps
          .filter(({ error }) => (error === null) === isWell)
          .flatMap(({ takes, shows }) => (counted === 'transitions' ? takes : (shows?.[counted] ?? []))),
      ),
    )
  const [taken, tried] = [shownBy(true), shownBy(false)]
  const untried = new Set(own.flatMap((record) => record.untried ?? []))
  const headless = withoutBrowser(counted, model, untried).filter(({ id }) => !taken.has(id) && declared.includes(id))
  const reasons = paths.flatMap((path) => path.skipped ?? [])
  const isWalked = (id: string): boolean => taken.has(id) || headless.some((each) => each.id === id)
  // Of other criteria nobody knows which of the paths that were not walked to their end would have shown it.
  const mayShow = ({ passed, takes }: WalkedPath, id: string): boolean =>
    counted === 'transitions' ? takes.includes(id) : !passed
  const skipped = declared
    .filter((id) => !isWalked(id))
    .flatMap((id) => {
      const those = paths.flatMap((path) => (mayShow(path, id) ? [path.skipped ?? null] : []))
      const known = [...new Set(those.filter((reason) => reason !== null))]
      // One path that went wrong is enough for it to be missing.
      return known.length === 0 || those.includes(null) ? [] : [{ id, reason: known.join('; ') }]
    })
  const open = declared.filter((id) => !isWalked(id) && !skipped.some((each) => each.id === id))
  return {
    machine: name,
    declared,
    inBrowser: declared.filter((id) => taken.has(id)),
    headless,
    skipped,
    failed: open.filter((id) => tried.has(id)),
    missing: open.filter((id) => !tried.has(id)),
    paths: paths.length,
    passed: paths.filter(({ passed }) => passed).length,
    cannot: reasons.length,
    reasons,
    duration: paths.reduce((sum, path) => sum + path.duration, 0),
  }
}

function withoutBrowser(
  criterion: Criterion,
  model: Model,
  untried: ReadonlySet<string>,
): readonly { readonly id: string; readonly reason: string }[] {
  const scenes = exploredIn(model)
  const walked = new Set(scenes.flatMap((explored) => [...reachable(criterion, model, explored, walkedIn(model))]))
  const ways = scenes.flatMap((explored) =>
    waysIn([criterion], explored).flatMap((edge) =>
      edge.headless === undefined
        ? []
        : shownBy(criterion, model, explored, edge, undefined).map((item) => [item, edge.headless] as const),
    ),
  )
  const reasons = new Map(ways)
  const declared = (id: string): string | undefined =>
    Object.entries(model.headless).find(([transition]) => id.includes(transition))?.[1]
  return (
    [...reachableIn(criterion, model)]
      // The first transition needs no event, so that it counts as walked also where no browser walks the chart.
      .filter((id) => untried.has(id) || !walked.has(id) || declared(id) !== undefined)
      .map((id) => {
        const otherwise = untried.has(id) ? 'Nobody in the scene does it.' : 'No browser gets there.'
        return { id, reason: declared(id) ?? reasons.get(id) ?? otherwise }
      })
  )
}

/** The answers that calls gave in walks, and those that are missing: an answer counts where what followed was as it should be. */
export function answersWalked(models: readonly Model[], records: readonly WalkedScene[]): readonly CallTally[] {
  const given = models.flatMap((model) =>
    exploredIn(model).flatMap(({ scene, edges }) => {
      const all = [...edges, ...edges.flatMap((edge) => ignoredAfter(scene, edge))]
      const answers = new Map(all.map((edge) => [edge.label, answersAt(model, scene, edge)]))
      const walked = records.filter((record) => record.machine === model.name && record.scene === scene.name)
      const steps = walked.flatMap(({ paths }) => paths.flatMap((path) => path.steps))
      return steps.flatMap(({ event, error }) => (error === null ? (answers.get(event) ?? []) : []))
    }),
  )
  const calls = models.flatMap((model) => model.scenes.flatMap((scene) => [...answersIn(model, scene)]))
  return tallyCalls(calls, given)
}

/** Whether everything declared was walked, and every path went well, as far as they can be walked here. */
export function isWhole({ missing, failed, paths, passed, cannot }: Coverage): boolean {
  return missing.length === 0 && failed.length === 0 && paths === passed + cannot
}
