import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { getAdjacencyMap, getStateNodes } from 'xstate/graph'

/** What a machine is walked with. */
export type Walk = {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** Samples of every event that the machine can be sent. */
  readonly events: readonly EventObject[]
  /** Samples of what its invoked actors answer, by the name of the port. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  /** The parts of the context that guards look at, few enough for the walk to end: `failure.type`. */
  readonly digest: readonly string[]
}

export type Walked = {
  /** Every state in which the machine came to rest, as `open.refused.jobMoved`. */
  readonly states: readonly string[]
  /** Declared states in which it never came to rest. */
  readonly unreached: readonly string[]
  /** Declared transitions that no sample took, as `state event[index]`. */
  readonly untaken: readonly string[]
}

/** Walks a machine everywhere its samples lead, and says what was never reached or taken. */
export function walk({ machine, input, events, answers, digest }: Walk): Walked {
  const nodes = getStateNodes(machine)
  const samples = [...events, ...nodes.flatMap((node) => doneEvents(node, answers))]
  const map = getAdjacencyMap(machine, {
    input,
    events: samples,
    serializeState: ({ value, context }) => JSON.stringify([value, digest.map((path) => partOf(context, path))]),
    limit: 20_000,
  })
  const snapshots = Object.values(map)
    .map(({ state }): unknown => state)
    .filter(isSnapshot)
  const reached = new Set(snapshots.flatMap(leaves))
  const taken = new Set(
    snapshots.flatMap((snapshot) => samples.flatMap((event) => machine.getTransitionData(snapshot, event))),
  )
  return {
    states: [...reached].toSorted(),
    unreached: nodes
      .filter(canRest)
      .map(pathOf)
      .filter((path) => !reached.has(path)),
    untaken: nodes.flatMap((node) =>
      [...node.transitions].flatMap(([event, transitions]) =>
        transitions.flatMap((transition, index) =>
          taken.has(transition) || isForbidding(transition) ? [] : [`${pathOf(node)} ${event}[${index}]`],
        ),
      ),
    ),
  }
}

/** An explicitly forbidden event has neither target nor actions; nothing is there to be taken. */
function isForbidding({
  target,
  actions,
}: {
  readonly target?: unknown
  readonly actions: readonly unknown[]
}): boolean {
  return target === undefined && actions.length === 0
}

function doneEvents(node: AnyStateNode, answers: Walk['answers']): readonly EventObject[] {
  return node.invoke.flatMap(({ id, src }) =>
    (typeof src === 'string' ? (answers[src] ?? []) : []).map((output) => ({
      type: `xstate.done.actor.${id}`,
      actorId: id,
      output,
    })),
  )
}

/** A leaf without a way on by itself: a state that always goes on is passed, not rested in. */
function canRest(node: AnyStateNode): boolean {
  const goesOn = node.always?.some(({ guard }) => guard === undefined) ?? false
  return (node.type === 'atomic' || node.type === 'final') && !goesOn
}

function leaves(snapshot: AnyMachineSnapshot): readonly string[] {
  return getStateNodes(snapshot.machine)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map(pathOf)
    .filter((path) => matchesPath(snapshot.value, path.split('.')))
}

function matchesPath(value: unknown, [first = '', ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return value === first
  return typeof value === 'object' && value !== null && Object.hasOwn(value, first)
    ? matchesPath(Reflect.get(value, first), rest)
    : false
}

const pathOf = (node: AnyStateNode): string => node.path.join('.')

function partOf(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (isObject(part) ? Reflect.get(part, name) : undefined), value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The map of a machine holds its snapshots, under a type that has forgotten so. */
function isSnapshot(value: unknown): value is AnyMachineSnapshot {
  return isObject(value) && 'machine' in value && 'context' in value
}
