import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom, StateValue } from 'xstate'
import { failedPort } from '../core/labels.ts'
import type { Edge } from '../core/edge.ts'
import type { AnswerOf, EventOf, PortOf } from '../core/model.ts'
import { isInVain } from '../criteria/paths.ts'

/** Every leaf of a chart by its path: `open.new.alreadyBid`. Any text where the types of the chart do not tell. */
export type StateOf<Machine extends AnyStateMachine> = StateValue extends SnapshotFrom<Machine>['value']
  ? string
  : LeafIn<SnapshotFrom<Machine>['value']>

type LeafIn<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${LeafIn<NonNullable<Value[Name]>>}` }[keyof Value & string]

/**
 * What is done for each step of a path, and what is to be seen then. The tables are complete: what the chart has and they have not, does
 * not compile.
 */
export type Handlers<Machine extends AnyStateMachine, World> = {
  /** What a person does, by event. */
  readonly does: {
    readonly [Type in EventFromLogic<Machine>['type']]: Act<World, EventOf<Machine, Type>> | Elsewhere
  }
  /** What makes an invoked actor answer. */
  readonly answers: {
    readonly [Port in PortOf<Machine>]: Act<World, AnswerOf<Machine, Port>> | 'sends events' | Elsewhere
  }
  /** What makes an invoked actor fail; nothing where none of them has samples of errors. */
  readonly errors?: { readonly [Port in PortOf<Machine>]?: Act<World, unknown> }
  /** What has to happen for a delay to run out, by its name. */
  readonly delays?: { readonly [Name in string]?: (world: World) => Promise<void> | void }
  /** Looks whether what a state promises is to be seen; throws where it is not. Of several leaves that are active at once each is looked at. */
  readonly sees: {
    readonly [State in StateOf<Machine>]: Act<World, SnapshotFrom<Machine>> | 'is passed' | Elsewhere
  }
}

/** It belongs to another scene of the same chart; a path of this scene that needs it fails. */
export type Elsewhere = 'elsewhere'

/** A method, for the events of one chart are handed to it as those of any. */
type Act<World, Given> = { does(world: World, given: Given): Promise<void> | void }['does']

/** Handlers whose chart is not known any more: XState's events and answers are handed to them as they come. */
export type AnyHandlers<World> = Pick<Handlers<AnyStateMachine, World>, 'delays'> & {
  readonly does: Acts<World>
  readonly answers: Acts<World>
  readonly errors?: Acts<World>
  readonly sees: Acts<World>
}
export type Acts<World> = { readonly [Name in string]?: Act<World, unknown> | string }

/** Does what an event asks for: a person acts, an actor answers or fails, a delay runs out. */
export async function perform<World>(
  handlers: AnyHandlers<World>,
  world: World,
  event: EventObject,
  ports: ReadonlyMap<string, string>,
): Promise<void> {
  const { does, answers, errors = {}, delays = {} } = handlers
  const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
  if (delay !== undefined) {
    const pass = delays[delay]
    if (!pass) throw new Error(`There is nothing for ${delay} in "delays"`)
    return pass(world)
  }
  const port = ports.get(event.type)
  if (port !== undefined) return run('answers', answers, port, world, Reflect.get(event, 'output'))
  const failed = failedPort(event.type, ports)
  if (failed !== undefined) return run('errors', errors, failed, world, Reflect.get(event, 'error'))
  return run('does', does, event.type, world, event)
}

/** Makes sure that what is to be seen in a state is seen; in several at once, in each of them. */
export async function see<World>(
  { sees }: Pick<AnyHandlers<World>, 'sees'>,
  world: World,
  state: string,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  for (const leaf of state.split(' + ')) await run('sees', sees, leaf, world, snapshot)
}

/** Whether it is said how somebody does what should change nothing; every other step has to be known. */
export function whatCanBeDone<World>(does: Acts<World>): (edge: Edge) => boolean {
  return (edge) => !isInVain(edge) || typeof does[edge.event.type] === 'function'
}

/** Runs one of a table; throws where it has none. */
export async function run<World>(
  part: 'does' | 'answers' | 'errors' | 'sees',
  acts: Acts<World>,
  name: string,
  world: World,
  given: unknown,
): Promise<void> {
  const does = acts[name]
  if (does === undefined) throw new Error(`There is nothing for ${name} in "${part}"`)
  if (typeof does !== 'function') throw new Error(`There is only "${does}" for ${name} in "${part}"`)
  await does(world, given)
}
