import type { Explored } from '../core/explore.ts'
import { isInVain, titleOf, type Leg } from '../criteria/paths.ts'
import type { Path, Step, Edge } from '../core/edge.ts'
import type { Walked, Went } from './record.ts'
import type { AnyStage } from './stage.ts'
import { type Aids, type Walk, beginWalk } from './walk-path.ts'

/** What was walked in one go before a path, when it began where that had ended. */
export type Before = {
  readonly paths: readonly Path[]
  /** All of it as one path, up to the end of the one that came last. */
  readonly tour: Path
  readonly went: Went
}

/** A step that went wrong so often is no flicker: what leads over it is not walked. */
const OFTEN = 2

/** Walks the paths of a scene, as far as may be one from where another ended. */
export type Walker = {
  /** Walks a path; `later` are those that may go on from its end. */
  readonly walk: (leg: Leg, later: readonly Leg[]) => Promise<Went & { readonly before: Before | null }>
  /** Whether a walk waits where the next path continues. */
  readonly isUnderWay: () => boolean
}

type UnderWay = {
  readonly walk: Walk
  readonly paths: readonly Path[]
  readonly steps: readonly Step[]
  readonly next: Leg
}

/**
 * A path that does not come right after the one before, or after one that went wrong, is walked from the start. Of the steps of its way that
 * it need not take, what is known is how they went when they were taken.
 */
export function walkerOn<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  explored: Explored,
  aids: Aids<OpenVisit>,
): Walker {
  const known = new Map<Edge, Walked>()
  /** How often a step went wrong, and in which path last. */
  const wrong = new Map<Edge, { readonly times: number; readonly title: string }>()
  let opening: Walked | undefined
  let underWay: UnderWay | null = null
  return {
    isUnderWay: () => underWay !== null,
    walk: async (leg, later) => {
      const { path, from } = leg
      const way = path.steps.slice(0, from).map(({ edge }) => known.get(edge))
      const goesOn = underWay?.next === leg && opening !== undefined && way.every((step) => step !== undefined)
      const hole = goesOn
        ? undefined
        : path.steps.map(({ edge }) => wrong.get(edge)).find((each) => each && each.times >= OFTEN)
      if (hole)
        return {
          walked: [],
          browser: null,
          reason: new Error(`It leads over a step that went wrong in: ${hole.title}`),
          before: null,
        }
      const on: Omit<UnderWay, 'next'> =
        goesOn && underWay
          ? underWay
          : {
              walk: beginWalk(
                stage,
                explored,
                [path, ...later.map((each) => each.path)].flatMap(({ steps }) => steps),
                aids,
              ),
              paths: [],
              steps: [],
            }
      underWay = null
      const first = goesOn ? from : 0
      const reason = await on.walk.go(path, first)
      const { walked, browser } = await on.walk.soFar()
      const own = walked.slice(on.steps.length + (goesOn ? 1 : 0))
      const steps = [...on.steps, ...path.steps.slice(first)]
      const [opened] = walked
      if (opened?.error === null) opening = opened
      for (const [index, step] of steps.entries()) {
        const its = walked[index + 1]
        if (its?.error === null) known.set(step.edge, { ...its, duration: 0 })
        else if (its) wrong.set(step.edge, { times: (wrong.get(step.edge)?.times ?? 0) + 1, title: titleOf(path) })
      }
      const taken = goesOn
        ? [opening, ...way].filter((step) => step !== undefined).map((step) => ({ ...step, duration: 0 }))
        : []
      const [next] = later
      if (reason === null && next && maySucceed(on.walk, next)) {
        underWay = { walk: on.walk, paths: [...on.paths, path], steps, next }
      } else on.walk.end()
      return {
        walked: [...taken, ...own],
        browser,
        reason,
        before: goesOn ? { paths: on.paths, tour: { ...path, steps }, went: { walked, browser, reason } } : null,
      }
    },
  }
}

/** A try that was begun and not ended may have left something behind: then only more tries follow. From another screen nothing goes on. */
function maySucceed(walk: Walk, { path, from }: Leg): boolean {
  if (walk.isElsewhere()) return false
  return !walk.isTouched() || path.steps.slice(from).every(({ edge }) => isInVain(edge))
}
