import { createForm } from './form/index.ts'
import type { FormInput } from './form/index.ts'

/** What a command answers: the words of the server. */
export type CommandSaved = { readonly message: string }

/**
 * A dialog-sized action: accept a bid, delete or edit a job, mark it completed, rate it. Closed until `form.opened`, or
 * until `form.offered`, which opens it by itself once a visit. For an action without anything to type the draft is
 * what was agreed to, such as the amount that was in view.
 */
export function createCommand<Draft extends object>() {
  return createForm<Draft, never, CommandSaved>()
}

/** The input of a command: no files, closed at first, and Cancel means Cancel. */
export function commandInput<Draft extends object>(
  input: Pick<FormInput<Draft>, 'initial' | 'check' | 'newKey'>,
): FormInput<Draft> {
  return { ...input, slots: {}, startsOpen: false, asksBeforeLeaving: false }
}
