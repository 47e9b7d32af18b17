import type { RegistrationContext } from '../../machines/registration-context.ts'
import type { UploadReport } from '../../machines/upload.ts'
import { picture } from './upload.ts'

/** The address of whoever fills something in; each walk has one of its own in its place. */
export const OWN_EMAIL = 'ana@example.com'

/** Links as the server hands them out. */
export const stored = [
  '/v1/files/3q2-7wAAECAwQFBgcICQ',
  '/v1/files/4q2-7wAAECAwQFBgcICQ',
  '/v1/files/5q2-7wAAECAwQFBgcICQ',
  '/v1/files/6q2-7wAAECAwQFBgcICQ',
] as const

/** A picture as somebody picks it, and what they pick it for. */
export function picks<Slot extends string>(slot: Slot, name: string) {
  return { type: 'files.picked', slot, files: [new File(['x'], name, { type: 'image/jpeg' })] } as const
}

/** A file that was picked has arrived, or not this time. */
export const arrives = (id: string) => reportOf(id, { status: 'done', url: stored[0] })
export const fails = (id: string) =>
  reportOf(id, {
    status: 'failed',
    failure: { type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: 5 },
  })

function reportOf(id: string, standing: Pick<UploadReport, 'status'> & Partial<UploadReport>): UploadReport {
  return { type: 'upload.reported', id, url: null, progress: 1, failure: null, ...standing }
}

/** Files that are picked go up by charts of their own. */
export const going = { upload: { scene: picture, sends: ['upload.reported'] } } as const

/** The calls behind a file. */
export const uploads = {
  upload: ['uploadFile'],
  'files.picked': ['uploadFile'],
  'file.retried': ['uploadFile'],
} as const

type Filed = { readonly context: Pick<RegistrationContext<object, string, unknown>, 'files' | 'picked'> }

/** One file is picked on a way, and what can be done with it follows from how it stands. */
export const oneFile = {
  'files.picked': ({ context }: Filed) => context.picked === 0,
  'file.removed': (snapshot: Filed, { id }: { readonly id: string }) => statusOf(snapshot, id) !== undefined,
  'file.retried': (snapshot: Filed, { id }: { readonly id: string }) => statusOf(snapshot, id) === 'failed',
  'upload.reported': (snapshot: Filed, { id }: { readonly id: string }) => statusOf(snapshot, id) === 'sending',
} as const

function statusOf({ context: { files } }: Filed, id: string) {
  return files.find((file) => file.id === id)?.status
}

/** Where everybody lives, and where a form starts of whom nothing is known. */
export const austin = { country: 'United States', state: 'Texas', city: 'Austin' } as const
export const nowhere = { country: 'United States', state: '', city: '' } as const
