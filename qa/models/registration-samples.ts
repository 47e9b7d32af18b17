import type { Failure } from '../../machines/outcome.ts'
import { done } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import { isTouched, type RegistrationContext, type RegistrationInput } from '../../machines/registration-context.ts'
import type { UploadReport } from '../../machines/upload.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { sceneOf } from './api.ts'
import { digest, invalid, leaves, newKey, submits } from './form-samples.ts'
import { picture } from './upload.ts'

/** The address of the person who fills something in; each walk has one of its own in its place. */
export const OWN_EMAIL = 'ana@example.com'

/** Links as the server hands them out. */
export const stored = [
  '/v1/files/3q2-7wAAECAwQFBgcICQ',
  '/v1/files/4q2-7wAAECAwQFBgcICQ',
  '/v1/files/5q2-7wAAECAwQFBgcICQ',
  '/v1/files/6q2-7wAAECAwQFBgcICQ',
] as const

/** A file has arrived, or not this time. */
export const arrives = (id: string) => reportOf(id, { status: 'done', url: stored[0] })
export const fails = (id: string) =>
  reportOf(id, {
    status: 'failed',
    failure: { type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: 5 } satisfies Failure,
  })

function reportOf(id: string, standing: Pick<UploadReport, 'status'> & Partial<UploadReport>): UploadReport {
  return { type: 'upload.reported', id, url: null, progress: 1, failure: null, ...standing }
}

export const austin = { country: 'United States', state: 'Texas', city: 'Austin' } as const

type Filed<Draft = unknown, Slot extends string = string> = {
  readonly context: Pick<
    RegistrationContext<Draft, Slot, unknown>,
    'draft' | 'errors' | 'files' | 'initial' | 'picked' | 'slots' | 'step' | 'stepOf'
  >
  readonly hasTag: (tag: 'open') => boolean
}

/** The status of a file, while its slot is on the screen. */
function statusOf({ context: { files, step, stepOf } }: Pick<Filed, 'context'>, id: string) {
  return files.find((file) => file.id === id && (stepOf === null || stepOf[file.slot] === step))?.status
}

/** What tells one screen that takes files from another. */
type Screen<Draft, Slot extends string, Saved> = {
  readonly name: string
  readonly about: string
  readonly input: Omit<RegistrationInput<Draft, Slot>, 'kept' | 'newKey'>
  /** What is filled in, each as a sample of its own, and the field that is left. */
  readonly changes: readonly Partial<Draft>[]
  readonly field?: keyof Draft & string
  readonly picks: readonly (readonly [slot: Slot, name: string])[]
  /** What becomes of the files. By default the only one arrives or fails, and may be removed and tried again. */
  readonly reports?: readonly UploadReport[]
  readonly removes?: readonly string[]
  readonly retries?: readonly string[]
  /** Whether what was typed can be thrown away on the screen. */
  readonly discards?: boolean
  readonly reopens?: boolean
  /** Whether it comes in steps, with a way back. */
  readonly steps?: boolean
  readonly offers?: {
    readonly 'draft.changed'?: (now: Filed<Draft, Slot>, event: { readonly changes: Partial<Draft> }) => boolean
    readonly 'field.left'?: (now: Filed<Draft, Slot>) => boolean
    readonly 'files.picked'?: (now: Filed<Draft, Slot>, event: { readonly slot: Slot }) => boolean
    readonly 'form.submitted'?: (now: Filed<Draft, Slot>) => boolean
    readonly 'step.left'?: (now: Filed<Draft, Slot>) => boolean
    readonly 'form.closed'?: (now: Filed<Draft, Slot>) => boolean
  }
  readonly call: OperationId
  readonly saved: Saved
  /** The field that the server has something against. */
  readonly wrong: string
  /** The parts of the files that matter: the status of the first by default. */
  readonly digest?: readonly string[]
}

/** A screen that is filled in and takes files, which go up as they are picked. One file is picked on a way unless the screen says otherwise. */
export function screenWithFiles<Draft extends object, Slot extends string, Saved extends object = Acknowledged>({
  name,
  about,
  input,
  changes,
  field,
  picks,
  reports = [arrives('file-0'), fails('file-0')],
  removes = ['file-0'],
  retries = [],
  discards = false,
  reopens = false,
  steps = false,
  offers = {},
  call,
  saved,
  wrong,
  digest: ofFiles = ['files.0.status'],
}: Screen<Draft, Slot, Saved>) {
  return sceneOf(createRegistration<Draft, Slot, Saved>(), {
    name,
    about,
    input: { ...input, kept: null, newKey },
    events: {
      'draft.changed': changes.map((sample) => ({ type: 'draft.changed', changes: sample })),
      'field.left': field === undefined ? [] : [{ type: 'field.left', field }],
      'files.picked': picks.map(([slot, file]) => ({
        type: 'files.picked',
        slot,
        files: [new File(['x'], file, { type: 'image/jpeg' })],
      })),
      'form.submitted': submits,
      'upload.reported': reports,
      'file.removed': removes.map((id) => ({ type: 'file.removed', id })),
      'file.retried': retries.map((id) => ({ type: 'file.retried', id })),
      ...leaves,
      'draft.discarded': discards ? [{ type: 'draft.discarded' }] : [],
      'step.left': steps ? [{ type: 'step.left' }] : [],
      'form.opened': reopens ? [{ type: 'form.opened' }] : [],
    },
    offers: {
      'files.picked': ({ context }) => context.picked === 0,
      // What can be done with a file follows from its status.
      'file.removed': (snapshot, { id }) => statusOf(snapshot, id) !== undefined,
      'file.retried': (snapshot, { id }) => statusOf(snapshot, id) === 'failed',
      'upload.reported': (snapshot, { id }) => statusOf(snapshot, id) === 'sending',
      ...offers,
    },
    answers: { save: [done(saved), ...invalid(wrong)], upload: 'sends events' },
    calls: { save: [call], upload: ['uploadFile'], 'files.picked': ['uploadFile'], 'file.retried': ['uploadFile'] },
    inside: { upload: { scene: picture, sends: ['upload.reported'] } },
    ...(reopens && { passes: { state: 'registered', by: 'form.opened' } as const }),
    digest: [...digest, isTouched, 'initialFiles', 'picked', 'step', ...ofFiles],
  })
}
