import { answersIn } from '../core/answers.ts'
import { exploredIn, type Explored } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { transitionsOf, type Transition } from '../core/transitions.ts'
import { reachable } from './criteria.ts'
import { type Criterion } from './names.ts'
import { leavesDeclared, outcomesDeclared, silencesDeclared, pairsAllowed } from '../core/declared.ts'

export type CoverTally = {
  readonly criterion: Criterion
  readonly covered: number
  readonly declared: number
  readonly missing: readonly string[]
  /** Those of them that no sample of any scene reaches. */
  readonly unreached: readonly string[]
  /** What nothing can show, as the model says, each with why; it is not declared. */
  readonly excused: readonly { readonly item: string; readonly why: string }[]
  /** Of pairs, those that the chart's arrows allow and that no samples follow, each with why; they are not declared. */
  readonly apart: readonly InfeasiblePair[]
}

/** Everything that a criterion asks of a chart: what is excused is left out. */
export function declaredFor(criterion: Criterion, model: Model): readonly string[] {
  const { scenes, excused = {} } = model
  const [{ machine }] = scenes
  const byCriterion: { readonly [Name in Criterion]: () => readonly string[] } = {
    transitions: () => transitionsOf(machine).map(({ id }) => id),
    leaves: () => leavesDeclared(machine),
    guards: () => [...outcomesDeclared(machine), ...silencesDeclared(machine), ...refusalsIn(exploredIn(model))],
    pairs: () => [...reachableIn('pairs', model)],
    answers: () =>
      scenes.flatMap((scene) =>
        [...answersIn(model, scene)].flatMap(([call, answers]) => answers.map((answer) => `${call}: ${answer}`)),
      ),
  }
  return [...new Set(byCriterion[criterion]())].filter((item) => !(item in excused))
}

export function coverTally(criterion: Criterion, model: Model, shown: ReadonlySet<string>): CoverTally {
  const declared = declaredFor(criterion, model)
  const missing = declared.filter((item) => !shown.has(item))
  const reached = missing.length === 0 ? shown : reachableIn(criterion, model)
  const excused = Object.entries(model.excused ?? {}).map(([item, why]) => ({ item, why }))
  return {
    criterion,
    covered: declared.length - missing.length,
    declared: declared.length,
    missing,
    unreached: missing.filter((item) => !reached.has(item)),
    excused:
      criterion === 'leaves' || criterion === 'guards' ? excused.filter(({ item }) => isOf(criterion, item)) : [],
    apart: criterion === 'pairs' ? infeasiblePairsIn(model, reachableIn('pairs', model)) : [],
  }
}

/** Everything that the samples of any scene can show, without a browser. */
export function reachableIn(criterion: Criterion, model: Model): ReadonlySet<string> {
  return new Set(exploredIn(model).flatMap((explored) => [...reachable(criterion, model, explored)]))
}

/** The samples that change nothing, in every leaf that their scene reaches. */
function refusalsIn(all: readonly Explored[]): readonly string[] {
  return all.flatMap(({ scene, asides, broken }) => {
    const inert = new Set(scene.inert.map(({ event }) => event))
    const refused = asides()
      .filter(({ event }) => inert.has(event))
      .map(({ at, label }) => `${at} ignores ${label}`)
    return [...refused, ...broken]
  })
}

const isOf = (criterion: 'leaves' | 'guards', item: string): boolean =>
  (criterion === 'guards') === / ignores |: (?:true|false)$/.test(item)

/** Two transitions that the arrows of a chart let follow one another, and that never do; with why. */
export type InfeasiblePair = { readonly item: string; readonly why: Why }

/** From what the chart itself forbids to what only samples lack. */
const WHYS = [
  'another transition always follows at once',
  'its guard refuses every sample then',
  'no scene offers it then',
  'no scene has a sample of it then',
] as const

type Why = (typeof WHYS)[number]

/** The pairs that the arrows allow, without those that can be shown. */
export function infeasiblePairsIn(model: Model, shown: ReadonlySet<string>): readonly InfeasiblePair[] {
  const [{ machine }] = model.scenes
  const scenes = exploredIn(model).map((explored) => ({ explored, after: placesAfter(explored) }))
  return pairsAllowed(machine)
    .map(([first, second]) => ({ item: `${first.id} → ${second.id}`, first, second }))
    .filter(({ item }) => !shown.has(item))
    .map(({ item, first, second }) => {
      const found = scenes.flatMap(({ explored, after }) => whysIn(explored, after.get(first.id) ?? new Set(), second))
      // The weakest excuse is the one to tell.
      const why = WHYS.findLast((each) => found.includes(each)) ?? WHYS[0]
      return { item, why }
    })
}

/** The places of a scene by last transition. */
function placesAfter({ start, startTakes, edges }: Explored): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>()
  const add = (id: string | undefined, key: string): void => {
    if (id !== undefined) places.set(id, (places.get(id) ?? new Set()).add(key))
  }
  add(startTakes.at(-1), start)
  for (const { takes, to } of edges) add(takes.at(-1), to)
  return places
}

/** Why a transition is not taken in these places. */
function whysIn(
  { edges, asides }: Explored,
  places: ReadonlySet<string>,
  { id, definition, kind }: Transition,
): readonly Why[] {
  if (places.size === 0) return []
  if (kind === 'always' || kind === 'done') return ['its guard refuses every sample then']
  const here = [...edges, ...asides()].filter(
    ({ from, event }) => places.has(from) && event.type === definition.eventType,
  )
  if (here.length === 0) return ['no scene has a sample of it then']
  return here.map(({ takes }) =>
    takes.includes(id) ? 'no scene offers it then' : 'its guard refuses every sample then',
  )
}
