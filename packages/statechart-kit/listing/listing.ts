import { getStateNodes } from 'xstate/graph'
import { answersIn } from '../core/answers.ts'
import { callsByTransition, type TransitionCalls } from '../core/transition-calls.ts'
import { reachable, type Criterion } from '../criteria/criteria.ts'
import { coverTally, reachableIn, type CoverTally } from '../criteria/tally.ts'
import { findingsIn, type Finding } from '../core/findings.ts'
import { exploredIn, type Explored } from '../core/explore.ts'
import { WHOLE, type Model } from '../core/model.ts'
import { coveringPaths, endOf, shortestPaths, shownAlong, simplePaths, titleOf } from '../criteria/paths.ts'
import type { Path } from '../core/edge.ts'
import { pathOf, transitionsOf, type Transition } from '../core/transitions.ts'

/** Which paths are asked for. */
export type PathKind = 'covering' | 'shortest' | 'simple'

export type Choice = {
  readonly kind: PathKind
  /** What covering paths are to show, and what is counted of the others. */
  readonly cover: Criterion
  /** Only paths that end there. */
  readonly to: string | undefined
  /** How many paths a scene shows at most. */
  readonly limit: number
  /** One scene alone; otherwise all that the machine has. */
  readonly scene: string | undefined
}

export type TransitionRow = Omit<Transition, 'definition'> &
  TransitionCalls & {
    /** Whether one of the listed paths takes it. */
    readonly covered: boolean
    /** Whether any sample of any scene takes it. */
    readonly reached: boolean
    /** Whether a digest may be the reason, by leaving out what its guard reads. */
    readonly maybeByDigest?: boolean
    /** Why none can, where the model says so. */
    readonly excused?: string
  }

export type StepRow = {
  readonly event: string
  readonly state: string
  readonly takes: readonly string[]
  /** What it shows of the criterion. */
  readonly shows: readonly string[]
}

export type PathRow = {
  /** Counted from 1 in each scene. */
  readonly number: number
  readonly title: string
  /** The state in which it starts. */
  readonly start: string
  readonly steps: readonly StepRow[]
  /** The state in which it ends. */
  readonly end: string
  /** Every transition on the way, those before the first step included, each once. */
  readonly takes: readonly string[]
  /** What is shown of the criterion before the first step. */
  readonly shows: readonly string[]
}

export type SceneRow = {
  readonly name: string
  readonly about: string
  readonly paths: readonly PathRow[]
  /** Whether there are more paths than the limit lets through. */
  readonly cut: boolean
}

export type MachineRow = {
  readonly name: string
  readonly about: string
  readonly states: readonly string[]
  readonly events: readonly string[]
  readonly transitions: readonly TransitionRow[]
  /** What is wrong with the chart itself. */
  readonly findings: readonly Finding[]
  /** Which paths its scenes list. */
  readonly kind: PathKind
  readonly scenes: readonly SceneRow[]
  /** How many transitions the listed paths take, out of how many there are. */
  readonly covered: number
  readonly declared: number
  /** The same of the criterion that is asked for, with what is missing by name. */
  readonly cover: CoverTally
  /** Each call whose answers come to its scenes, with how many of them a path can give: those that `--cover answers` lists. */
  readonly calls: readonly CallTally[]
}

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
  /** The answers that its paths can give. */
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

/** A machine with what is listed of it. */
export type Listed = { readonly model: Model; readonly row: MachineRow }

/** A way of writing a list down; the text ends with a line break. */
export type Format = (listed: readonly Listed[]) => string

/** How many of the answers of one call are given, out of those that there are, and the names of the others. */
export type CallTally = {
  readonly call: string
  readonly covered: number
  readonly declared: number
  /** As `invalid EMAIL_TAKEN`. */
  readonly missing: readonly string[]
}

/** The same of several calls; here a name begins with that of the call: `editCustomer: invalid EMAIL_TAKEN`. */
export type AnswersTally = Omit<CallTally, 'call'>

/** Counts, call by call, which of its answers are among those that were given. */
export function tallyCalls(
  declared: Iterable<readonly [call: string, answers: readonly string[]]>,
  given: Iterable<string>,
): readonly CallTally[] {
  const known = new Set(given)
  return [...new Map(declared)].map(([call, answers]) => {
    const missing = answers.filter((answer) => !known.has(`${call}: ${answer}`))
    return tallyOf(call, answers.length, missing)
  })
}

/** Puts together what is told of the same call in several places: an answer counts that any of them gives. */
export function mergeCalls(tallies: readonly CallTally[]): readonly CallTally[] {
  return [...Map.groupBy(tallies, ({ call }) => call)].map(([call, same]) => {
    const [first, ...others] = same
    const missing = (first?.missing ?? []).filter((answer) => others.every((each) => each.missing.includes(answer)))
    return tallyOf(call, first?.declared ?? 0, missing)
  })
}

/** Adds calls up, each of them once. */
export function sumOfCalls(tallies: readonly CallTally[]): AnswersTally {
  return {
    covered: tallies.reduce((sum, { covered }) => sum + covered, 0),
    declared: tallies.reduce((sum, { declared }) => sum + declared, 0),
    missing: tallies.flatMap(({ call, missing }) => missing.map((answer) => `${call}: ${answer}`)),
  }
}

const tallyOf = (call: string, declared: number, missing: readonly string[]): CallTally => ({
  call,
  covered: declared - missing.length,
  declared,
  missing,
})
