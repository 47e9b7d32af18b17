import { fromPromise } from 'xstate'
import { createForm } from '../../machines/form.ts'
import type { FormInput, SaveRequest } from '../../machines/draft.ts'
import type { Outcome } from '../../machines/outcome.ts'
import type { Environment } from './environment.ts'

type FormParts<Draft extends object, Saved extends object> = Omit<FormInput<Draft>, 'newKey'> & {
  readonly save: (request: SaveRequest<Draft>, signal: AbortSignal) => Promise<Outcome<Saved>>
}

/** Connects the form chart to saving. No draft is stored. */
export function formOf<Draft extends object, Saved extends object>(
  { newKey }: Pick<Environment, 'newKey'>,
  { save, ...input }: FormParts<Draft, Saved>,
) {
  const machine = createForm<Draft, Saved>().provide({
    actors: { save: fromPromise(({ input: request, signal }) => save(request, signal)) },
  })
  return { machine, input: { ...input, newKey } satisfies FormInput<Draft> }
}
