import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { heldIn, startsIn } from './declared.ts'
import { evaluateEventlessGuards, evaluateGuards, type GuardOutcome } from './guards.ts'
import { chainOf, pathOf, transitionsOf } from './transitions.ts'
import { impossibleIn } from './delays.ts'
import { exploredIn, type Explored } from './explore.ts'
import type { Model } from './model.ts'

/** Something odd about a chart. A state without a way out can be meant as the end, so it is listed but is no fault. */
export type Finding = { readonly item: string; readonly isFault: boolean }

/**
 * Returns what is wrong with a chart itself: states that nothing enters or leaves, delays that never run out, guards that change their
 * answer when they are asked again. A model can excuse each by its name.
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
  const faults = [
    ...unenteredIn(machine, reached).map((state) => `nothing enters ${state}`),
    ...impossibleIn(machine).map(
      ([late, early]) => `${ids.get(late)} never happens: ${ids.get(early)} always comes first`,
    ),
    ...changingGuards(exploredIn(model), ids),
  ]
  return [
    ...faults.map((item) => ({ item, isFault: true })),
    ...trapsIn(machine, reached).map((item) => ({ item, isFault: false })),
  ].filter(({ item }) => !(item in excused))
}

/** Returns the leaves that arrows lead to, whatever the guards return. */
function reachedIn(machine: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const held = new Map(heldIn(machine).map(({ leaf, transitions }) => [leaf, transitions]))
  const never = new Set(impossibleIn(machine).map(([late]) => late))
  const reached = new Set<AnyStateNode>(startsIn(machine.root))
  // A set iterates over what is added meanwhile, so this ends when nothing new is found.
  for (const leaf of reached) {
    for (const { definition } of held.get(leaf) ?? []) {
      if (never.has(definition)) continue
      for (const target of definition.target ?? []) {
        for (const entered of [...startsIn(target), ...besidesOf(target)]) reached.add(entered)
      }
    }
  }
  return reached
}

/** Returns the leaves of parallel regions that start because a state beside them is entered. */
function besidesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const own = chainOf(node)
  return own
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ states }) => Object.values(states).filter((part) => !own.includes(part)))
    .flatMap(startsIn)
}

/** Returns the names of the outermost states without a leaf that is reached. */
function unenteredIn(machine: AnyStateMachine, reached: ReadonlySet<AnyStateNode>): readonly string[] {
  const entered = new Set([...reached].flatMap(chainOf))
  return getStateNodes(machine)
    .filter((node) => node.type !== 'history' && !entered.has(node) && node.parent && entered.has(node.parent))
    .map(pathOf)
}

/** Returns states that are no final state and that no arrow leaves. A parallel region can rest while the others go on. */
function trapsIn(machine: AnyStateMachine, reached: ReadonlySet<AnyStateNode>): readonly string[] {
  return heldIn(machine)
    .filter(({ leaf }) => reached.has(leaf) && leaf.type === 'atomic')
    .filter(({ leaf }) => chainOf(leaf).every(({ type }) => type !== 'parallel'))
    .filter(({ leaf, transitions }) =>
      transitions.every(({ definition: { target } }) => !target || target.every((each) => each === leaf)),
    )
    .map(({ leaf }) => `nothing leads out of ${pathOf(leaf)}`)
}

/** Returns guards that change their answer when they are asked again: at once, at another time, or by chance. */
function changingGuards(all: readonly Explored[], ids: ReadonlyMap<unknown, string>): readonly string[] {
  const found = all.flatMap(({ edges, snapshots }) =>
    edges.flatMap(({ from, event }) => {
      const state = snapshots.get(from)
      if (!state) return []
      const ask = (): readonly GuardOutcome[] => [
        ...evaluateGuards(state, event),
        ...evaluateEventlessGuards(state, event),
      ]
      const once = ask()
      return [ask(), atAnotherTime(36 * 3_600_000, 0.999, ask), atAnotherTime(4000 * 86_400_000, 0, ask)].flatMap(
        (again) =>
          once
            .filter(({ transition, part, holds }) =>
              again.some((each) => each.transition === transition && each.part === part && each.holds !== holds),
            )
            .map(({ transition, part }) => `${part} of ${ids.get(transition)} changes by itself`),
      )
    }),
  )
  return [...new Set(found)]
}

/** Runs something as it would run so many milliseconds later, with `Math.random` returning `chance`. */
function atAnotherTime<Result>(milliseconds: number, chance: number, work: () => Result): Result {
  const { Date: Today, Math: Chance } = globalThis
  const now = Today.now() + milliseconds
  const { random } = Chance
  globalThis.Date = new Proxy(Today, {
    construct: (target, given): object => new Object(Reflect.construct(target, given.length === 0 ? [now] : given)),
    get: (target, name): unknown => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  Chance.random = () => chance
  try {
    return work()
  } finally {
    globalThis.Date = Today
    Chance.random = random
  }
}
