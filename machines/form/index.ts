export { createForm } from './machine.ts'
export { isDirty } from './draft.ts'
export type { Check, FormContext, FormEmitted, FormEvent, FormInput, FormTag, SaveRequest } from './types.ts'
