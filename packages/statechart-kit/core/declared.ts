import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, AnyMachineSnapshot, EventObject } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { atOnceIn, chainOf, pathOf, togetherIn, transitionsOf, type Transition, guardWords } from './transitions.ts'

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
    // Whatever always goes on by itself hears nothing.
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

/** The items of the criterion `leaves`: `signedOut.idle: signedOut login.submitted[0]`. */
export function leavesDeclared(machine: AnyStateMachine): readonly string[] {
  return heldIn(machine).flatMap(({ leaf, transitions }) => transitions.map(({ id }) => `${pathOf(leaf)}: ${id}`))
}

/** What guards can say: each of their parts, of each transition, `true` and `false`. */
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

/** The leaves of each part that is active beside a leaf, whatever it is in. */
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

/** A part of a guard that returns a value on its own, and the value: `isThisSession` returned false. */
export type GuardOutcome = {
  readonly transition: AnyTransitionDefinition
  readonly part: string
  readonly holds: boolean
}

/**
 * What guards say about an event, asked in the order of XState: of each leaf that is active the nearest state first, of its
 * transitions the first, until one may be taken. Of `and` and `or` only so many parts as the answer needs, as XState asks them:
 * each part that was asked decided, given what those before it said.
 */
export function evaluateGuards(snapshot: AnyMachineSnapshot, event: EventObject): readonly GuardOutcome[] {
  return askedOf(snapshot, event, (node) => candidatesFor(node, event.type))
}

/** The same of the transitions that wait for nothing. */
export function evaluateEventlessGuards(snapshot: AnyMachineSnapshot, event: EventObject): readonly GuardOutcome[] {
  return askedOf(snapshot, event, ({ always = [] }) => always)
}

/** The transitions that a state has for an event: what names it first, then patterns such as `job.*`, the longest first. */
export function candidatesFor({ transitions }: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  const patterns = [...transitions.keys()]
    .filter((descriptor) => descriptor !== type && isPatternOf(descriptor, type))
    .toSorted((one, other) => other.length - one.length)
  return [type, ...patterns].flatMap((descriptor) => transitions.get(descriptor) ?? [])
}

/** Parts of a guard that answer by themselves, in words. What `not` turns round is its only part. */
export function partsOf(guard: unknown): readonly string[] {
  if (guard === undefined) return []
  const parts = joined(guard)
  return parts ? [...new Set(parts.guards.flatMap(partsOf))] : [guardWords(guard)]
}

function askedOf(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  candidates: (node: AnyStateNode) => readonly AnyTransitionDefinition[],
): readonly GuardOutcome[] {
  const { _nodes: nodes } = snapshot
  const asked = new Map<AnyTransitionDefinition, readonly GuardOutcome[]>()
  for (const leaf of nodes.filter(({ type }) => type === 'atomic' || type === 'final')) {
    for (const transition of chainOf(leaf).flatMap(candidates)) {
      const heard: GuardOutcome[] = []
      asked.set(transition, heard)
      if (ask(transition.guard, { snapshot, event }, (part, holds) => heard.push({ transition, part, holds }))) break
    }
  }
  return [...asked.values()].flat()
}

type Question = { readonly snapshot: AnyMachineSnapshot; readonly event: EventObject }

function ask(guard: unknown, question: Question, hear: (part: string, holds: boolean) => void): boolean {
  if (guard === undefined) return true
  const parts = joined(guard)
  if (parts) {
    const holds = (part: unknown): boolean => ask(part, question, hear)
    if (parts.by === 'not') return !parts.guards.some(holds)
    return parts.by === 'and' ? parts.guards.every(holds) : parts.guards.some(holds)
  }
  const { snapshot, event } = question
  const context: unknown = snapshot.context
  const given = { context, event }
  const check = implementationOf(guard, snapshot)
  const inner = joined(check)
  const params: unknown = typeof guard === 'object' && guard !== null ? Reflect.get(guard, 'params') : undefined
  const own: unknown = isFunction(check) ? Reflect.get(check, 'check') : undefined
  const holds = inner
    ? ask(check, question, () => undefined)
    : isFunction(own)
      ? Boolean(own(snapshot, given, check))
      : isFunction(check) && Boolean(check(given, isFunction(params) ? params(given) : params))
  hear(guardWords(guard), holds)
  return holds
}

/** The function behind a guard that is named. */
function implementationOf(guard: unknown, { machine }: AnyMachineSnapshot): unknown {
  if (typeof guard === 'function') return guard
  const name = typeof guard === 'object' && guard !== null ? String(Reflect.get(guard, 'type')) : String(guard)
  const known: Readonly<Record<string, unknown>> = machine.implementations.guards
  return known[name]
}

/** `and`, `or` and `not` are functions of these names that carry what they put together. */
function joined(
  guard: unknown,
): { readonly by: 'and' | 'or' | 'not'; readonly guards: readonly unknown[] } | undefined {
  if (!isFunction(guard)) return undefined
  const { name: by } = guard
  const guards: unknown = Reflect.get(guard, 'guards')
  return Array.isArray(guards) && (by === 'and' || by === 'or' || by === 'not') ? { by, guards } : undefined
}

function isPatternOf(descriptor: string, type: string): boolean {
  if (descriptor === '*') return true
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1))
}

const isFunction = (value: unknown): value is (...given: readonly unknown[]) => unknown => typeof value === 'function'
