import type { OperationId } from '../../generated/operations.ts'
import { createForm } from '../../machines/form.ts'
import type { FormInput } from '../../machines/draft.ts'
import { done } from '../../machines/outcome.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { sceneOf } from './api.ts'
import { digest, invalid, isOnScreen, leaves, newKey, submits } from './form-samples.ts'

const saved = done({ message: 'Server words' })

type AsksBefore<Draft> = {
  readonly name: string
  readonly about: string
  readonly initial: Draft
  readonly check: FormInput<Draft>['check']
  /** What is filled in, each as a sample of its own. */
  readonly changes: readonly Partial<Draft>[]
  /** The field that is left, and that the server has something against unless that is another one. */
  readonly field: keyof Draft & string
  readonly wrong?: keyof Draft & string
  readonly call: OperationId
}

/** A form that asks before it goes with what was filled in. */
export function asksBefore<Draft extends object>(
  { name, about, initial, check, changes, field, wrong = field, call }: AsksBefore<Draft>,
  offers: { readonly 'form.closed'?: typeof isOnScreen } = {},
) {
  return sceneOf(createForm<Draft, Acknowledged>(), {
    name,
    about,
    input: { initial, check, newKey },
    events: {
      'draft.changed': changes.map((sample) => ({ type: 'draft.changed', changes: sample })),
      'field.left': [{ type: 'field.left', field }],
      'form.submitted': submits,
      ...leaves,
      'form.opened': [],
    },
    offers,
    answers: { save: [saved, ...invalid(wrong)] },
    calls: { save: [call] },
    digest,
  })
}

/** The same in a dialog, which is closed from its own screen alone. */
export function inDialog<Draft extends object>(parts: AsksBefore<Draft>) {
  return asksBefore(parts, { 'form.closed': isOnScreen })
}
