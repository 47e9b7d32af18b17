import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, AnyMachineSnapshot } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { chainOf } from './transitions.ts'

/** A delayed transition with the state that declares it. `after` is in milliseconds; undefined if it depends on the context. */
type Delayed = {
  readonly node: AnyStateNode
  readonly definition: AnyTransitionDefinition
  readonly after: number | undefined
}

/** Returns every delayed transition of a machine with the shorter ones that end its state first. */
function delaysIn(machine: AnyStateMachine): readonly (readonly [late: Delayed, early: readonly Delayed[]])[] {
  const all = [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    node.after.map((definition): Delayed => ({ node, definition, after: lengthOf(machine, definition.delay) })),
  )
  return all.map((late) => [late, all.filter((early) => comesBefore(early, late))])
}

/** Returns a test for whether a delay can run out in a snapshot. It cannot while a shorter one runs that ends its state. */
export function clockIn(machine: AnyStateMachine): (snapshot: AnyMachineSnapshot, type: string) => boolean {
  const delays = delaysIn(machine).filter(([, before]) => before.length > 0)
  return (snapshot, type) => {
    const { _nodes: active } = snapshot
    return delays
      .filter(([{ definition, node }]) => definition.eventType === type && active.includes(node))
      .every(([, before]) =>
        before.every(
          ({ node, definition: { eventType } }) => !active.includes(node) || !snapshot.can({ type: String(eventType) }),
        ),
      )
  }
}

/** Returns delayed transitions that never happen, each with the one that always comes first. */
export function impossibleIn(
  machine: AnyStateMachine,
): readonly (readonly [AnyTransitionDefinition, AnyTransitionDefinition])[] {
  return delaysIn(machine).flatMap(([{ definition: late }, before]) => {
    const around = chainOf(late.source)
    const first = before.find(({ node, definition }) => around.includes(node) && definition.guard === undefined)
    return first ? [[late, first.definition] as const] : []
  })
}

/** Timers of the same length run out in the order in which they begin: those of outer states first. */
function comesBefore(early: Delayed, late: Delayed): boolean {
  if (early.definition === late.definition || early.after === undefined || late.after === undefined) return false
  if (!endsItsState(early.definition) || !beginsNoLater(early.node, late.node)) return false
  if (early.after !== late.after) return early.after < late.after
  if (early.node !== late.node) return chainOf(late.node).includes(early.node)
  const inOrder = late.node.after.map((definition): AnyTransitionDefinition => definition)
  return inOrder.indexOf(early.definition) < inOrder.indexOf(late.definition)
}

/** A timer of an outer state began no later. So did one in a parallel region, if its state is initial and nothing else enters it. */
function beginsNoLater(early: AnyStateNode, late: AnyStateNode): boolean {
  const around = chainOf(late)
  if (around.includes(early)) return true
  const up = chainOf(early)
  const together = up.find((node) => node.type === 'parallel' && around.includes(node))
  if (!together) return false
  const own = up.slice(0, up.indexOf(together))
  const isOwn = ({ target }: Partial<AnyTransitionDefinition>): boolean =>
    target?.some((each) => own.includes(each)) === true
  const inside = getStateNodes(together).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
  return own.every(({ parent }) => parent === together || (parent && isOwn(parent.initial))) && !inside.some(isOwn)
}

/** Returns true if a transition leaves the state that declares it, which stops its other timers. */
function endsItsState({ target, source, reenter }: AnyTransitionDefinition): boolean {
  if (target === undefined) return false
  return reenter || !target.every((each) => each !== source && chainOf(each).includes(source))
}

/** Returns a length in milliseconds; undefined if it is not always the same. */
function lengthOf({ implementations }: AnyStateMachine, delay: unknown): number | undefined {
  if (typeof delay === 'number') return delay
  const named: unknown = typeof delay === 'string' ? Reflect.get(implementations.delays, delay) : undefined
  return typeof named === 'number' ? named : undefined
}
