import { Effect } from 'effect'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { Api, type ApiSettings } from '../services/client.ts'
import type { ServiceFailure } from '../services/failures.ts'

/**
 * A service's effect, run to an outcome. Only bugs reject. An aborted signal interrupts the effect and its request; then
 * nobody waits any more, so nothing is answered: an actor that was stopped and started again listens to its new run alone.
 */
export async function perform<Value>(
  effect: Effect.Effect<Value, ServiceFailure, Api>,
  settings: ApiSettings,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  // It may have stopped already, while the code was fetched.
  if (signal.aborted) return unanswered()
  const outcome = Effect.match(effect, { onSuccess: (value): Outcome<Value> => done(value), onFailure: failureOf })
  const running = Effect.runPromise(Effect.provideService(outcome, Api, settings), { signal })
  return running.catch((reason: unknown) => {
    if (signal.aborted) return unanswered()
    throw reason
  })
}

function unanswered(): Promise<never> {
  return new Promise(() => undefined)
}

/** A service's failure in the words of the machines. */
function failureOf(failure: ServiceFailure): Failure {
  switch (failure._tag) {
    case 'Offline':
      return { type: 'offline' }
    case 'TimedOut':
      return { type: 'timedOut' }
    case 'ServerFailed':
      return { type: 'serverFailed' }
    case 'Malformed':
      return { type: 'malformed' }
    case 'Unauthorized':
      return { type: 'unauthorized', ...told(failure) }
    case 'Forbidden':
      return { type: 'forbidden', ...told(failure) }
    case 'NotFound':
      return { type: 'notFound', ...told(failure) }
    case 'Conflict':
      return {
        type: 'conflict',
        ...told(failure),
        ...(failure.fresh === undefined ? {} : { fresh: failure.fresh }),
      }
    case 'Invalid':
      return { type: 'invalid', ...told(failure), errors: failure.errors }
    case 'TooMany':
      return { type: 'tooMany', ...told(failure), retryAfter: failure.retryAfter }
  }
}

function told({ code, message }: Pick<Extract<ServiceFailure, { code: unknown }>, 'code' | 'message'>) {
  return { code, message }
}
