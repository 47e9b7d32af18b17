import { Effect } from 'effect'
import { done, type Outcome } from '../../machines/outcome.ts'
import { Api, type ApiSettings, type Service } from '../services/client.ts'

/**
 * Runs a service's effect to an outcome. Only bugs reject. Aborting the signal interrupts the effect and its request;
 * the promise then never resolves, because nobody is waiting: a restarted actor listens only to its new run.
 */
export async function runService<Value>(
  { api }: { readonly api: ApiSettings },
  signal: AbortSignal,
  effect: Service<Value>,
): Promise<Outcome<Value>> {
  // The actor may have stopped while the code was being fetched.
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
