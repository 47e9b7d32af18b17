import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { evaluateEventlessGuards, evaluateGuards, type GuardEvaluation } from './criteria/guard-evaluation.ts'
import { heldIn } from './criteria/declared.ts'
import { impossibleIn, unmeasuredIn } from './delays.ts'
import { stateOf } from './edge.ts'
import { exploredIn, type Explored } from './explore.ts'
import type { Model } from './model.ts'
import { shortestPathTo } from './paths.ts'
import { chainOf, pathOf, transitionsOf, type Transition } from './transitions.ts'

/** What is odd about a chart. A state without a way out may be meant as the end, so that it is told and is no fault. */
export type Finding = { readonly item: string; readonly isFault: boolean }

/**
 * What is wrong with a chart itself, whatever the app does, by names that a model may excuse: states that nothing enters or leaves, delays that
 * never run out, guards that say something else when they are asked again.
 */
export function findingsIn(model: Model): readonly Finding[] {
  const known = findings.get(model) ?? foundIn(model)
  findings.set(model, known)
  return known
}
const findings = new WeakMap<Model, readonly Finding[]>()

function foundIn(model: Model): readonly Finding[] {
  const { scenes, excused = {} } = model
  const machine = scenes[0].machine
  const ids = new Map(transitionsOf(machine).map(({ definition, id }) => [definition, id]))
  const reached = reachedIn(machine)
  const all = exploredIn(model)
  const faults = [
    ...unenteredIn(machine, reached).map((state) => `nothing enters ${state}`),
    ...impossibleIn(machine).map(
      ([late, early]) => `${ids.get(late)} never happens: ${ids.get(early)} always comes first`,
    ),
    ...unmeasuredIn(machine).map((definition) => `${ids.get(definition)} is longer than a timer can wait`),
    ...changingGuards(all, ids),
  ]
  return [
    ...faults.map((item) => ({ item, isFault: true })),
    ...trapsIn(machine, reached, all).map((item) => ({ item, isFault: false })),
  ].filter(({ item }) => !(item in excused))
}

/** The leaves that arrows lead to, whatever guards say. */
function reachedIn(machine: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const held = new Map(heldIn(machine).map(({ leaf, transitions }) => [leaf, transitions]))
  const never = new Set(impossibleIn(machine).map(([late]) => late))
  const reached = new Set<AnyStateNode>(entriesOf(machine.root))
  // A set hands out what is added while it is read, so this goes on until nothing new is found.
  for (const leaf of reached) {
    for (const { definition } of held.get(leaf) ?? []) {
      if (never.has(definition)) continue
      for (const target of definition.target ?? []) {
        for (const entered of [...entriesOf(target), ...besidesOf(target)]) reached.add(entered)
      }
    }
  }
  return reached
}

/** The leaves in which a state begins. What remembers where it was leads where it has been, or where it says. */
function entriesOf(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'compound') return node.initial.target.flatMap(entriesOf)
  if (node.type === 'parallel') return Object.values(node.states).flatMap(entriesOf)
  if (node.type !== 'history') return [node]
  const target = [...(node.transitions.get('') ?? [])].flatMap((each) => each.target ?? [])
  return (target.length > 0 ? target : (node.parent?.initial.target ?? [])).flatMap(entriesOf)
}

/** What begins beside a state that is entered from elsewhere. */
function besidesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const own = chainOf(node)
  return own
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ states }) => Object.values(states).filter((part) => !own.includes(part)))
    .flatMap(entriesOf)
}

/** The outermost states that hold no leaf which is reached; their names. */
function unenteredIn(machine: AnyStateMachine, reached: ReadonlySet<AnyStateNode>): readonly string[] {
  const entered = new Set([...reached].flatMap(chainOf))
  return getStateNodes(machine)
    .filter((node) => node.type !== 'history' && !entered.has(node) && node.parent && entered.has(node.parent))
    .map(pathOf)
}

/** States that are no end, and that nothing leads out of: at all, or once the context has become so. */
function trapsIn(
  machine: AnyStateMachine,
  reached: ReadonlySet<AnyStateNode>,
  all: readonly Explored[],
): readonly string[] {
  const ways = new Map(
    heldIn(machine).map(({ leaf, transitions }) => [leaf, transitions.filter((each) => leadsOut(each, leaf))]),
  )
  const closed = [...reached].filter((leaf) => isTrap(leaf) && ways.get(leaf)?.length === 0)
  const places = all.flatMap((explored) =>
    [...explored.snapshots].flatMap(([key, snapshot]) => {
      const { _nodes: nodes } = snapshot
      const leaves = nodes.filter(isLeaf)
      const open = leaves.flatMap((leaf) => ways.get(leaf) ?? [])
      if (snapshot.status !== 'active' || open.length === 0) return []
      return open.every((way) => isRefused(way, snapshot, all)) ? [{ explored, key, state: stateOf(snapshot) }] : []
    }),
  )
  const first = new Map(places.toReversed().map((place) => [place.state, place]))
  return [
    ...closed.map((leaf) => `nothing leads out of ${pathOf(leaf)}`),
    ...[...first].map(([state, { explored, key }]) => {
      const way = shortestPathTo(explored, key)
      return `nothing leads out of ${state} any more after ${way}`
    }),
  ]
}

const isLeaf = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final'

/** An end is meant to have no way out; a part of several may have come to rest while the others go on. */
const isTrap = (leaf: AnyStateNode): boolean =>
  leaf.type === 'atomic' && chainOf(leaf).every(({ type }) => type !== 'parallel')

const leadsOut = ({ definition: { target } }: Transition, leaf: AnyStateNode): boolean =>
  target !== undefined && !target.every((each) => each === leaf)

/** Whether there are samples of what it waits for, and its guard refuses each of them. */
function isRefused(
  { definition: { eventType, guard } }: Transition,
  snapshot: AnyMachineSnapshot,
  all: readonly Explored[],
): boolean {
  if (guard === undefined) return false
  const samples = samplesOf(all).get(String(eventType)) ?? []
  return samples.length > 0 && samples.every((event) => !snapshot.can(event))
}

const known = new WeakMap<readonly Explored[], ReturnType<typeof gathered>>()

function samplesOf(all: readonly Explored[]): ReturnType<typeof gathered> {
  const samples = known.get(all) ?? gathered(all)
  known.set(all, samples)
  return samples
}

const gathered = (all: readonly Explored[]) =>
  Map.groupBy(
    all.flatMap(({ samples }) => samples),
    ({ type }) => type,
  )

/** Guards that answer otherwise when they are asked again: at once, at another time, or when chance has it otherwise. */
function changingGuards(all: readonly Explored[], ids: ReadonlyMap<unknown, string>): readonly string[] {
  const found = all.flatMap(({ edges, snapshots }) =>
    edges.flatMap(({ from, event }) => {
      const state = snapshots.get(from)
      if (!state) return []
      const ask = (): GuardEvaluation['outcomes'] => [
        ...evaluateGuards(state, event).outcomes,
        ...evaluateEventlessGuards(state, event).outcomes,
      ]
      const once = ask()
      return [ask(), ...TIMES.map((time) => at(time, ask))].flatMap((again) =>
        once.flatMap(({ transition, part, holds }) => {
          const other = again.find((each) => each.transition === transition && each.part === part)
          return other === undefined || other.holds === holds
            ? []
            : [`${part} of ${ids.get(transition)} changes by itself`]
        }),
      )
    }),
  )
  return [...new Set(found)]
}

/** Other times, and other chances. */
type Time = { readonly after: number; readonly chance: number }
const TIMES: readonly Time[] = [
  { after: 36 * 3_600_000, chance: 0.999 },
  { after: 4000 * 86_400_000, chance: 0 },
]

/** Does something as it would be done then. */
function at<Result>({ after, chance }: Time, work: () => Result): Result {
  const { Date: Today, Math: Chance, performance: clock } = globalThis
  const now = Today.now() + after
  const { random } = Chance
  const measured = clock.now.bind(clock)
  globalThis.Date = new Proxy(Today, {
    construct: (target, given): object => new Object(Reflect.construct(target, given.length === 0 ? [now] : given)),
    get: (target, name): unknown => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  Chance.random = () => chance
  clock.now = () => measured() + after
  try {
    return work()
  } finally {
    globalThis.Date = Today
    Chance.random = random
    clock.now = measured
  }
}
