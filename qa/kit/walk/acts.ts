import type { AnyStateMachine } from 'xstate'
import { ignoredIn } from '../answers.ts'
import type { Edge } from '../edge.ts'
import { isInVain, type Step } from '../paths.ts'
import { perform, run, type AnyHandlers } from './handlers.ts'
import type { Stage } from './stage.ts'

/** A stage whose chart is not known any more. */
export type AnyStage<World, OpenVisit> = Pick<
  Stage<AnyStateMachine, World, OpenVisit>,
  'open' | 'screen' | 'ignored' | 'seesInstead'
> &
  AnyHandlers<World>

/** Does what a step asks for: a person acts, a call is answered, a delay runs out. */
export async function act<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { edge, edge: { event } }: Step,
  ports: ReadonlyMap<string, string>,
): Promise<void> {
  if (isInVain(edge)) return tryInVain(stage, world, edge)
  const ignored = ignoredIn(event)
  if (!ignored) return perform(stage, world, event, ports)
  const gate = stage.ignored?.[ignored.name]
  if (!gate) throw new Error(`The stage does not say where ${ignored.name} waits, in "ignored"`)
  await gate(world).answer(ignored.failure)
  // So that what is not to be seen would be by now.
  return gate(world).passTime()
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
