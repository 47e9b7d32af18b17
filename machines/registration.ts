import { createForm, type FormInput } from './form/index.ts'

export type RegistrationSaved = { readonly message: string }

/**
 * A page-sized form that uploads files as they are picked and then submits with their links: both sign-ups, and posting
 * a job, which has a `Saved` of its own. A failed upload is retried or dropped in its row; the rest is untouched.
 */
export function createRegistration<
  Draft extends object,
  Slot extends string,
  Saved extends object = RegistrationSaved,
>() {
  return createForm<Draft, Slot, Saved>()
}

/** A registration's page: open at once; leaving it with something typed asks first. */
export function registrationInput<Draft extends object, Slot extends string>(
  input: Pick<FormInput<Draft, Slot>, 'initial' | 'check' | 'slots'>,
): Omit<FormInput<Draft, Slot>, 'newKey' | 'kept'> {
  return { ...input, startsOpen: true, asksBeforeLeaving: true }
}
