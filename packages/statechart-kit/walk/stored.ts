import type { AnyMachineSnapshot } from 'xstate'
import type { Scene } from '../model.ts'
import { noting } from '../script/notes.ts'
import type { AnyStage } from './acts.ts'
import type { Calls, Requests } from './requests.ts'
import type { Done } from './stage.ts'
import { wordsOf } from './page-summary.ts'

/**
 * Reads back what the calls of a step have changed, once the server has acknowledged them: an answer that says so is no evidence. Throws where
 * something else is stored, or where nobody says how to read it.
 */
export async function readBack<World>(
  { stored = {} }: Pick<AnyStage<World, never>, 'stored'>,
  world: World,
  done: Omit<Done<AnyMachineSnapshot>, 'request'>,
  requests: Pick<Requests, 'changes'>,
): Promise<void> {
  for (const { call, request } of await requests.changes()) {
    const reads = stored[call]
    if (!reads) throw new Error(`${call} has changed something, and "stored" does not say how that is read back`)
    if (typeof reads === 'string') continue
    try {
      // What is read past the app is no part of the script.
      await noting([], async () => reads(world, { ...done, request }))
    } catch (reason) {
      throw new Error(`${call} was acknowledged, but something else is stored: ${wordsOf(reason)}`, { cause: reason })
    }
  }
}

/** The calls of a scene that change something and that a stage does not read back. */
export function unreadIn(
  { calls: made }: Pick<Scene, 'calls'>,
  { stored = {} }: { readonly stored?: object },
  { isChange = () => false }: Pick<Calls, 'isChange'>,
): readonly string[] {
  const all = new Set(Object.values(made).flatMap((calls) => calls ?? []))
  return [...all].filter((call) => isChange(call) && !Object.hasOwn(stored, call))
}
