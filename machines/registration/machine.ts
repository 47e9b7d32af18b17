import { and, not, or } from 'xstate'
import { blank } from '../form/draft.ts'
import { keyOf } from '../sending.ts'
import { outputOf } from '../typed.ts'
import { uploadedFiles, rowsOf } from './files.ts'
import { registrationParts } from './parts.ts'
import type { RegistrationContext } from './types.ts'

/**
 * A form with files, which are uploaded as soon as they are picked and sent as links: both sign-ups, posting a job,
 * and the profiles.
 *
 *     filling ⇄ failed → uploading (waits for files) → submitting → registered
 *     filling, uploading → leaving (asks first when something was typed or picked) → closed
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
  const holdUp = ['showAllErrors', 'tellInvalid'] as const
  const hear = [
    { type: 'takeAnswer', params: outputOf },
    { type: 'tell', params: outputOf },
  ] as const

  return registrationParts<Draft, Slot, Saved>().createMachine({
    id: 'registration',
    context: ({ input: { kept, isRestored = kept !== null, files = [], ...input } }) => ({
      ...input,
      ...blank(input.initial),
      draft: kept?.draft ?? input.initial,
      initialFiles: files,
      files: rowsOf(kept?.files ?? files),
      isRestored,
      picked: 0,
      seenFailed: [],
    }),
    initial: 'open',
    on: { 'upload.reported': { actions: 'noteUpload' } },
    states: {
      open: {
        tags: 'open',
        initial: 'filling',
        on: {
          'draft.changed': { actions: ['change', keep], target: '.filling' },
          'draft.discarded': { actions: ['startOver', 'dropDraft'], target: '.filling' },
          'field.left': { actions: 'leaveField' },
          'files.picked': { actions: 'addFiles', target: '.filling' },
          'file.removed': { actions: ['removeFile', keep], target: '.filling' },
          'file.retried': { actions: 'retryFile' },
          'form.submitted': [
            { guard: or([not('isValid'), 'isHeldUp']), actions: holdUp, target: '.filling' },
            { guard: 'isUploading', actions: 'noteSeenFailures', target: '.uploading' },
            { target: 'submitting' },
          ],
          'form.closed': [{ guard: 'isTouched', target: 'leaving' }, { target: 'closed' }],
        },
        states: {
          filling: {},
          failed: { tags: 'failed' },
          uploading: {
            tags: 'busy',
            always: [
              {
                guard: or(['hasNewFailure', and([not('isUploading'), not('isValid')])]),
                actions: holdUp,
                target: 'filling',
              },
              { guard: not('isUploading'), target: '#registration.submitting' },
            ],
            on: {
              'draft.changed': undefined,
              'draft.discarded': undefined,
              'files.picked': undefined,
              'form.submitted': undefined,
              'file.removed': { actions: ['removeFile', keep] },
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
            { guard: { type: 'isDone', params: outputOf }, actions: [...hear, 'dropDraft'], target: 'registered' },
            { actions: hear, target: 'open.failed' },
          ],
        },
      },
      registered: { on: { 'form.opened': { actions: 'settle', target: 'open' }, 'form.closed': 'closed' } },
      closed: { type: 'final' },
    },
  })
}
