export { createForm } from './machine.ts'
export type { FormActor } from './machine.ts'
export { isDirty } from './draft.ts'
export { linksIn } from './files.ts'
export { verdictOf } from './verdict.ts'
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
