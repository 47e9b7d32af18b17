import { createForm, type FormInput } from './form/index.ts'

/** What a command answers: the words of the server. */
export type CommandSaved = { readonly message: string }

/**
 * A dialog-sized action: accept a bid, delete or edit a job, mark it completed, rate it. Closed until
 * `form.opened`. Where there is nothing to type the draft is what is agreed
 * to, such as the amount that is in view, or empty.
 */
export function createCommand<Draft extends object>() {
  return createForm<Draft, never, CommandSaved>()
}

/** A command's dialog: no files, closed at first; Cancel means Cancel unless `asksBeforeLeaving`. */
export function commandInput<Draft extends object>({
  initial,
  check,
  asksBeforeLeaving = false,
}: Pick<FormInput<Draft>, 'initial'> & Partial<Pick<FormInput<Draft>, 'check' | 'asksBeforeLeaving'>>): Omit<
  FormInput<Draft>,
  'newKey' | 'kept'
> {
  return { initial, check: check ?? nothingToCheck, asksBeforeLeaving, slots: {}, startsOpen: false }
}

const nothingToCheck = (): readonly never[] => []
