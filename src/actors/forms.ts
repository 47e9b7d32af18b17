import { fromPromise } from 'xstate'
import { createForm } from '../../machines/form.ts'
import type { FormInput, SaveRequest } from '../../machines/draft.ts'
import type { Service } from '../services/client.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

type FormParts<Draft extends object, Saved extends object> = Omit<FormInput<Draft>, 'newKey'> & {
  readonly call: (request: SaveRequest<Draft>) => Service<Saved>
}

/** Connects the form chart to the call that sends it. No draft is stored. */
export function formOf<Draft extends object, Saved extends object>(
  environment: Pick<Environment, 'api' | 'newKey'>,
  { call, ...input }: FormParts<Draft, Saved>,
) {
  const machine = createForm<Draft, Saved>().provide({
    actors: { save: fromPromise(({ input: request, signal }) => runService(environment, signal, call(request))) },
  })
  return { machine, input: { ...input, newKey: environment.newKey } satisfies FormInput<Draft> }
}
