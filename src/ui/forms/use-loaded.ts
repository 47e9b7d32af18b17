import { useActorRef, useSelector } from '@xstate/react'
import type { createDetails } from '../../../machines/loader.ts'
import type { Failure } from '../../../machines/outcome.ts'

/** A value for a screen or field, or the state of loading it. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly value: Value
      /** Refreshing failed: the value is the old one. */
      readonly isOutdated: boolean
      readonly retry: () => void
    }
  | {
      readonly status: 'failed'
      readonly failure: Failure
      readonly isMissing: boolean
      readonly retry: () => void
    }

type Snapshot<Value> = {
  readonly context: { readonly value: Value | null; readonly failure: Failure | null }
  readonly hasTag: (tag: 'busy' | 'shown') => boolean
  readonly matches: (state: 'refreshFailed' | 'missing') => boolean
}

/** The state of a machine that loads one value. */
export function loadedFrom<Value>(snapshot: Snapshot<Value>, retry: () => void): Loaded<Value> {
  const { value, failure } = snapshot.context
  if (snapshot.hasTag('shown') && value !== null) {
    return { status: 'ready', value, isOutdated: snapshot.matches('refreshFailed'), retry }
  }
  if (failure === null || snapshot.hasTag('busy')) return { status: 'loading' }
  return { status: 'failed', failure, isMissing: snapshot.matches('missing'), retry }
}

/** Loads a value that needs no request. A `known` value is shown at once and loaded again. */
export function useLoaded<Value>(
  machine: ReturnType<typeof createDetails<null, Value>>,
  known: Value | null = null,
): Loaded<Value> {
  const actor = useActorRef(machine, { input: { request: null, known } })
  const snapshot = useSelector(actor, (current) => current)
  return loadedFrom(snapshot, () => actor.send({ type: 'details.retried' }))
}
