import { fromPromise } from 'xstate'
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'

/**
 * Declares the types of a machine. XState reads `types` while compiling and never while running, so the value is
 * empty; this is the only place with such a cast.
 */
export function machineTypes<Types>(): Types {
  return {} as Types
}

/** A port, filled by `machine.provide({ actors })`. Running a machine with an empty one is a bug, and throws. */
export function port<Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided`)))
}

/** For `params` of a guard or action: the invoked actor's output. */
export function outputOf<Output>({ event }: { readonly event: { readonly output: Output } }): Output {
  return event.output
}
