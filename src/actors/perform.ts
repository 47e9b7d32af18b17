import { Effect } from 'effect'
import { done, type Outcome } from '../../machines/outcome.ts'
import { Api, type ApiSettings, type Service } from '../services/client.ts'

/**
 * A service's effect, run to an outcome. Only bugs reject. An aborted signal interrupts the effect and its request; then
 * nobody waits any more, so nothing is answered: an actor that was stopped and started again listens to its new run alone.
 */
export async function perform<Value>(
  { api }: { readonly api: ApiSettings },
  signal: AbortSignal,
  effect: Service<Value>,
): Promise<Outcome<Value>> {
  // It may have stopped already, while the code was fetched.
  if (signal.aborted) return unanswered()
  const outcome = Effect.match(effect, {
    onSuccess: (value): Outcome<Value> => done(value),
    onFailure: (failure) => failure,
  })
  const running = Effect.runPromise(Effect.provideService(outcome, Api, api), { signal })
  return running.catch((reason: unknown) => {
    if (signal.aborted) return unanswered()
    throw reason
  })
}

function unanswered(): Promise<never> {
  return new Promise(() => undefined)
}
