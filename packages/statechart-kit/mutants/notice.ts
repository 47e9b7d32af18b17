import {
  initialTransition,
  StateMachine,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'
import type { Model, Scene } from '../core/model.ts'
import type { Path } from '../core/edge.ts'
import { chartWalks } from '../random/chart.ts'
import { drawnFor, isBrokenOn, type Plan } from '../random/walks.ts'
import { editsOf, type Edit } from './edits.ts'
import { withPart } from './parts.ts'

/** Paths of one scene, with what the machine shows at each of their steps. */
export type Expected = { readonly scene: Scene; readonly walks: readonly Walk[] }

type Walk = { readonly path: Path; readonly sights: readonly string[] }

export function expectedOf(scene: Scene, paths: readonly Path[]): Expected {
  const walks = paths.map((path) => ({ path, sights: [...sightsOf(scene.machine, scene.input, eventsOf(path))] }))
  return { scene, walks }
}

/** Every edit to the chart of a scene. All scenes of a model have the same. */
export const editsIn = ({ machine }: Scene): readonly Edit[] => editsOf(machine.config)

/** Whether a path of any scene goes otherwise, or shows something else on the way, once an edit is made to the chart. */
export function isNoticed(edit: Edit, expected: readonly Expected[]): boolean {
  return expected.some(({ scene, walks }) => {
    const mutant = madeOf(scene, edit)
    if (mutant === null) return true
    const differs = ({ path, sights }: Walk): boolean =>
      sightsOf(mutant, scene.input, eventsOf(path)).some((sight, step) => sight !== sights[step])
    return walks.some(differs)
  })
}

/** Null where XState makes no machine of it, which is noticed at once. */
function madeOf({ machine }: Scene, edit: Edit): AnyStateMachine | null {
  try {
    return mutantOf(machine, edit)
  } catch {
    return null
  }
}

const eventsOf = ({ steps }: Path) => steps.map(({ edge: { event } }) => event)

/**
 * Whether a statement of a model is broken on walks at random once an edit is made to its chart, or a step throws that did not. The walks
 * are the same for every edit, and none of them may break anything on the chart as it is.
 */
export async function noticesOnWalks(model: Model, plan: Plan): Promise<(edit: Edit) => Promise<boolean>> {
  const all = model.scenes.map((scene) => ({ scene, walks: drawnFor(chartWalks(model, scene), plan) }))
  for (const { scene, walks } of all) {
    if (await isBrokenOn(chartWalks(model, scene), walks))
      throw new Error(`${model.name}/${scene.name} breaks a statement as it is`)
  }
  return async (edit) => {
    for (const { scene, walks } of all) {
      const machine = mutantOf(scene.machine, edit)
      if (await isBrokenOn(chartWalks(model, { ...scene, machine }), walks)) return true
    }
    return false
  }
}

/** A machine with one edit made to its chart; everything that the chart names is as it was. Throws where no machine can be made of it. */
function mutantOf({ config, implementations }: AnyStateMachine, { path, value }: Edit): AnyStateMachine {
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
function* sightsOf(machine: AnyStateMachine, input: unknown, events: Iterable<EventObject>): Generator<string> {
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

function sightOf(snapshot: SnapshotParts, actions: readonly ExecutableActionObject[]): string {
  const { value, status, output, context } = snapshot
  const tags = [...snapshot.tags].map(String).toSorted()
  const children = Object.keys(snapshot.children)
  const done = actions.map(({ type, params }): readonly unknown[] => [type, params])
  return JSON.stringify({ value, status, output, tags, children, context, done }, plainly)
}

type SnapshotParts = { readonly [Part in 'value' | 'status' | 'output' | 'context']: unknown } & {
  readonly tags: ReadonlySet<unknown>
  readonly children: object
}

/** Files are known by their names; functions, as those that make an answer, have no face. */
function plainly(_: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value]
  return value instanceof File ? value.name : value
}
