import { and, assertEvent, assign, emit, not, or, setup } from 'xstate'
import {
  change,
  firstInvalidField,
  formActions,
  leaveField,
  newDraftState,
  validateWith,
  type FormEmitted,
  type FormTag,
} from './draft.ts'
import { machineTypes, port } from './machine-types.ts'
import { isDone, type Outcome } from './outcome.ts'
import {
  blockingSlots,
  clearSlotErrors,
  failedIds,
  firstStep,
  isStepComplete,
  isTouched,
  newRow,
  planPickedFiles,
  rowsOf,
  stepToCorrect,
  uploadedFiles,
  validationErrors,
  withReport,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  type RegistrationRequest,
  type Step,
  type StoredDraft,
} from './registration-context.ts'
import { hearOutcome, keyOf, whenDone } from './request-state.ts'
import { uploadMachine } from './upload.ts'

/** The chart's types, ports, guards and actions. */
function registrationParts<Draft extends object, Slot extends string, Saved extends object>() {
  type Context = RegistrationContext<Draft, Slot, Saved>
  type Event = RegistrationEvent<Draft, Slot>
  const validated = validateWith<Context>(validationErrors)

  const registration = setup({
    types: machineTypes<{
      context: Context
      input: RegistrationInput<Draft, Slot>
      events: Event
      emitted: FormEmitted<Saved>
      tags: FormTag
    }>(),
    actors: { save: port<Outcome<Saved>, RegistrationRequest<Draft, Slot>>('save'), upload: uploadMachine },
    guards: {
      isValid: ({ context }) => validationErrors(context).length === 0,
      isTouched: ({ context }) => isTouched(context),
      hasBlockingFile: ({ context }) => blockingSlots(context).length > 0,
      isUploading: ({ context }) => context.files.some(({ status }) => status === 'sending'),
      hasNewFailure: ({ context }) => failedIds(context.files).some((id) => !context.seenFailed.includes(id)),
      isDone,
      isAt: ({ context }, step: Step) => context.step === step,
      isStepComplete: ({ context }) => isStepComplete(context),
      hasFailure: ({ context }) => context.failure !== null,
    },
    actions: {
      ...formActions<Draft, Saved, Context, Event>(validated, ({ draft, slots }) => ({ ...draft, ...slots })),
      emitInvalid: emit(({ context }) => ({
        type: 'form.invalid',
        field: firstInvalidField(context) ?? blockingSlots(context)[0] ?? null,
      })),
      /** Its errors show once somebody wants to go on from it. */
      openStep: assign(({ context }, step: Step) => validated(context, { step, wasSubmitted: false })),
      openStepToCorrect: assign(({ context }) => ({ step: stepToCorrect(context) })),
      noteSeenFailures: assign(({ context }) => ({ seenFailed: failedIds(context.files) })),
      settle: assign(({ context }) => ({
        ...newDraftState(context.draft),
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
        const { replaced, others, taken } = planPickedFiles(context, slot, files)
        for (const { upload } of replaced) if (upload) enqueue.stopChild(upload)
        enqueue.assign(({ spawn, self }) => {
          const rows = taken.map((file, index) => {
            const id = `file-${context.picked + index}`
            const upload = spawn('upload', { id, input: { id, file, check, shrinks, listener: self } })
            return { ...newRow, id, slot, name: file.name, upload }
          })
          const changes = { files: [...others, ...rows], picked: context.picked + rows.length }
          return validated(context, { ...clearSlotErrors(context, slot), ...changes })
        })
        if (taken.length < files.length) enqueue.emit({ type: 'files.refused', slot, code: tooMany })
      }),
      removeFile: registration.enqueueActions(({ context, event, enqueue }) => {
        assertEvent(event, 'file.removed')
        const row = context.files.find(({ id }) => id === event.id)
        if (!row) return
        if (row.upload) enqueue.stopChild(row.upload)
        const files = context.files.filter((other) => other !== row)
        enqueue.assign(validated(context, { ...clearSlotErrors(context, row.slot), files }))
      }),
      startOver: registration.enqueueActions(({ context, enqueue }) => {
        for (const { upload } of context.files) if (upload) enqueue.stopChild(upload)
        enqueue.assign({
          ...newDraftState(context.initial),
          files: rowsOf(context.initialFiles),
          isRestored: false,
          step: firstStep(context.stepOf),
        })
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
        enqueue.assign(validated(context, { files }))
        if (event.status === 'done') {
          enqueue({ type: 'keepDraft', params: { draft: context.draft, files: uploadedFiles(files) } })
        }
      }),
    },
  })
}

/**
 * A form with files, which are uploaded as soon as they are picked and sent as links: both sign-ups, posting a job,
 * and the profiles.
 *
 *     filling ⇄ failed → uploading (waits for files) → submitting → registered
 *     filling, uploading → leaving (asks first when something was typed or picked) → closed
 *
 * A form in steps goes from `filling` to the step on the screen: `you ⇄ business ⇄ trust`. It goes on once that step is
 * complete. Whatever is wrong when it is sent, here or on the server, opens the first step that shows it.
 *
 * Ports: actor `save`, actor `upload` (with its own port `send`), actions `keepDraft` and `dropDraft`. A failed file is
 * retried or removed in its row, without effect on the rest.
 */
export function createRegistration<Draft extends object, Slot extends string, Saved extends object>() {
  const keep = {
    type: 'keepDraft',
    params: ({ context: { draft, files } }: { context: RegistrationContext<Draft, Slot, Saved> }) => ({
      draft,
      files: uploadedFiles(files),
    }),
  } as const
  const showInvalid = ['showAllErrors', 'emitInvalid', 'openStepToCorrect'] as const
  const opening = (params: Step) => ({ type: 'openStep', params }) as const

  return registrationParts<Draft, Slot, Saved>().createMachine({
    id: 'registration',
    context: ({ input: { kept, isRestored = kept !== null, files = [], stepOf = null, ...input } }) => ({
      ...input,
      ...newDraftState(input.initial),
      draft: kept?.draft ?? input.initial,
      initialFiles: files,
      files: rowsOf(kept?.files ?? files),
      isRestored,
      picked: 0,
      stepOf,
      step: firstStep(stepOf),
      seenFailed: [],
    }),
    initial: 'open',
    on: { 'upload.reported': { actions: 'noteUpload' } },
    states: {
      open: {
        tags: 'open',
        initial: 'filling',
        on: {
          'draft.changed': { actions: [change, keep] },
          'draft.discarded': { actions: ['startOver', 'dropDraft'], target: '.filling' },
          'field.left': { actions: leaveField },
          'files.picked': { actions: 'addFiles' },
          'file.removed': { actions: ['removeFile', keep] },
          'file.retried': { actions: 'retryFile' },
          'form.submitted': [
            { guard: or([not('isValid'), 'hasBlockingFile']), actions: showInvalid, target: '.filling' },
            { guard: 'isUploading', actions: 'noteSeenFailures', target: '.uploading' },
            { target: 'submitting' },
          ],
          'form.closed': [{ guard: 'isTouched', target: 'leaving' }, { target: 'closed' }],
        },
        states: {
          /** A form without steps stays here. */
          filling: {
            always: [
              { guard: { type: 'isAt', params: 'you' }, target: 'you' },
              { guard: { type: 'isAt', params: 'business' }, target: 'business' },
              { guard: { type: 'isAt', params: 'trust' }, target: 'trust' },
            ],
          },
          you: {
            on: {
              'form.submitted': [
                { guard: 'isStepComplete', actions: opening('business'), target: 'business' },
                { actions: showInvalid, target: 'filling' },
              ],
            },
          },
          business: {
            on: {
              'form.submitted': [
                { guard: 'isStepComplete', actions: opening('trust'), target: 'trust' },
                { actions: showInvalid, target: 'filling' },
              ],
              'step.left': { actions: opening('you'), target: 'you' },
            },
          },
          trust: { on: { 'step.left': { actions: opening('business'), target: 'business' } } },
          failed: {
            tags: 'failed',
            // Errors of fields show there, and any change makes it another request.
            always: { guard: not('hasFailure'), target: 'filling' },
            on: { 'step.left': { actions: opening('business'), target: 'business' } },
          },
          uploading: {
            tags: 'busy',
            always: [
              {
                guard: or(['hasNewFailure', and([not('isUploading'), not('isValid')])]),
                actions: showInvalid,
                target: 'filling',
              },
              { guard: not('isUploading'), target: '#registration.submitting' },
            ],
            on: {
              'draft.changed': undefined,
              'draft.discarded': undefined,
              'files.picked': undefined,
              'form.submitted': undefined,
            },
          },
        },
      },
      leaving: {
        tags: 'open',
        on: {
          'form.kept': 'open',
          'form.abandoned': { actions: 'dropDraft', target: 'closed' },
        },
      },
      submitting: {
        tags: ['open', 'busy'],
        entry: 'send',
        invoke: {
          src: 'save',
          input: ({ context }) => ({ draft: context.draft, files: uploadedFiles(context.files), key: keyOf(context) }),
          onDone: [
            {
              guard: whenDone,
              actions: [...hearOutcome, 'dropDraft'],
              target: 'registered',
            },
            { actions: [...hearOutcome, 'openStepToCorrect'], target: 'open.failed' },
          ],
        },
      },
      registered: { on: { 'form.opened': { actions: 'settle', target: 'open' }, 'form.closed': 'closed' } },
      closed: { type: 'final' },
    },
  })
}
