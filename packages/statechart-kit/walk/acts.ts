import type { AnyStateMachine } from 'xstate'
import { ignoredIn } from '../answers.ts'
import type { Edge } from '../edge.ts'
import { isInVain, type Step } from '../paths.ts'
import { perform, run, type AnyHandlers } from './handlers.ts'
import { note, noting, type Note } from '../script/notes.ts'
import { withoutWaiting } from '../script/recorded-page.ts'
import type { Stage } from './stage.ts'

/** A stage whose chart is not known any more. */
export type AnyStage<World, OpenVisit> = Pick<
  Stage<AnyStateMachine, World, OpenVisit>,
  'open' | 'screen' | 'ignored' | 'seesInstead' | 'stored'
> &
  AnyHandlers<World>

/** How far somebody came with what they did: `a part` where they could begin it and not end it. */
export type Did = 'all' | 'a part' | 'nothing'

/** Does what a step asks for: a person acts, a call is answered, a delay runs out. What is tried in vain may not be possible. */
export async function act<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { edge, edge: { event } }: Step,
  ports: ReadonlyMap<string, string>,
): Promise<Did> {
  if (isInVain(edge)) return tryInVain(stage, world, edge)
  const ignored = ignoredIn(event)
  if (!ignored) {
    await perform(stage, world, event, ports)
    return 'all'
  }
  const gate = stage.ignored?.[ignored.name]
  if (!gate) throw new Error(`The stage does not say where ${ignored.name} waits, in "ignored"`)
  await gate(world).answer(ignored.failure)
  // So that what is not to be seen would be by now.
  await gate(world).passTime()
  return 'all'
}

/** How long somebody looks for what should not be there, and how long the rest of what comes of it may take; milliseconds. */
const GLANCE = 400
const IN_VAIN = 5_000

/** Playwright's own; milliseconds. */
const PATIENCE = 30_000

/**
 * Tries what should change nothing. The screen has just been seen to be complete, so that at each element a glance is enough; mostly there is
 * nothing to press. What has been done all the same, the state is looked at after.
 */
async function tryInVain<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { event }: Edge,
): Promise<Did> {
  const { page } = stage.screen(world)
  page.setDefaultTimeout(GLANCE)
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(late.resolve, IN_VAIN, 'late' as const)
  try {
    const notes: Note[] = []
    const tried = noting(notes, () => withoutWaiting(() => run('does', stage.does, event.type, world, event))).then(
      () => 'all' as const,
      () => 'broken off' as const,
    )
    const end = await Promise.race([tried, late.promise])
    note(...notes)
    if (end === 'all') return 'all'
    return end === 'broken off' && notes.every(({ kind }) => kind === 'sees') ? 'nothing' : 'a part'
  } finally {
    clearTimeout(timer)
    page.setDefaultTimeout(PATIENCE)
  }
}
