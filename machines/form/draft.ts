import type { FieldError } from '../../generated/field-errors.ts'
import { keptFiles } from './files.ts'
import type { FileRow, FormContext } from './types.ts'

/** The rules that are broken now, without what the server said. */
export function ownErrors<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
): readonly FieldError[] {
  const unsettled = new Set<string>(
    context.files.filter(({ status }) => status === 'sending' || status === 'failed').map(({ slot }) => slot),
  )
  // A slot whose files are still on their way is judged once they have arrived.
  return context.check(context.draft, keptFiles(context.files)).filter(({ field }) => !unsettled.has(field))
}

/**
 * Changes to the context together with the errors that may be shown after them: nobody is told off for a field that is
 * still being typed for the first time.
 */
export function judged<
  Draft extends object,
  Slot extends string,
  Saved,
  Changes extends Partial<FormContext<Draft, Slot, Saved>>,
>(context: FormContext<Draft, Slot, Saved>, changes: Changes): Changes & { errors: readonly FieldError[] } {
  const next = { ...context, ...changes }
  const own = ownErrors(next).filter(({ field }) => next.wasSubmitted || next.left.includes(field))
  const said = next.serverErrors.filter(({ field }) => !own.some((error) => error.field === field))
  return { ...changes, errors: [...own, ...said] }
}

/** The context with a changed draft: what the server said about those fields is answered, and the key has served. */
export function withChanges<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
  changes: Partial<Draft>,
) {
  const changed = Object.keys(changes)
  return judged(context, {
    draft: { ...context.draft, ...changes },
    serverErrors: context.serverErrors.filter(({ field }) => !changed.includes(field)),
    key: null,
  })
}

/** The changes that come with removing a file. */
export function withoutFile<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
  row: FileRow<Slot>,
) {
  return {
    files: context.files.filter((other) => other !== row),
    serverErrors: context.serverErrors.filter(({ field }) => field !== row.slot),
    key: null,
  }
}

/** Whether the server named a field that is on this form: only then is there something to mend. */
export function namesOwnField<Draft extends object, Slot extends string, Saved>({
  failure,
  draft,
  slots,
}: FormContext<Draft, Slot, Saved>): boolean {
  return (
    failure?.type === 'invalid' &&
    failure.errors.some(({ field }) => Object.hasOwn(draft, field) || Object.hasOwn(slots, field))
  )
}

/** Whether leaving would lose something. */
export function isDirty<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
): boolean {
  const { files, initialFiles, draft, initial } = context
  return (
    files.some(({ status }) => status !== 'done') ||
    JSON.stringify(keptFiles(files)) !== JSON.stringify(initialFiles ?? []) ||
    JSON.stringify(draft) !== JSON.stringify(initial)
  )
}

/** The fields of the context that start anew with a draft. */
export function blank<Draft extends object>(draft: Draft) {
  return { initial: draft, draft, errors: [], left: [], wasSubmitted: false, serverErrors: [], key: null }
}

/** The field that wants the focus after a submit was held up: the first wrong one, in the order of the draft. */
export function firstWrong<Draft extends object, Slot extends string, Saved>(
  context: FormContext<Draft, Slot, Saved>,
): string | null {
  const wrong = context.errors.map(({ field }) => field)
  const failed = context.files.find(({ status, slot }) => status === 'failed' && !context.slots[slot].skipsFailed)
  return Object.keys(context.draft).find((field) => wrong.includes(field)) ?? wrong[0] ?? failed?.slot ?? null
}
