import { createActor } from 'xstate'
import type { FieldError } from '../../generated/field-errors.ts'
import { createForm } from '../../machines/form.ts'
import type { FormEmitted, FormInput, SaveRequest } from '../../machines/draft.ts'
import type { Outcome } from '../../machines/outcome.ts'
import { controlled } from './controlled.ts'

export type Draft = { readonly title: string; readonly details: string }
export type Saved = { readonly message: string }

export const empty: Draft = { title: '', details: '' }
export const full: Draft = { title: 'Tap', details: 'It drips' }
export const saved: Saved = { message: 'Posted' }

const codes = { title: 'JOB_TITLE_REQUIRED', details: 'JOB_DESCRIPTION_REQUIRED' } as const

/** Both fields are required. */
export function checkDraft(draft: Draft): readonly FieldError[] {
  return (['title', 'details'] as const).flatMap((field) => (draft[field] ? [] : [{ field, code: codes[field] }]))
}

/** Makes key-1, key-2 and so on. */
export function counted(): () => string {
  let keys = 0
  return () => `key-${(keys += 1)}`
}

/** A form whose saves are answered by hand. */
export function startForm(input: Partial<FormInput<Draft>> = {}) {
  const save = controlled<Outcome<Saved>, SaveRequest<Draft>>()
  const machine = createForm<Draft, Saved>().provide({ actors: { save: save.logic } })
  const actor = createActor(machine, { input: { initial: empty, check: checkDraft, newKey: counted(), ...input } })
  const emitted: FormEmitted<Saved>[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    saves: save.calls,
    keys: () => save.calls.map(({ input: { key } }) => key),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    type: (changes: Partial<Draft>) => actor.send({ type: 'draft.changed', changes }),
    submit: () => actor.send({ type: 'form.submitted' }),
    close: () => actor.send({ type: 'form.closed' }),
  }
}
