import {
  type AnyMachineSnapshot,
  type EventObject,
  isMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate'
import { stateOf } from '../core/edge.ts'
import { labelOf, portsById } from '../core/labels.ts'
import type { Taken } from '../core/moment.ts'
import { transitionsOf } from '../core/transitions.ts'

/** Notes what a machine itself does while it runs: which events it took along which transitions, and its actions. */
export function notesOn(machine: AnyStateMachine) {
  const ids = new Map(transitionsOf(machine).map(({ definition, id }) => [definition, id]))
  const ports = portsById(machine)
  let taken: readonly Taken[] = []
  let takes: readonly string[] = []
  let did: readonly string[] = []

  const take = (event: EventObject, snapshot: AnyMachineSnapshot): void => {
    if (event.type !== 'xstate.init')
      taken = [...taken, { event, label: labelOf(event, ports), state: stateOf(snapshot), takes }]
    takes = []
  }
  return {
    hear: (told: InspectionEvent): void => {
      // Charts inside speak for themselves.
      if (told.actorRef.sessionId !== told.rootId) return
      if (told.type === '@xstate.action') did = [...did, told.action.type]
      if (told.type === '@xstate.microstep') {
        const { _transitions: transitions } = told
        takes = [...takes, ...transitions.flatMap((definition) => ids.get(definition) ?? [])]
      }
      if (told.type === '@xstate.snapshot' && isMachineSnapshot(told.snapshot)) take(told.event, told.snapshot)
    },
    /** What happened since they were read last. */
    read: () => {
      const read = { taken, did }
      taken = []
      did = []
      return read
    },
  }
}
