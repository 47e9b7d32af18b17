import { createActor } from 'xstate'
import type { FormEmitted } from '../../machines/draft.ts'
import type { Outcome } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import type { StoredDraft, RegistrationInput, RegistrationRequest } from '../../machines/registration-context.ts'
import { uploadMachine, type SendFile, type SentFile } from '../../machines/upload.ts'
import { controlled } from './controlled.ts'
import { checkDraft, counted, empty, type Draft, type Saved } from './form-harness.ts'

export type Slot = 'pictures' | 'logo' | 'papers'

const rules = { tooMany: 'MAX_PICTURES', check: () => null, shrinks: true, skipsFailed: false } as const

/** A registration whose saves and uploads are answered by hand. */
export function startRegistration(input: Partial<RegistrationInput<Draft, Slot>> = {}) {
  const save = controlled<Outcome<Saved>, RegistrationRequest<Draft, Slot>>()
  const send = controlled<Outcome<SentFile>, SendFile>()
  const kept: StoredDraft<Draft, Slot>[] = []
  let dropped = 0
  const machine = createRegistration<Draft, Slot, Saved>().provide({
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
      newKey: counted(),
      slots: {
        pictures: { ...rules, max: 2 },
        logo: { ...rules, max: 1 },
        papers: { ...rules, max: 5, shrinks: false, skipsFailed: true },
      },
      kept: null,
      ...input,
    },
  })
  const emitted: FormEmitted<Saved>[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  const context = () => actor.getSnapshot().context
  return {
    actor,
    emitted,
    kept,
    saves: save.calls,
    sends: send.calls,
    keys: () => save.calls.map(({ input: { key } }) => key),
    dropped: () => dropped,
    state: () => actor.getSnapshot().value,
    context,
    rows: () => context().files.map(({ name, status }) => [name, status]),
    type: (changes: Partial<Draft>) => actor.send({ type: 'draft.changed', changes }),
    submit: () => actor.send({ type: 'form.submitted' }),
    close: () => actor.send({ type: 'form.closed' }),
    pick: (slot: Slot, ...names: string[]) =>
      actor.send({ type: 'files.picked', slot, files: names.map((name) => new File([name], name)) }),
    /** The row at this place, from above. */
    remove: (row: number) => actor.send({ type: 'file.removed', id: context().files[row]?.id ?? '' }),
    retry: (row: number) => actor.send({ type: 'file.retried', id: context().files[row]?.id ?? '' }),
  }
}
