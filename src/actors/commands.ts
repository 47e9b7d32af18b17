import { fromPromise } from 'xstate'
import { createCommand, type CommandInput, type CommandRequest, type RefreshIntent } from '../../machines/command.ts'
import type { Outcome } from '../../machines/outcome.ts'
import type { Environment } from './environment.ts'

/** For commands without parameters. */
export type EmptyIntent = { readonly nothing?: never }

type CommandParts<Intent extends object, Saved extends object> = {
  readonly save: (request: CommandRequest<Intent>, signal: AbortSignal) => Promise<Outcome<Saved>>
  /** Asks at once, as a dialog does. */
  readonly intent?: Intent
  readonly refreshIntent?: RefreshIntent<Intent>
}

/** Connects the command chart to the call that it makes; pass the result to `useActorRef(machine, { input })`. */
export function commandOf<Intent extends object, Saved extends object>(
  { newKey }: Pick<Environment, 'newKey'>,
  { save, intent, refreshIntent = () => null }: CommandParts<Intent, Saved>,
) {
  const machine = createCommand<Intent, Saved>().provide({
    actors: { save: fromPromise(({ input: request, signal }) => save(request, signal)) },
  })
  return { machine, input: { intent: intent ?? null, refreshIntent, newKey } satisfies CommandInput<Intent> }
}
