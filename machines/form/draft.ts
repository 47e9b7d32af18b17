import type { FieldError } from '../../generated/field-errors.ts'
import { keptFiles } from './files.ts'
import type { FormContext } from './types.ts'

/** Every rule that is broken now, the server's words included. */
export function allErrors<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
): readonly FieldError[] {
  const unsettled = new Set<string>(
    context.files.filter(({ status }) => status === 'sending' || status === 'failed').map(({ slot }) => slot),
  )
  const own = context
    .check(context.draft, keptFiles(context.files))
    // A slot whose files are still on their way is judged once they have arrived.
    .filter(({ field }) => !unsettled.has(field))
  const said = context.serverErrors.filter(({ field }) => !own.some((error) => error.field === field))
  return [...own, ...said]
}

/** The broken rules that may be shown: nobody is told off for a field that is still being typed for the first time. */
export function shownErrors<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
): readonly FieldError[] {
  const { wasSubmitted, left, serverErrors } = context
  return allErrors(context).filter(
    (error) => wasSubmitted || left.includes(error.field) || serverErrors.includes(error),
  )
}

/** Whether leaving would lose something. */
export function isDirty<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
): boolean {
  return context.files.length > 0 || JSON.stringify(context.draft) !== JSON.stringify(context.initial)
}

/** The fields of the context that start anew with a draft. */
export function blank<Draft extends object>(draft: Draft) {
  return { initial: draft, draft, errors: [], left: [], wasSubmitted: false, serverErrors: [], key: null }
}

/** The field that wants the focus after a submit was held up: the first wrong one, in the order of the draft. */
export function firstWrong<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
): string | null {
  const wrong = new Set(allErrors(context).map(({ field }) => field))
  const inOrder = Object.keys(context.draft).find((field) => wrong.has(field))
  const failed = context.files.find(({ status, slot }) => status === 'failed' && !context.slots[slot].skipsFailed)
  return inOrder ?? [...wrong][0] ?? failed?.slot ?? null
}
