import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { chainOf } from './transitions.ts'

/** A transition that a clock takes, and after how many milliseconds; undefined where that depends on the context. */
type Delayed = {
  readonly node: AnyStateNode
  readonly definition: AnyTransitionDefinition
  readonly after: number | undefined
}

/** What a timer of JavaScript can wait for; what is longer runs out at once. Milliseconds. */
const LONGEST = 2 ** 31 - 1

/** Every delayed transition of a machine, with those that come before it for as long as they can be taken themselves. */
export function delaysIn(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, readonly Delayed[]> {
  const nodes = [machine.root, ...getStateNodes(machine)]
  const all = nodes.flatMap((node) =>
    node.after.map((definition): Delayed => ({ node, definition, after: lengthOf(machine, definition.delay) })),
  )
  return new Map(all.map((late) => [late.definition, all.filter((early) => comesBefore(early, late))]))
}

/** Whether a delay cannot run out here yet, for that of a shorter one is running, has begun no later, and ends its state. */
export function clockIn(machine: AnyStateMachine): (snapshot: AnyMachineSnapshot, type: string) => boolean {
  const delays = [...delaysIn(machine)]
  if (delays.every(([, before]) => before.length === 0)) return () => true
  return (snapshot, type) => {
    const { _nodes: active } = snapshot
    const ways = delays.filter(([{ eventType, source }]) => eventType === type && active.includes(source))
    return ways.every(([, before]) =>
      before.every(
        ({ node, definition: { eventType } }) => !active.includes(node) || !snapshot.can({ type: String(eventType) }),
      ),
    )
  }
}

/** A delayed transition that never happens, with what always comes first. */
export function impossibleIn(
  machine: AnyStateMachine,
): readonly (readonly [AnyTransitionDefinition, AnyTransitionDefinition])[] {
  return [...delaysIn(machine)].flatMap(([late, before]) => {
    const around = chainOf(late.source)
    const first = before.find(({ node, definition }) => around.includes(node) && definition.guard === undefined)
    return first ? [[late, first.definition] as const] : []
  })
}

/** Delayed transitions that no timer can wait for. */
export function unmeasuredIn(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  const nodes = [machine.root, ...getStateNodes(machine)]
  return nodes
    .flatMap(({ after }) => after)
    .filter(({ delay }) => {
      const length = lengthOf(machine, delay)
      return length !== undefined && !(length >= 0 && length <= LONGEST)
    })
}

function comesBefore(early: Delayed, late: Delayed): boolean {
  if (early.definition === late.definition || early.after === undefined || late.after === undefined) return false
  if (!endsItsState(early.definition) || !beginsNoLater(early.node, late.node)) return false
  if (early.after !== late.after) return early.after < late.after
  // What runs out at the same time is taken in the order in which it began.
  if (early.node !== late.node) return chainOf(late.node).includes(early.node)
  const { after } = late.node
  return after.findIndex((each) => each === early.definition) < after.findIndex((each) => each === late.definition)
}

/** A clock of the states around began with the state or before it. So did one beside it that begins with all of them and is never begun anew. */
function beginsNoLater(early: AnyStateNode, late: AnyStateNode): boolean {
  if (chainOf(late).includes(early)) return true
  const together = chainOf(early).find((node) => node.type === 'parallel' && chainOf(late).includes(node))
  if (!together) return false
  const up = chainOf(early)
  const own = up.slice(0, up.indexOf(together))
  const isFirst = own.every(
    (node) => node.parent === together || node.parent?.initial.target.some((each) => own.includes(each)) === true,
  )
  const inside = [...getStateNodes(together)]
  const isEntered = inside.some((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .some(({ target }) => target?.some((each) => own.includes(each)) === true),
  )
  return isFirst && !isEntered
}

/** Whether the state that declares it is left, and with it its other clocks. */
function endsItsState({ target, source, reenter }: AnyTransitionDefinition): boolean {
  if (target === undefined) return false
  return reenter || !target.every((each) => each !== source && chainOf(each).includes(source))
}

/** Milliseconds, where they are always the same. */
function lengthOf({ implementations }: AnyStateMachine, delay: unknown): number | undefined {
  if (typeof delay === 'number') return delay
  const named: unknown = typeof delay === 'string' ? Reflect.get(implementations.delays, delay) : undefined
  return typeof named === 'number' ? named : undefined
}
