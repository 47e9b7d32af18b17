import { getStateNodes } from 'xstate/graph'
import { answersIn } from '../core/answers.ts'
import { callsByTransition } from '../core/transition-calls.ts'
import { reachable } from '../criteria/criteria.ts'
import { coverTally, reachableIn } from '../criteria/tally.ts'
import { findingsIn } from '../core/findings.ts'
import { exploredIn, type Explored } from '../core/explore.ts'
import { WHOLE, type Model } from '../core/model.ts'
import { coveringPaths, endOf, shownAlong, titleOf } from '../criteria/paths.ts'
import { shortestPaths, simplePaths } from '../criteria/find-paths.ts'
import type { Path } from '../core/edge.ts'
import { pathOf, transitionsOf } from '../core/transitions.ts'
import { tallyCalls } from './call-tally.ts'
import type { PathKind, Choice, PathRow, MachineRow } from './rows.ts'

/** All that is known of a machine's paths, in the shape that `--format json` prints. */
export function listingOf(model: Model, choice: Choice): MachineRow {
  const [{ machine }] = model.scenes
  const scenes = choicesOf(model, choice)
  const reached = reachableIn('transitions', model)
  const covered = new Set(scenes.flatMap(({ paths }) => paths.flatMap(({ takes }) => takes)))
  const errandOf = callsByTransition(model)
  const hasDigest = model.scenes.some(({ digest }) => !digest.includes(WHOLE))
  const transitions = transitionsOf(machine).map((transition) => {
    const { id, from, on, kind, guard, to } = transition
    const why = model.excused?.[id]
    const isReached = reached.has(id)
    const marks = {
      covered: covered.has(id),
      reached: isReached,
      ...(!isReached && why === undefined && guard !== '' && { maybeByDigest: hasDigest }),
      ...(why !== undefined && { excused: why }),
    }
    return { id, from, on, kind, guard, to, ...errandOf(transition), ...marks }
  })
  return {
    name: model.name,
    about: model.about,
    states: getStateNodes(machine).map(pathOf),
    events: [...new Set(transitions.filter(({ kind }) => kind === 'event').map(({ on }) => on))],
    transitions,
    findings: findingsIn(model),
    kind: choice.kind,
    scenes: scenes.map(({ explored, explored: { scene }, paths, cut }) => ({
      name: scene.name,
      about: scene.about,
      paths: paths.map((path, index) => rowOf(path, index, shownAlong(choice.cover, model, explored, path))),
      cut,
    })),
    covered: covered.size,
    declared: transitions.length,
    cover: coverTally(
      choice.cover,
      model,
      new Set(
        scenes.flatMap(({ explored, paths }) =>
          paths.flatMap((path) => shownAlong(choice.cover, model, explored, path).flat()),
        ),
      ),
    ),
    calls: tallyCalls(
      scenes.flatMap(({ calls }) => [...calls]),
      scenes.flatMap(({ given }) => given),
    ),
  }
}

type Chosen = {
  readonly explored: Explored
  readonly paths: readonly Path[]
  readonly cut: boolean
  readonly calls: ReadonlyMap<string, readonly string[]>
  readonly given: readonly string[]
}

function choicesOf(model: Model, { kind, cover, to, limit, scene: only }: Choice): readonly Chosen[] {
  const isWanted = ({ scene: { name } }: Explored): boolean => only === undefined || name === only
  return exploredIn(model)
    .filter(isWanted)
    .map((explored) => {
      const byKind: { readonly [Kind in PathKind]: () => Iterable<Path> } = {
        covering: () => coveringPaths(model, explored, { cover }),
        shortest: () => shortestPaths(explored, to),
        simple: () => simplePaths(explored, to),
      }
      return {
        explored,
        calls: answersIn(model, explored.scene),
        given: [...reachable('answers', model, explored)],
        ...upTo(limit, byKind[kind]()),
      }
    })
}

function upTo(limit: number, paths: Iterable<Path>): { readonly paths: readonly Path[]; readonly cut: boolean } {
  const some = Iterator.from(paths)
    .take(limit + 1)
    .toArray()
  return { paths: some.slice(0, limit), cut: some.length > limit }
}

function rowOf(path: Path, index: number, shown: readonly (readonly string[])[]): PathRow {
  const [shows = [], ...later] = shown
  return {
    number: index + 1,
    title: titleOf(path),
    start: path.start,
    steps: path.steps.map(({ edge: { label, takes }, state }, step) => ({
      event: label,
      state,
      takes,
      shows: later[step] ?? [],
    })),
    end: endOf(path),
    takes: path.takes,
    shows,
  }
}
