import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { ignoredIn } from '../answers.ts'
import type { Step } from '../paths.ts'
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
  { edge: { event } }: Step,
  ports: ReadonlyMap<string, string>,
): Promise<void> {
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
