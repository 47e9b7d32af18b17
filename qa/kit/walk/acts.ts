import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { ignoredIn } from '../answers.ts'
import type { Edge } from '../edge.ts'
import type { Step } from '../paths.ts'
import { isInVain } from './plan.ts'
import type { Stage } from './stage.ts'

/** A stage whose chart is not known any more: XState's events and answers are handed to it as they come. */
export type AnyStage<World, OpenVisit> = Pick<
  Stage<AnyStateMachine, World, OpenVisit>,
  'open' | 'screen' | 'ignored' | 'seesInstead' | 'delays'
> & {
  readonly does: Acts<World>
  readonly answers: Acts<World>
  readonly sees: Acts<World>
}
type Acts<World> = {
  readonly [Name in string]?: { does(world: World, given: unknown): Promise<void> }['does'] | string
}

/** Does what a step asks for: a person acts, a call is answered, a delay runs out. */
export async function act<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { edge, edge: { event } }: Step,
  ports: ReadonlyMap<string, string>,
): Promise<void> {
  if (isInVain(edge)) return tryInVain(stage, world, edge)
  const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
  if (delay !== undefined) {
    const pass = stage.delays?.[delay]
    if (!pass) throw new Error(`The stage does not say how the delay ${delay} runs out`)
    return pass(world)
  }
  const ignored = ignoredIn(event)
  if (ignored) {
    const gate = stage.ignored?.[ignored.name]
    if (!gate) throw new Error(`The stage does not say where ${ignored.name} waits, in "ignored"`)
    await gate(world).answer(ignored.failure)
    // So that what is not to be seen would be by now.
    return gate(world).passTime()
  }
  const port = ports.get(event.type)
  if (port === undefined) return run('does', stage.does, event.type, world, event)
  return run('answers', stage.answers, port, world, Reflect.get(event, 'output'))
}

/** Makes sure that a person sees what the state says. */
export async function see<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  state: string,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  await run('sees', stage.sees, state, world, snapshot)
}

async function run<World>(
  part: 'does' | 'answers' | 'sees',
  acts: Acts<World>,
  name: string,
  world: World,
  given: unknown,
): Promise<void> {
  const does = acts[name]
  if (does === undefined) throw new Error(`The stage has nothing for ${name} in "${part}"`)
  if (typeof does !== 'function') throw new Error(`The stage has only "${does}" for ${name} in "${part}"`)
  await does(world, given)
}

/** Whether the stage says how somebody does what should change nothing; every other step it has to know. */
export function whatCanBeDone<World>(does: Acts<World>): (edge: Edge) => boolean {
  return (edge) => !isInVain(edge) || typeof does[edge.event.type] === 'function'
}

/** How long a button that should not be there is looked for, and how long the rest of what comes of it may take; milliseconds. */
const GLANCE = 400
const IN_VAIN = 5_000

/** Playwright's own; milliseconds. */
const PATIENCE = 30_000

/** Tries what should change nothing: mostly there is nothing to press. What that leaves behind, the state is looked at after. */
async function tryInVain<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { event }: Edge,
): Promise<void> {
  const { page } = stage.screen(world)
  page.setDefaultTimeout(GLANCE)
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, IN_VAIN)
  try {
    // Whether it could be done is not asked: only what comes of it.
    const tried = run('does', stage.does, event.type, world, event).then(
      () => undefined,
      () => undefined,
    )
    await Promise.race([tried, late.promise])
  } finally {
    clearTimeout(timer)
    page.setDefaultTimeout(PATIENCE)
  }
}
