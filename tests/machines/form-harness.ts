import { createActor } from 'xstate'
import type { FieldError } from '../../generated/field-errors.ts'
import {
  createForm,
  type FormEmitted,
  type FormInput,
  type KeptDraft,
  type SaveRequest,
} from '../../machines/form/index.ts'
import type { Outcome } from '../../machines/outcome.ts'
import { uploadMachine, type SendFile, type SentFile } from '../../machines/upload.ts'
import { controlled } from './controlled.ts'

export type Draft = { readonly title: string; readonly details: string }
export type Slot = 'pictures' | 'logo' | 'papers'
export type Saved = { readonly message: string }

export const empty: Draft = { title: '', details: '' }
export const full: Draft = { title: 'Tap', details: 'It drips' }

const codes = { title: 'JOB_TITLE_REQUIRED', details: 'JOB_DESCRIPTION_REQUIRED' } as const

/** Both fields are required, and so is one picture where the form takes pictures. */
export function checkDraft(draft: Draft): readonly FieldError[] {
  return (['title', 'details'] as const).flatMap((field) => (draft[field] ? [] : [{ field, code: codes[field] }]))
}

const rules = { tooMany: 'MAX_PICTURES', check: () => null, skipsFailed: false } as const

/** A form whose saves and uploads are answered by hand. */
export function startForm(input: Partial<FormInput<Draft, Slot>> = {}) {
  const save = controlled<Outcome<Saved>, SaveRequest<Draft, Slot>>()
  const send = controlled<Outcome<SentFile>, SendFile>()
  const kept: KeptDraft<Draft, Slot>[] = []
  let dropped = 0
  let keys = 0
  const machine = createForm<Draft, Slot, Saved>().provide({
    actors: { save: save.logic, upload: uploadMachine.provide({ actors: { send: send.logic } }) },
    actions: {
      keepDraft: (_, draft) => void kept.push(draft),
      dropDraft: () => {
        dropped += 1
      },
    },
  })
  const actor = createActor(machine, {
    input: {
      initial: empty,
      check: checkDraft,
      newKey: () => `key-${(keys += 1)}`,
      slots: {
        pictures: { ...rules, max: 2 },
        logo: { ...rules, max: 1 },
        papers: { ...rules, max: 5, skipsFailed: true },
      },
      startsOpen: true,
      asksBeforeLeaving: true,
      ...input,
    },
  })
  const emitted: FormEmitted<Saved>[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    kept,
    saves: save.calls,
    sends: send.calls,
    dropped: () => dropped,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    type: (changes: Partial<Draft>) => actor.send({ type: 'draft.changed', changes }),
    submit: () => actor.send({ type: 'form.submitted' }),
    pick: (slot: Slot, ...names: string[]) =>
      actor.send({ type: 'files.picked', slot, files: names.map((name) => new File([name], name)) }),
  }
}
