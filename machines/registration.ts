import { createForm } from './form/index.ts'

export type RegistrationSaved = { readonly message: string }

/**
 * A page-sized form that uploads files as they are picked and then submits with their links: both sign-ups, and posting
 * a job with a `Saved` of its own. A failed upload is retried or dropped in its row; the rest of the form is untouched.
 */
export function createRegistration<
  Draft extends object,
  Slot extends string,
  Saved extends object = RegistrationSaved,
>() {
  return createForm<Draft, Slot, Saved>()
}
