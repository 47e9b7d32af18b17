import type { Scene } from './model.ts'
import {
  type AnyMachineSnapshot,
  type EventObject,
  isMachineSnapshot,
  type ActorLogic,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate'

/** One event on one state, with all that the machine does about it until it rests again. */
export type Edge = {
  readonly from: string
  readonly to: string
  /** The leaf in which the event comes, and the one in which the machine rests then: `open.new.alreadyBid`. */
  readonly at: string
  readonly ends: string
  readonly event: EventObject
  readonly label: string
  /** Ids of the transitions that it takes, in order: the one that the event asks for, then those that follow at once. */
  readonly takes: readonly string[]
  /** Each of these with the leaf in which it is taken: `signedOut.idle: signedOut login.submitted[0]`. */
  readonly holds: readonly string[]
  /** What the guards said that were asked on the way: `signedIn session.expired[0] isThisSession: true`. */
  readonly asks: readonly string[]
  /** Why no browser can send it there; undefined where one can. */
  readonly headless?: string | undefined
}

/** The leaf in which a snapshot rests, as `open.new.alreadyBid`; all of them where several are active at once. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  return leavesIn(snapshot.value).join(' + ')
}

export function leavesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => leavesIn(inner).map((leaf) => `${name}.${leaf}`))
}

/** A transition with the leaf in which it is taken: of leaves that are active at once, the one inside of the state that declares it. */
export function heldAs(
  before: AnyMachineSnapshot | undefined,
  definition: AnyTransitionDefinition,
  ids: ReadonlyMap<AnyTransitionDefinition, string>,
): readonly string[] {
  const id = ids.get(definition)
  if (id === undefined || before === undefined) return []
  const group = definition.source.path.join('.')
  const inside = (leaf: string): boolean => group === '' || leaf === group || leaf.startsWith(`${group}.`)
  return leavesIn(before.value)
    .filter(inside)
    .map((leaf) => `${leaf}: ${id}`)
}

type Logic = ActorLogic<AnyMachineSnapshot, EventObject, unknown>

/** One step of a machine that rests nowhere between: what it took, from where and to where. */
export type Microstep = {
  readonly taken: readonly AnyTransitionDefinition[]
  readonly before: AnyMachineSnapshot | undefined
  readonly after: AnyMachineSnapshot
}

/** Records every step of a machine. XState reports the transitions of each microstep to inspectors. */
export function noting(machine: AnyStateMachine, notes: ReturnType<typeof createNotes>): Logic {
  return {
    config: machine.config,
    getInitialSnapshot: (scope, input) =>
      notes.listen(scope, null, null, () => machine.getInitialSnapshot(scope, input)),
    transition: (snapshot, event, scope) =>
      notes.listen(scope, snapshot, event, () => machine.transition(snapshot, event, scope)),
    getPersistedSnapshot: (snapshot) => snapshot,
  }
}

/** Collects microsteps by snapshot and event. */
export function createNotes() {
  let first: readonly Microstep[] = []
  const taken = new Map<AnyMachineSnapshot, Map<EventObject, readonly Microstep[]>>()
  return {
    atStart: (entered: AnyMachineSnapshot | undefined) =>
      first.map((step, index) => (index === 0 ? { ...step, before: step.before ?? entered } : step)),
    on: (snapshot: AnyMachineSnapshot, event: EventObject) => taken.get(snapshot)?.get(event) ?? [],
    listen<Next>(
      { system, self }: Parameters<Logic['transition']>[2],
      snapshot: AnyMachineSnapshot | null,
      event: EventObject | null,
      step: () => Next,
    ): Next {
      const heard: Microstep[] = []
      const listening = system.inspect((told) => {
        // A machine that is spawned meanwhile reports its own steps.
        if (told.actorRef !== self) return
        if (told.type !== '@xstate.microstep' || !isMachineSnapshot(told.snapshot)) return
        const { _transitions: transitions, snapshot: after } = told
        heard.push({ taken: transitions, before: heard.at(-1)?.after ?? snapshot ?? undefined, after })
      })
      const next = step()
      listening.unsubscribe()
      if (snapshot === null || event === null) first = heard
      else taken.set(snapshot, new Map(taken.get(snapshot)).set(event, heard))
      return next
    },
  }
}

export type Step = {
  readonly edge: Edge
  readonly state: string
}

/** A path through a machine: its start, and each event with the state that follows. */
export type Path = {
  readonly scene: Scene
  /** What it is called, where it is not one of those that are found. */
  readonly name?: string
  readonly start: string
  readonly steps: readonly Step[]
  /** Every transition on the way, those before the first event included, without repetition. */
  readonly takes: readonly string[]
}
