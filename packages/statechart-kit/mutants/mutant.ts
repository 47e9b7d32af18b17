import {
  initialTransition,
  StateMachine,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'
import type { Edit } from './edits.ts'
import { withPart } from './parts.ts'

/** A machine with one edit made to its chart; everything that the chart names is as it was. Throws where no machine can be made of it. */
export function mutantOf({ config, implementations }: AnyStateMachine, { path, value }: Edit): AnyStateMachine {
  const edited: unknown = withPart(config, path, value)
  if (!isConfig(edited)) throw new Error('the edit leaves no chart')
  return new StateMachine(edited, implementations)
}

/** An edit takes parts of a chart away or puts others of the same kind there; what is no chart any more, XState refuses. */
function isConfig(edited: unknown): edited is AnyStateMachine['config'] {
  return typeof edited === 'object' && edited !== null
}

/**
 * What can be told of a machine from outside, first as it starts and then after each event: its state with tags, context and output, and
 * what it sets about to do, as starting an actor with what it is handed, or an action with its parameters. What throws ends it.
 */
export function* sightsOf(machine: AnyStateMachine, input: unknown, events: Iterable<EventObject>): Generator<string> {
  try {
    let [snapshot, actions]: Stepped = initialTransition(machine, input)
    yield sightOf(snapshot, actions)
    for (const event of events) {
      ;[snapshot, actions] = transition(machine, snapshot, event)
      yield sightOf(snapshot, actions)
    }
  } catch (error) {
    yield String(error)
  }
}

type Stepped = [AnyMachineSnapshot, readonly ExecutableActionObject[]]

function sightOf(snapshot: Told, actions: readonly ExecutableActionObject[]): string {
  const { value, status, output, context } = snapshot
  const tags = [...snapshot.tags].map(String).toSorted()
  const children = Object.keys(snapshot.children)
  const done = actions.map(({ type, params }): readonly unknown[] => [type, params])
  return JSON.stringify({ value, status, output, tags, children, context, done }, plainly)
}

/** What is the same in every snapshot, of whatever machine. */
type Told = { readonly [Part in 'value' | 'status' | 'output' | 'context']: unknown } & {
  readonly tags: ReadonlySet<unknown>
  readonly children: object
}

/** Files are known by their names; functions, as those that make an answer, have no face. */
function plainly(_: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value]
  return value instanceof File ? value.name : value
}
