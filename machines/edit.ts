import { createForm, type FormInput } from './form/index.ts'

export type EditSaved = { readonly message: string }

/**
 * A page that shows what there is, lets it be changed and saves it: both profiles, the details of a business, a password.
 * What it starts with is loaded by `details`; this is the form that follows.
 */
export function createEdit<Draft extends object, Slot extends string = never>() {
  return createForm<Draft, Slot, EditSaved>()
}

/**
 * An edit's page: open at once, with the files that are there already; leaving it with something changed asks first. After
 * it was saved `form.opened` goes on from what was sent.
 */
export function editInput<Draft extends object, Slot extends string>(
  input: Pick<FormInput<Draft, Slot>, 'initial' | 'check' | 'slots'> & Required<Pick<FormInput<Draft, Slot>, 'files'>>,
): Omit<FormInput<Draft, Slot>, 'newKey' | 'kept'> {
  return { ...input, startsOpen: true, asksBeforeLeaving: true }
}
