import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { atOnceIn, chainOf, pathOf, togetherIn, transitionsOf, type Transition } from './transitions.ts'
import { candidatesFor, partsOf } from './guards.ts'

/** A leaf, and what can be taken while it holds: nothing nearer forbids it, nor comes first whatever happens. */
type Held = { readonly leaf: AnyStateNode; readonly transitions: readonly Transition[] }

/** Of every leaf the transitions that hold in it, those of the states around it included. */
export function heldIn(machine: AnyStateMachine): readonly Held[] {
  const known = new Map(transitionsOf(machine).map((transition) => [transition.definition, transition]))
  const told = (all: readonly AnyTransitionDefinition[]): readonly Transition[] =>
    all.flatMap((definition) => known.get(definition) ?? [])
  return leavesOf(machine.root).map((leaf) => {
    const chain = chainOf(leaf)
    const atOnce = upToTheFirstFree(atOnceIn(leaf))
    // A leaf that always moves on gets no events.
    if (atOnce.some(({ guard }) => guard === undefined) || endsAll(leaf)) return { leaf, transitions: told(atOnce) }
    const types = new Set(chain.flatMap(({ transitions }) => [...transitions.keys()]))
    const heard = [...types]
      .filter((type) => !type.startsWith('xstate.done.state.'))
      .flatMap((type) =>
        upToTheFirstFree(chain.flatMap((node) => candidatesFor(node, type))).filter(
          ({ eventType }) => eventType === type,
        ),
      )
    return { leaf, transitions: told([...atOnce, ...togetherIn(leaf), ...heard]) }
  })
}

export function leavesDeclared(machine: AnyStateMachine): readonly string[] {
  return heldIn(machine).flatMap(({ leaf, transitions }) => transitions.map(({ id }) => `${pathOf(leaf)}: ${id}`))
}

export function outcomesDeclared(machine: AnyStateMachine): readonly string[] {
  return transitionsOf(machine).flatMap(({ id, definition }) =>
    partsOf(definition.guard).flatMap((part) => [`${id} ${part}: true`, `${id} ${part}: false`]),
  )
}

/** Where an event of the chart is not heard at all: `signedIn ignores login.submitted`. */
export function silencesDeclared(machine: AnyStateMachine): readonly string[] {
  const types = new Set(transitionsOf(machine).flatMap(({ kind, on }) => (kind === 'event' ? [on] : [])))
  return heldIn(machine)
    .filter(({ leaf }) => !endsAll(leaf) && !goesOn(leaf))
    .flatMap(({ leaf }) =>
      [...types]
        .filter(
          (type) => !isHeard(leaf, type) && !besides(leaf).some((part) => part.every((other) => isHeard(other, type))),
        )
        .map((type) => `${pathOf(leaf)} ignores ${type}`),
    )
}

function isHeard(leaf: AnyStateNode, type: string): boolean {
  const [first] = chainOf(leaf).flatMap((node) => candidatesFor(node, type))
  return first !== undefined && (first.guard !== undefined || first.target !== undefined || first.actions.length > 0)
}

function besides(leaf: AnyStateNode): readonly (readonly AnyStateNode[])[] {
  return chainOf(leaf).flatMap((node) =>
    node.parent?.type === 'parallel'
      ? Object.values(node.parent.states).flatMap((part) => (part === node ? [] : [leavesOf(part)]))
      : [],
  )
}

/** Where a transition ends before anything follows at once: each leaf in which it may leave the machine. */
function endsOf({ source, target }: AnyTransitionDefinition): readonly AnyStateNode[] {
  return target === undefined ? leavesOf(source) : target.flatMap(startsIn)
}

/** Pairs of transitions that the arrows of a chart let follow one another, whatever its guards say. */
export function pairsAllowed(machine: AnyStateMachine): readonly (readonly [Transition, Transition])[] {
  const held = new Map(heldIn(machine).map(({ leaf, transitions }) => [leaf, transitions]))
  return transitionsOf(machine).flatMap((first) => {
    const next = new Set(endsOf(first.definition).flatMap((leaf) => held.get(leaf) ?? []))
    return [...next].map((second) => [first, second] as const)
  })
}

function upToTheFirstFree(all: readonly AnyTransitionDefinition[]): readonly AnyTransitionDefinition[] {
  const free = all.findIndex(({ guard }) => guard === undefined)
  return free < 0 ? all : all.slice(0, free + 1)
}

function leavesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...getStateNodes(node)].filter(({ type }) => type === 'atomic' || type === 'final')
}

/** Returns the leaves in which a state begins; for a history state each leaf of its parent. */
export function startsIn(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'compound') return node.initial.target.flatMap(startsIn)
  if (node.type === 'parallel') return Object.values(node.states).flatMap(startsIn)
  return node.type === 'history' ? (node.parent ? leavesOf(node.parent) : []) : [node]
}

const endsAll = ({ type, parent }: AnyStateNode): boolean => type === 'final' && parent?.parent === undefined

const goesOn = (leaf: AnyStateNode): boolean => atOnceIn(leaf).some(({ guard }) => guard === undefined)
