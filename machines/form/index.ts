import type { ActorRefFrom } from 'xstate'
import type { createForm } from './machine.ts'

export { createForm } from './machine.ts'
export { isDirty } from './draft.ts'
export type { Check, FormContext, FormEmitted, FormEvent, FormInput, FormTag, SaveRequest } from './types.ts'

/** A running form. */
export type FormActor<Draft extends object, Saved extends object> = ActorRefFrom<
  ReturnType<typeof createForm<Draft, Saved>>
>
