import {
  isMachineSnapshot,
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate'

type Logic = ActorLogic<AnyMachineSnapshot, EventObject, unknown>

/** One step of a machine that rests nowhere between: what it took, from where and to where. */
export type Microstep = {
  readonly taken: readonly AnyTransitionDefinition[]
  readonly before: AnyMachineSnapshot | undefined
  readonly after: AnyMachineSnapshot
}

/** A machine whose every step is noted: XState tells the transitions of each microstep to those who inspect. */
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

/** What each step took, by the snapshot and the event that it was made with. */
export function createNotes() {
  let first: readonly Microstep[] = []
  const taken = new Map<AnyMachineSnapshot, Map<EventObject, readonly Microstep[]>>()
  return {
    /** What followed at once on entering the first state. */
    atStart: (entered: AnyMachineSnapshot | undefined) =>
      first.map((step, index) => (index === 0 ? { ...step, before: step.before ?? entered } : step)),
    on: (snapshot: AnyMachineSnapshot, event: EventObject) => taken.get(snapshot)?.get(event) ?? [],
    listen<Next>(
      { system }: Parameters<Logic['transition']>[2],
      snapshot: AnyMachineSnapshot | null,
      event: EventObject | null,
      step: () => Next,
    ): Next {
      const heard: Microstep[] = []
      const listening = system.inspect((told) => {
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
