import {
  isMachineSnapshot,
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
} from 'xstate'
import { portsIn } from '../calls.ts'
import type { Scene } from '../model.ts'

/** A port that was asked and has not answered. */
export type Waiting = {
  readonly port: string
  /** The ports of the charts inside that ask, from the outermost on; empty where the machine itself does. */
  readonly inside: readonly string[]
  /** What can come now. */
  readonly answers: readonly unknown[]
  readonly answer: (output: unknown) => void
}

/** The machine of a scene, with ports that wait to be told what to answer. Charts inside of it are at work themselves. */
export function provided({ machine, inside }: Scene): AnyStateMachine {
  const actors = portsIn(machine).map((port) => {
    const chart = inside[port]
    return [port, chart ? provided(chart.scene) : waits] as const
  })
  return machine.provide({ actors: Object.fromEntries(actors) })
}

/**
 * Every port that a machine waits for, those of charts inside of it too. One without samples never answers: it sends events, as somebody
 * does.
 */
export function waitingIn(snapshot: AnyMachineSnapshot, { answers, inside, offers }: Scene): readonly Waiting[] {
  const children: unknown = snapshot.children
  return partsOf(children).flatMap(([id, child]) => {
    if (!isActor(child) || typeof child.src !== 'string') return []
    const port = child.src
    const stands = child.getSnapshot()
    if (!isActive(stands)) return []
    const chart = inside[port]
    if (chart) {
      if (!isMachineSnapshot(stands)) return []
      return waitingIn(stands, chart.scene).map((each) => ({ ...each, inside: [port, ...each.inside] }))
    }
    const samples = answers[port] ?? []
    if (samples.length === 0) return []
    const type = `xstate.done.actor.${id}`
    return [
      {
        port,
        inside: [],
        answers: samples.filter((output) => {
          const event = { type, output }
          return offers(snapshot, event)
        }),
        answer: (output) => {
          const told: Answered = { type: ANSWERED, output }
          child.send(told)
        },
      },
    ]
  })
}

/** What walks have to know of an actor. */
type Actor = { readonly src: unknown; readonly getSnapshot: () => unknown; readonly send: (event: EventObject) => void }

const isActor = (value: unknown): value is Actor =>
  typeof value === 'object' && value !== null && 'src' in value && 'getSnapshot' in value && 'send' in value

const isActive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 'active'

const partsOf = (value: unknown): readonly (readonly [name: string, part: unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const ANSWERED = 'walk.answered'
type Answered = { readonly type: typeof ANSWERED; readonly output: unknown }

/** A port that answers when it is told to, at once. Where nobody waits for it any more, XState has stopped it. */
const waits: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    if (event.type === ANSWERED) return { status: 'done', output: Reflect.get(event, 'output'), error: undefined }
    return event.type === 'xstate.stop' ? { status: 'stopped', output: undefined, error: undefined } : snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}
