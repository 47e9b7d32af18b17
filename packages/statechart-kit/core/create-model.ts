import type { AnyStateMachine, EventObject } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { portsIn } from './transition-calls.ts'
import { wordsOf } from './labels.ts'
import { WHOLE, type Model, type Scene } from './model.ts'
import { offersIn } from './scenes.ts'
import { portOf, transitionsOf } from './transitions.ts'
import type { ModelOptions, LooseOptions, LooseSamples, Outcomes } from './samples.ts'

export class ModelError extends Error {
  override readonly name = 'ModelError'
}

/** A model that knows the type of its machine, so that handlers can be held against it. */
export type ModelOf<Machine extends AnyStateMachine> = Model & { readonly machine: Machine }

/** Tells what there is to know of a machine beside the machine. Throws a `ModelError` where samples are missing. */
export function createModel<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ModelOptions<Machine>,
): ModelOf<Machine>

/** Of a machine whose types nobody knows, all is looked at when it is read. */
export function createModel(machine: AnyStateMachine, options: LooseOptions): ModelOf<AnyStateMachine> {
  const { name = machine.id, about = machine.config.description ?? '', scenes = { main: {} }, ...rest } = options
  const { properties = {}, excused = {}, ...shared } = rest
  const [first, ...others] = Object.entries(scenes).map(([scene, own]) =>
    sceneOf(machine, scene, { ...shared, ...own }),
  )
  if (!first) throw new ModelError(`${name} has no scene: leave "scenes" out, or name one.`)
  return { name, about, machine, scenes: [first, ...others], properties, excused, headless: {} }
}

function sceneOf(machine: AnyStateMachine, name: string, samples: LooseSamples): Scene {
  const { input, events = {}, inert = [], digest = [WHOLE], offers = {} } = samples
  const actors = actorsIn(machine)
  const answers = outcomesOf(machine, actors, samples.answers)
  const errors = { ...expectedErrors(actors), ...outcomesOf(machine, actors, samples.errors) }
  const unknown = actors.filter(({ port, answers: isAnswered }) => isAnswered && !Object.hasOwn(answers, port))
  if (unknown.length > 0) throw new ModelError(lackOf(machine, [...new Set(unknown.map(({ port }) => port))]))
  const bare = eventTypesIn(machine).map((type): [string, readonly EventObject[]] => [type, [{ type }]])
  const ends = (actor: string): readonly unknown[] => [...(answers[actor] ?? []), ...(errors[actor] ?? [])]
  const names = Object.keys({ ...answers, ...errors })
  return {
    name,
    about: '',
    machine,
    input,
    events: Object.values({ ...Object.fromEntries(bare), ...events }).flatMap((each) => each ?? []),
    inert: inert.map((event) => ({ event })),
    answers,
    errors,
    // What an actor does is one call of its own name, which can end in as many ways as there are samples.
    api: {
      failuresOf: (calls) => [...new Set(calls.flatMap(ends).map(wordsOf))].map((type) => ({ type })),
      rolesOf: () => [],
    },
    calls: Object.fromEntries(names.map((actor) => [actor, [actor]])),
    ignored: {},
    inside: {},
    digest,
    offers: offersIn(machine, offers),
  }
}

type Invoked = { readonly port: string; readonly answers: boolean; readonly fails: boolean }

function actorsIn(machine: AnyStateMachine): readonly Invoked[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    node.invoke.map((invoked) => ({
      port: portOf(invoked),
      answers: node.transitions.has(`xstate.done.actor.${invoked.id}`),
      fails: node.transitions.has(`xstate.error.actor.${invoked.id}`),
    })),
  )
}

const expectedErrors = (actors: readonly Invoked[]): Scene['errors'] =>
  Object.fromEntries(actors.flatMap(({ port, fails }) => (fails ? [[port, [new Error('any error')]]] : [])))

function outcomesOf(machine: AnyStateMachine, actors: readonly Invoked[], given: Outcomes = {}): Scene['answers'] {
  const known = [...new Set([...actors.map(({ port }) => port), ...portsIn(machine)])]
  const stranger = Object.keys(given).find((port) => !known.includes(port))
  if (stranger !== undefined)
    throw new ModelError(
      `${machine.id} has no actor ${JSON.stringify(stranger)}; it has ${known.join(', ') || 'none'}.`,
    )
  return Object.fromEntries(Object.entries(given).map(([port, samples]) => [port, samples ?? []]))
}

/** Every event that a chart names, without XState's own and patterns such as `job.*`. */
function eventTypesIn(machine: AnyStateMachine): readonly string[] {
  const types = transitionsOf(machine).flatMap(({ kind, on }) => (kind === 'event' ? [on] : []))
  return [...new Set(types)].filter((type) => !type.startsWith('xstate.') && !type.endsWith('*'))
}

function lackOf({ id }: AnyStateMachine, actors: readonly string[]): string {
  const samples = actors.map(
    (actor) => `      ${/^\w+$/.test(actor) ? actor : JSON.stringify(actor)}: [/* outputs */],`,
  )
  return [
    `${id} waits for what ${actors.join(', ')} ${actors.length === 1 ? 'answers' : 'answer'}, and no sample says what that is. Export a model with samples beside the machine:`,
    '',
    `  import { createModel } from 'statechart-kit'`,
    '',
    `  export const model = createModel(machine, {`,
    `    answers: {`,
    ...samples,
    `    },`,
    `  })`,
  ].join('\n')
}
