import { fromPromise } from 'xstate'
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'

/**
 * Declares the types of a machine. XState reads `types` while compiling and never while running, so the value is
 * empty; this is the one place that says so with a cast.
 */
export function typed<Types>(): Types {
  return {} as Types
}

/** A port that `machine.provide({ actors })` fills. To run a machine without filling it is a bug, and says so. */
export function port<Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided`)))
}

/** As `params` of a guard or an action: what the invoked actor answered. */
export function outputOf<Output>({ event }: { readonly event: { readonly output: Output } }): Output {
  return event.output
}
