import type { OperationId } from '../../generated/operations.ts'
import type { FormEvent, FormInput } from '../../machines/draft.ts'
import { createForm } from '../../machines/form.ts'
import { done } from '../../machines/outcome.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { sceneOf } from './api.ts'
import { digest, invalid, isOnScreen, leaves, newKey, submits } from './form-samples.ts'

/** What the server says to what was saved. */
export const saved = { message: 'Server words' }

/** What tells one form from another. */
export type FormScene<Draft, Saved> = {
  readonly name: string
  readonly about: string
  readonly initial: Draft
  readonly check: FormInput<Draft>['check']
  /** What is filled in, each as a sample of its own. */
  readonly changes: readonly Partial<Draft>[]
  /** The field that is left, and that the server has something against unless that is another one, or none. */
  readonly field: keyof Draft & string
  readonly wrong?: (keyof Draft & string) | null
  /** Whether it can be left at any time, rather than asking before it goes with what was filled in. */
  readonly isLeftFreely?: boolean
  /** Whether it can be opened again once it is saved. */
  readonly reopens?: boolean
  readonly offers?: {
    readonly [Type in FormEvent<Draft>['type']]?: (now: Filled) => boolean
  }
  readonly call: OperationId
  readonly saved: Saved
}

export type Filled = {
  readonly context: { readonly failure: { readonly type: string } | null }
  readonly hasTag: (tag: 'open') => boolean
}

/** A form on a page of its own. */
export function onPage<Draft extends object, Saved extends object = Acknowledged>({
  name,
  about,
  initial,
  check,
  changes,
  field,
  wrong = field,
  isLeftFreely = false,
  reopens = false,
  offers = {},
  call,
  saved,
}: FormScene<Draft, Saved>) {
  return sceneOf(createForm<Draft, Saved>(), {
    name,
    about,
    input: { initial, check, newKey },
    events: {
      'draft.changed': changes.map((sample) => ({ type: 'draft.changed', changes: sample })),
      'field.left': [{ type: 'field.left', field }],
      'form.submitted': submits,
      ...(isLeftFreely ? { 'form.closed': [], 'form.kept': [], 'form.abandoned': [] } : leaves),
      'form.opened': reopens ? [{ type: 'form.opened' }] : [],
    },
    offers,
    answers: { save: [done(saved), ...(wrong === null ? [] : invalid(wrong))] },
    calls: { save: [call] },
    digest,
  })
}

/** The same in a dialog, which is closed from its own screen alone. */
export function inDialog<Draft extends object>(parts: Omit<FormScene<Draft, Acknowledged>, 'saved'>) {
  return onPage<Draft>({ ...parts, saved, offers: { 'form.closed': isOnScreen } })
}
