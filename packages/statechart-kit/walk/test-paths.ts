import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type InputFrom } from 'xstate'
import { ignoredIn } from '../core/answers.ts'
import type { ModelOf } from '../core/create-model.ts'
import type { Criterion } from '../criteria/names.ts'
import { exploredIn } from '../core/explore.ts'
import { portsById } from '../core/labels.ts'
import { coveringPaths, isInVain, titleOf } from '../criteria/paths.ts'
import type { Trace, TraceResult } from '../core/trace.ts'
import { traceOfPath } from '../core/path-trace.ts'
import { perform, see, whatCanBeDone, type AnyHandlers, type Handlers } from './handlers.ts'
import { stateOf, type Path } from '../core/edge.ts'

export type PathHandlers<Machine extends AnyStateMachine, World> = Handlers<Machine, World> & {
  /** Opens a fresh world; all other handlers get what it returns. */
  readonly open: Opens<Machine, World>
  readonly close?: (world: World) => Promise<void> | void
}

/** A method, for handlers of one machine are kept with those of any. */
type Opens<Machine extends AnyStateMachine, World> = {
  opens(scene: { readonly name: string; readonly input: InputFrom<Machine> }): Promise<World> | World
}['opens']

type AnyPathHandlers<World> = AnyHandlers<World> & Pick<PathHandlers<AnyStateMachine, World>, 'open' | 'close'>

export type PathTest = {
  readonly title: string
  readonly path: Path
  /** Rejects with a `WalkError`. */
  readonly run: () => Promise<Trace>
}

export class WalkError extends Error {
  override readonly name = 'WalkError'
  readonly trace: Trace
  constructor(message: string, trace: Trace, cause: unknown) {
    super(message, { cause })
    this.trace = trace
  }
}

/** The covering paths of a model as tests: for `transitions` the shortest from the start, for other criteria few long ones. */
export function testPaths<Machine extends AnyStateMachine, World>(
  model: ModelOf<Machine>,
  handlers: PathHandlers<Machine, World>,
  { cover = 'transitions' }: { readonly cover?: Criterion } = {},
): readonly PathTest[] {
  const can = whatCanBeDone(handlers.does)
  return exploredIn(model).flatMap((explored) =>
    coveringPaths(model, explored, { cover, can, joined: cover !== 'transitions' }).map((path) => ({
      title: model.scenes.length === 1 ? titleOf(path) : `${explored.scene.name}: ${titleOf(path)}`,
      path,
      run: () => walkPath(model, handlers, path),
    })),
  )
}

/** Walks one path and answers its trace. Rejects with a `WalkError`. */
export async function walkPath<Machine extends AnyStateMachine, World>(
  model: ModelOf<Machine>,
  handlers: PathHandlers<Machine, World>,
  path: Path,
): Promise<Trace> {
  const at = new Date().toISOString()
  const durations: number[] = []
  const traceWith = (result: TraceResult): Promise<Trace> => {
    const startTakes = exploredIn(model).find(({ scene }) => scene === path.scene)?.startTakes ?? []
    const arrivals = durations.map((duration) => ({ duration }))
    return traceOfPath(path, { machine: model.name, at, language: null, browser: null, startTakes, arrivals, result })
  }
  try {
    await walk(handlers, path, durations)
  } catch (reason) {
    const step = durations.length
    const message = reason instanceof Error ? reason.message : String(reason)
    const failed = path.steps[step - 1]
    const place = failed
      ? `at step ${step}, "${failed.edge.label}", in ${failed.state}`
      : `at the start, in ${path.start}`
    throw new WalkError(`${place}: ${message}`, await traceWith({ outcome: 'failed', step, message }), reason)
  }
  return traceWith({ outcome: 'passed' })
}

async function walk<World>(handlers: AnyPathHandlers<World>, path: Path, durations: number[]): Promise<void> {
  const { name, machine, input } = path.scene
  const ports = portsById(machine)
  let [snapshot]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, input)
  const world = await timed(durations, async () => {
    const opened = await handlers.open({ name, input })
    await see(handlers, opened, path.start, snapshot)
    return opened
  })
  try {
    for (const { edge, state } of path.steps) {
      ;[snapshot] = transition(machine, snapshot, edge.event)
      await timed(durations, async () => {
        const done = perform(handlers, world, edge.event, ports)
        // Of what should change nothing only that is asked.
        await (isInVain(edge) ? done.catch(() => undefined) : done)
        await see(handlers, world, state, snapshot)
      })
    }
  } finally {
    await handlers.close?.(world)
  }
}

/** Notes the milliseconds of what went well. */
async function timed<Result>(durations: number[], work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await work()
  durations.push(Math.round(performance.now() - startedAt))
  return result
}

/** Where a machine leaves a path that was made for it; steps count from 1. */
type Astray = { readonly step: number } & { readonly [Part in 'path' | 'event' | 'why']: string }

/** Walks a path by XState's pure transition function and says where the machine first goes another way; what changes nothing must leave the context as it is and start nothing. */
export function walkHeadless(path: Path, machine = path.scene.machine): Astray | undefined {
  let [snapshot]: readonly [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, path.scene.input)
  const lost = (step: number, event: string, why: string): Astray => ({ path: titleOf(path), step, event, why })
  if (stateOf(snapshot) !== path.start) return lost(0, 'opens', `is ${stateOf(snapshot)} rather than ${path.start}`)
  for (const [index, { edge, state }] of path.steps.entries()) {
    if (ignoredIn(edge.event)) continue
    const isHeard = edge.takes.length > 0
    if (isHeard && !snapshot.can(edge.event)) return lost(index + 1, edge.label, 'is not taken')
    const [next, actions] = transition(machine, snapshot, edge.event)
    if (stateOf(next) !== state) return lost(index + 1, edge.label, `is ${stateOf(next)} rather than ${state}`)
    if (!isHeard && (actions.length > 0 || next.context !== snapshot.context)) {
      return lost(index + 1, edge.label, 'should change nothing, and does')
    }
    snapshot = next
  }
  return undefined
}
