import type { ActorRefFrom } from 'xstate'
import type { createForm } from './machine.ts'

export { createForm } from './machine.ts'
export { isDirty } from './draft.ts'
export { linksIn } from './files.ts'
export type { Verdict } from './verdict.ts'
export type {
  Check,
  FileRow,
  FormContext,
  FormEmitted,
  FormEvent,
  FormInput,
  FormTag,
  KeptDraft,
  KeptFile,
  SaveRequest,
  SlotRules,
} from './types.ts'

/** A running form. */
export type FormActor<Draft extends object, Slot extends string, Saved extends object> = ActorRefFrom<
  ReturnType<typeof createForm<Draft, Slot, Saved>>
>
