import { fromPromise } from 'xstate'
import { createCommand, type CommandInput, type CommandRequest, type RefreshIntent } from '../../machines/command.ts'
import type { Service } from '../services/client.ts'
import type { Acknowledged } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

/** For commands without parameters. */
export type EmptyIntent = { readonly nothing?: never }

type CommandParts<Intent extends object, Saved extends object> = {
  readonly call: (request: CommandRequest<Intent>) => Service<Saved>
  /** Asks at once, as a dialog does. */
  readonly intent?: Intent
  readonly refreshIntent?: RefreshIntent<Intent>
}

/** Connects the command chart to the call that it makes; pass the result to `useActorRef(machine, { input })`. */
export function commandOf<Intent extends object, Saved extends object>(
  environment: Pick<Environment, 'api' | 'newKey'>,
  { call, intent, refreshIntent = () => null }: CommandParts<Intent, Saved>,
) {
  const machine = createCommand<Intent, Saved>().provide({
    actors: { save: fromPromise(({ input, signal }) => runService(environment, signal, call(input))) },
  })
  const { newKey } = environment
  return { machine, input: { intent: intent ?? null, refreshIntent, newKey } satisfies CommandInput<Intent> }
}

/** A command about a thing that is known when its dialog opens. */
export const confirmed = (environment: Environment, call: (key: string) => Service<Acknowledged>) =>
  commandOf<EmptyIntent, Acknowledged>(environment, { intent: {}, call: ({ key }) => call(key) })
