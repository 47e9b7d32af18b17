import { assertEvent, assign, emit, setup } from 'xstate'
import { blank, firstWrong } from '../form/draft.ts'
import { judgeBy, newsOf } from '../form/judgement.ts'
import type { FormEmitted, FormTag } from '../form/types.ts'
import type { Outcome } from '../outcome.ts'
import { sent } from '../sending.ts'
import { port, typed } from '../typed.ts'
import { uploadMachine } from '../upload.ts'
import {
  answering,
  brokenRules,
  failedIds,
  heldUpBy,
  isTouched,
  uploadedFiles,
  newRow,
  picked,
  rowsOf,
  withReport,
} from './files.ts'
import type {
  StoredDraft,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationRequest,
} from './types.ts'

/** The chart's types, ports, guards and actions. */
export function registrationParts<Draft extends object, Slot extends string, Saved extends object>() {
  type Context = RegistrationContext<Draft, Slot, Saved>
  const judge = judgeBy<Context>(brokenRules, ({ draft, slots }) => ({ ...draft, ...slots }))

  const registration = setup({
    types: typed<{
      context: Context
      input: RegistrationInput<Draft, Slot>
      events: RegistrationEvent<Draft, Slot>
      emitted: FormEmitted<Saved>
      tags: FormTag
    }>(),
    actors: { save: port<Outcome<Saved>, RegistrationRequest<Draft, Slot>>('save'), upload: uploadMachine },
    guards: {
      isValid: ({ context }) => judge.isValid(context),
      isTouched: ({ context }) => isTouched(context),
      isHeldUp: ({ context }) => heldUpBy(context) !== null,
      isUploading: ({ context }) => context.files.some(({ status }) => status === 'sending'),
      hasNewFailure: ({ context }) => failedIds(context.files).some((id) => !context.seenFailed.includes(id)),
      isDone: (_, outcome: Outcome<Saved>) => outcome.type === 'done',
    },
    actions: {
      change: assign(({ context, event }) => {
        assertEvent(event, 'draft.changed')
        return judge.afterChange(context, event.changes)
      }),
      leaveField: assign(({ context, event }) => {
        assertEvent(event, 'field.left')
        return judge.afterLeaving(context, event.field)
      }),
      noteSeenFailures: assign(({ context }) => ({ seenFailed: failedIds(context.files) })),
      showAllErrors: assign(({ context }) => judge.afterSubmit(context)),
      tellInvalid: emit(({ context }) => ({ type: 'form.invalid', field: firstWrong(context) ?? heldUpBy(context) })),
      send: assign(({ context }) => sent(context)),
      takeAnswer: assign(({ context }, outcome: Outcome<Saved>) => judge.afterAnswer(context, outcome)),
      tell: emit(({ context }, outcome: Outcome<Saved>) => newsOf(context, outcome)),
      settle: assign(({ context }) => ({
        ...blank(context.draft),
        initialFiles: uploadedFiles(context.files),
        isRestored: false,
      })),
      /** Port: stores the draft, so that it outlives the page. By default it does nothing. */
      keepDraft: (_: unknown, _kept: StoredDraft<Draft, Slot>): void => undefined,
      /** Port: removes the stored draft. */
      dropDraft: (): void => undefined,
    },
  })

  return registration.extend({
    actions: {
      addFiles: registration.enqueueActions(({ context, event, enqueue }) => {
        assertEvent(event, 'files.picked')
        const { slot, files } = event
        const { check, shrinks, tooMany } = context.slots[slot]
        const { replaced, others, taken } = picked(context, slot, files)
        for (const { upload } of replaced) if (upload) enqueue.stopChild(upload)
        enqueue.assign(({ spawn, self }) => {
          const rows = taken.map((file, index) => {
            const id = `file-${context.picked + index}`
            const upload = spawn('upload', { id, input: { id, file, check, shrinks, listener: self } })
            return { ...newRow, id, slot, name: file.name, upload }
          })
          const changes = { files: [...others, ...rows], picked: context.picked + rows.length }
          return judge.judged(context, { ...answering(context, slot), ...changes })
        })
        if (taken.length < files.length) enqueue.emit({ type: 'files.refused', slot, code: tooMany })
      }),
      removeFile: registration.enqueueActions(({ context, event, enqueue }) => {
        assertEvent(event, 'file.removed')
        const row = context.files.find(({ id }) => id === event.id)
        if (!row) return
        if (row.upload) enqueue.stopChild(row.upload)
        const files = context.files.filter((other) => other !== row)
        enqueue.assign(judge.judged(context, { ...answering(context, row.slot), files }))
      }),
      startOver: registration.enqueueActions(({ context, enqueue }) => {
        for (const { upload } of context.files) if (upload) enqueue.stopChild(upload)
        enqueue.assign({ ...blank(context.initial), files: rowsOf(context.initialFiles), isRestored: false })
      }),
      retryFile: registration.enqueueActions(({ context, event, enqueue }) => {
        assertEvent(event, 'file.retried')
        const row = context.files.find(({ id }) => id === event.id)
        if (row?.status !== 'failed' || !row.upload) return
        enqueue.sendTo(row.upload, { type: 'upload.retried' })
        enqueue.assign({ files: context.files.map((each) => (each === row ? { ...row, ...newRow } : each)) })
      }),
      noteUpload: registration.enqueueActions(({ context, event, enqueue }) => {
        assertEvent(event, 'upload.reported')
        const files = withReport(context.files, event)
        enqueue.assign(judge.judged(context, { files }))
        if (event.status === 'done') {
          enqueue({ type: 'keepDraft', params: { draft: context.draft, files: uploadedFiles(files) } })
        }
      }),
    },
  })
}
