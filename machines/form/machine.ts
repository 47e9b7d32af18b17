import { and, assign, emit, not, or, setup } from 'xstate'
import { isTransient, type Outcome } from '../outcome.ts'
import { port, typed } from '../typed.ts'
import { uploadMachine } from '../upload.ts'
import { blank, firstWrong, isDirty, judged, namesOwnField, ownErrors, withChanges, withoutFile } from './draft.ts'
import { failedIds, keptFiles, newRow, roomIn, rowsOfKept, withReport } from './files.ts'
import type {
  FileRow,
  FormContext,
  FormEmitted,
  FormEvent,
  FormInput,
  FormTag,
  KeptDraft,
  SaveRequest,
} from './types.ts'
import { mishaps, refusals, verdictOf, type Verdict } from './verdict.ts'

const means = (verdict: Verdict) => ({ type: 'means', params: verdict }) as const

/**
 * Something a person fills in and sends, once: the bid, the sign-ups, posting a job, and every dialog-sized action
 * (accept, delete, edit job, mark completed, rate). They are one chart because they fail alike.
 *
 *     closed ⇄ open.editing → open.saving → saved
 *     open.editing → open.waiting (for uploads) → open.saving
 *     open.saving → open.refused.<why> | open.failed.<how> | open.editing (the server named wrong fields)
 *     open.* → open.leaving (asks first when something was typed) → closed
 *
 * Ports: actor `save`, actor `upload` (with its own port `send`), actions `keepDraft` and `dropDraft`.
 * Tags: `open` while the form is on screen, `busy` while it works, `refused` and `failed` for what went wrong.
 *
 * The idempotency key belongs to one unchanged draft: a retry carries the same, a change or a refusal ends it.
 */
export function createForm<Draft extends object, Slot extends string, Saved extends object>() {
  type Context = FormContext<Draft, Slot, Saved>
  const keep = {
    type: 'keepDraft',
    params: ({ context }: { context: Context }): KeptDraft<Draft, Slot> => ({
      draft: context.draft,
      files: keptFiles(context.files),
    }),
  } as const

  const form = setup({
    types: typed<{
      context: Context
      input: FormInput<Draft, Slot>
      events: FormEvent<Draft, Slot>
      emitted: FormEmitted<Saved>
      tags: FormTag
    }>(),
    actors: {
      save: port<Outcome<Saved>, SaveRequest<Draft, Slot>>('save'),
      upload: uploadMachine,
    },
    guards: {
      startsOpen: ({ context }) => context.startsOpen,
      asksFirst: ({ context }) => context.asksBeforeLeaving && isDirty(context),
      isValid: ({ context }) => ownErrors(context).length === 0,
      isHeldUp: ({ context }) =>
        context.files.some(({ status, slot }) => status === 'failed' && !context.slots[slot].skipsFailed),
      hasNewFailure: ({ context }) => failedIds(context.files).some((id) => !context.seenFailed.includes(id)),
      hasArrived: ({ event }) => event.type === 'upload.reported' && event.status === 'done',
      isSending: ({ context }) => context.files.some(({ status }) => status === 'sending'),
      isSaved: ({ context }) => context.saved !== null,
      isCorrectable: ({ context }) => namesOwnField(context),
      means: ({ context }, verdict: Verdict) => context.failure !== null && verdictOf(context.failure) === verdict,
    },
    actions: {
      begin: assign(({ event }) => ({
        saved: null,
        failure: null,
        ...(event.type === 'form.opened' && event.initial !== undefined ? blank(event.initial) : {}),
      })),
      change: assign(({ context, event }) =>
        event.type === 'draft.changed' ? withChanges(context, event.changes) : {},
      ),
      leaveField: assign(({ context, event }) =>
        event.type === 'field.left' ? judged(context, { left: [...context.left, event.field] }) : {},
      ),
      showAllErrors: assign(({ context }) => judged(context, { wasSubmitted: true })),
      noteSeenFailures: assign(({ context }) => ({ seenFailed: failedIds(context.files) })),
      prepare: assign(({ context }) => ({
        key: context.key ?? context.newKey(),
        failure: null,
        serverErrors: [],
        errors: [],
      })),
      endKey: assign({ key: null }),
      takeOutcome: assign((_, outcome: Outcome<Saved>) =>
        outcome.type === 'done' ? { saved: outcome.value } : { failure: outcome },
      ),
      takeFieldErrors: assign(({ context }) =>
        judged(context, { serverErrors: context.failure?.type === 'invalid' ? context.failure.errors : [] }),
      ),
      settleDraft: assign(({ context }) => ({
        ...blank(context.draft),
        ...(context.initialFiles ? { initialFiles: keptFiles(context.files) } : { files: [] }),
      })),
      resetDraft: assign(({ context }) => ({
        ...blank(context.initial),
        files: rowsOfKept(context.initialFiles ?? []),
      })),
      noteUpload: assign(({ context, event }) =>
        event.type === 'upload.reported' ? judged(context, { files: withReport(context.files, event) }) : {},
      ),
      tellInvalid: emit(({ context }) => ({ type: 'form.invalid', field: firstWrong(context) })),
      /** Port: where a draft outlives the page. By default it does not. */
      keepDraft: (_: unknown, _kept: KeptDraft<Draft, Slot>): void => undefined,
      /** Port: forgets what `keepDraft` kept. */
      dropDraft: (): void => undefined,
    },
  })

  const addFiles = form.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'files.picked') return
    const { slot } = event
    const rules = context.slots[slot]
    const replaced = rules.max === 1 && event.files.length > 0 ? context.files.filter((row) => row.slot === slot) : []
    for (const { upload } of replaced) if (upload) enqueue.stopChild(upload)
    const others = context.files.filter((row) => !replaced.includes(row))
    const taken = event.files.slice(0, roomIn(others, slot, rules.max))
    enqueue.assign(({ spawn, self }) =>
      judged(context, {
        files: [
          ...others,
          ...taken.map((file, index): FileRow<Slot> => {
            const id = `file-${context.picked + index}`
            const upload = spawn('upload', { id, input: { id, file, check: rules.check, listener: self } })
            return { ...newRow, id, slot, name: file.name, upload }
          }),
        ],
        picked: context.picked + taken.length,
        serverErrors: context.serverErrors.filter(({ field }) => field !== slot), // the new file answers them
        key: null,
      }),
    )
    if (taken.length < event.files.length) {
      enqueue.emit({ type: 'files.refused', slot, code: rules.tooMany })
    }
  })
  const removeFile = form.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'file.removed') return
    const row = context.files.find(({ id }) => id === event.id)
    if (!row) return
    if (row.upload) enqueue.stopChild(row.upload)
    enqueue.assign(judged(context, withoutFile(context, row)))
  })
  const retryFile = form.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'file.retried') return
    const row = context.files.find(({ id }) => id === event.id)
    if (row?.upload) enqueue.sendTo(row.upload, { type: 'upload.retried' })
  })
  const stopUploads = form.enqueueActions(({ context, enqueue }) => {
    for (const { upload } of context.files) if (upload) enqueue.stopChild(upload)
  })
  const tell = form.enqueueActions(({ context: { saved, failure }, enqueue }) => {
    if (saved) enqueue.emit({ type: 'form.saved', saved })
    if (failure) enqueue.emit({ type: isTransient(failure) ? 'form.failed' : 'form.refused', failure })
  })

  return form.createMachine({
    id: 'form',
    context: ({ input: { kept, files = null, ...input } }) => ({
      ...input,
      ...blank(input.initial),
      draft: kept?.draft ?? input.initial,
      initialFiles: files,
      files: rowsOfKept(kept?.files ?? files ?? []),
      failure: null,
      saved: null,
      picked: 0,
      seenFailed: [],
    }),
    initial: 'starting',
    states: {
      starting: {
        always: [{ guard: 'startsOpen', target: 'open' }, { target: 'closed' }],
      },
      closed: {
        on: { 'form.opened': 'open' },
      },
      open: {
        tags: 'open',
        entry: 'begin',
        initial: 'editing',
        on: {
          'draft.changed': { actions: ['change', keep], target: '.editing' },
          'field.left': { actions: 'leaveField' },
          'files.picked': { actions: addFiles, target: '.editing' },
          'file.removed': { actions: [removeFile, keep], target: '.editing' },
          'file.retried': { actions: retryFile },
          'upload.reported': [{ guard: 'hasArrived', actions: ['noteUpload', keep] }, { actions: 'noteUpload' }],
          'form.submitted': [
            {
              guard: or([not('isValid'), 'isHeldUp']),
              actions: ['showAllErrors', 'tellInvalid'],
              target: '.editing',
            },
            { guard: 'isSending', actions: 'noteSeenFailures', target: '.waiting' },
            { target: '.saving' },
          ],
          'form.closed': [{ guard: 'asksFirst', target: '.leaving' }, { target: 'closed' }],
        },
        states: {
          editing: {},
          leaving: {
            on: {
              'form.kept': 'editing',
              'form.abandoned': { actions: [stopUploads, 'resetDraft', 'dropDraft'], target: '#form.closed' },
            },
          },
          waiting: {
            tags: 'busy',
            always: [
              { guard: 'hasNewFailure', actions: ['showAllErrors', 'tellInvalid'], target: 'editing' },
              { guard: and([not('isSending'), 'isValid']), target: 'saving' },
              { guard: not('isSending'), actions: ['showAllErrors', 'tellInvalid'], target: 'editing' },
            ],
            on: {
              'draft.changed': undefined,
              'files.picked': undefined,
              'form.submitted': undefined,
              'file.removed': { actions: [removeFile, keep] },
            },
          },
          saving: {
            tags: 'busy',
            entry: 'prepare',
            invoke: {
              src: 'save',
              input: ({ context }) => ({
                draft: context.draft,
                files: keptFiles(context.files),
                key: context.key ?? context.newKey(),
              }),
              onDone: { actions: { type: 'takeOutcome', params: ({ event }) => event.output }, target: 'settling' },
            },
            on: {
              'draft.changed': undefined,
              'files.picked': undefined,
              'file.removed': undefined,
              'file.retried': undefined,
              'form.submitted': undefined,
              'form.closed': undefined,
            },
          },
          settling: {
            always: [
              { guard: 'isSaved', target: '#form.saved' },
              { guard: 'isCorrectable', actions: 'takeFieldErrors', target: 'corrected' },
              ...refusals.map((why) => ({ guard: means(why), target: `refused.${why}` }) as const),
              ...mishaps.map((how) => ({ guard: means(how), target: `failed.${how}` }) as const),
              { target: 'refused.other' },
            ],
          },
          corrected: {
            entry: ['endKey', 'tellInvalid'],
            always: 'editing',
          },
          refused: {
            tags: 'refused',
            entry: ['endKey', tell],
            initial: 'other',
            states: {
              jobMoved: {},
              alreadyDone: {},
              bidChanged: {},
              needsVerification: {},
              subscriptionInactive: {},
              forbidden: {},
              missing: {},
              signedOut: {},
              other: {},
            },
          },
          failed: {
            tags: 'failed',
            entry: tell,
            initial: 'server',
            states: { offline: {}, timedOut: {}, tooMany: {}, server: {} },
          },
        },
      },
      saved: {
        entry: [tell, 'settleDraft', 'dropDraft'],
        on: { 'form.opened': 'open', 'form.closed': 'closed' },
      },
    },
  })
}
