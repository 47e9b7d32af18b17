import {
  isMachineSnapshot,
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { portsIn } from '../core/transition-calls.ts'
import { portsById } from '../core/labels.ts'
import type { Scene } from '../core/model.ts'
import { portOf } from '../core/transitions.ts'

/** A port that was asked and has not answered. */
export type PendingPort = {
  readonly port: string
  /** The ports of the charts inside that ask, from the outermost on; empty where the machine itself does. */
  readonly inside: readonly string[]
  readonly answers: readonly Answer[]
  readonly answer: (answer: Answer) => void
}

/** What comes of an actor in the end: it answers, or it fails. */
export type Answer = { readonly output: unknown } | { readonly error: unknown }

/** The machine of a scene, with ports that wait to be told what to answer. Charts inside of it are at work themselves. */
export function provided({ machine, inside }: Scene): AnyStateMachine {
  const invoked = [machine.root, ...getStateNodes(machine)].flatMap((node) => node.invoke)
  const nameless = invoked.filter((each) => portOf(each) !== each.src).map(portOf)
  if (nameless.length > 0) {
    throw new Error(
      `Walks need names for all actors, as in setup({ actors }); ${machine.id} has none for ${nameless.join(', ')}`,
    )
  }
  const actors = [...new Set([...portsIn(machine), ...invoked.map(portOf)])].map((port) => {
    const chart = inside[port]
    return [port, chart ? provided(chart.scene) : waits] as const
  })
  return machine.provide({ actors: Object.fromEntries(actors) })
}

/**
 * Every port that a machine waits for, those of charts inside of it too. One without samples never answers: it sends events, as somebody
 * does.
 */
export function waitingIn(
  snapshot: AnyMachineSnapshot,
  { machine, answers, errors, inside, offers }: Scene,
): readonly PendingPort[] {
  const children: unknown = snapshot.children
  const ports = portsById(machine)
  return partsOf(children).flatMap(([id, child]) => {
    if (!isActor(child) || typeof child.src !== 'string') return []
    const port = ports.get(`xstate.done.actor.${id}`) ?? child.src
    const stands = child.getSnapshot()
    if (!isActive(stands)) return []
    const chart = inside[port]
    if (chart) {
      if (!isMachineSnapshot(stands)) return []
      return waitingIn(stands, chart.scene).map((each) => ({ ...each, inside: [port, ...each.inside] }))
    }
    const samples: readonly Answer[] = [
      ...(answers[port] ?? []).map((output) => ({ output })),
      ...(errors[port] ?? []).map((error) => ({ error })),
    ]
    if (samples.length === 0) return []
    return [
      {
        port,
        inside: [],
        answers: samples.filter((sample) => {
          const type = `xstate.${'output' in sample ? 'done' : 'error'}.actor.${id}`
          return offers(snapshot, { type, ...sample })
        }),
        answer: (answer) => {
          const told: Answered = { type: ANSWERED, answer }
          child.send(told)
        },
      },
    ]
  })
}

type Actor = { readonly src: unknown; readonly getSnapshot: () => unknown; readonly send: (event: EventObject) => void }

const isActor = (value: unknown): value is Actor =>
  typeof value === 'object' && value !== null && 'src' in value && 'getSnapshot' in value && 'send' in value

const isActive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 'active'

const partsOf = (value: unknown): readonly (readonly [name: string, part: unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const ANSWERED = 'walk.answered'
type Answered = { readonly type: typeof ANSWERED; readonly answer: Answer }

const isAnswered = (event: EventObject): event is Answered => event.type === ANSWERED

/** A port that answers on command, at once. If nobody waits for it anymore, XState has stopped it. */
const waits: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    if (isAnswered(event)) {
      const { answer } = event
      return 'output' in answer
        ? { status: 'done', output: answer.output, error: undefined }
        : { status: 'error', output: undefined, error: answer.error }
    }
    return event.type === 'xstate.stop' ? { status: 'stopped', output: undefined, error: undefined } : snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}
