import { done } from '../../machines/outcome.ts'
import { uploadMachine, type UploadEvent } from '../../machines/upload.ts'
import { checkPicture, checkSent } from '../../src/services/file-rules.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, leadsTo, never, whenever } from 'statechart-kit/core/properties'
import { sceneOf } from './api.ts'

const events = {
  'upload.progressed': [{ type: 'upload.progressed', ratio: 0.5 }],
  'upload.retried': [{ type: 'upload.retried' }],
} as const satisfies { readonly [Type in UploadEvent['type']]: readonly UploadEvent[] }

type Progress = { readonly context: { readonly progress: number } }

/** What every scene has. */
const common = {
  events,
  answers: { send: [done({ url: '/v1/files/1' })] },
  calls: { send: ['uploadFile'] },
  // What is seen on its way has been let through, and arrives.
  offers: {
    'upload.progressed': ({ context }: Progress) => context.progress === 0,
    send: ({ context }: Progress, { type }: { readonly type: string }) => context.progress === 0 || type === 'done',
  },
  digest: ['url', 'failure.type', 'failure.code', 'progress'],
} as const

export const picture = sceneOf(uploadMachine, {
  name: 'picture',
  about: 'A picture of a job.',
  input: {
    id: 'file-0',
    file: new File(['x'], 'tap.jpg', { type: 'image/jpeg' }),
    check: checkPicture,
    shrinks: true,
  },
  ...common,
})

type Now = Moment<typeof uploadMachine>
const isSending = ({ snapshot }: Now): boolean => snapshot.matches('sending')
const isThere = ({ snapshot }: Now): boolean => snapshot.matches('done')

export const upload: Model = {
  name: 'upload',
  about: 'One file on its way.',
  scenes: [
    picture,
    sceneOf(uploadMachine, {
      name: 'empty',
      about: 'A file without content, where a picture is asked for.',
      input: {
        id: 'file-0',
        file: new File([], 'empty.jpg', { type: 'image/jpeg' }),
        check: checkPicture,
        shrinks: true,
      },
      ...common,
    }),
    sceneOf(uploadMachine, {
      name: 'document',
      about: 'A paper of a business that signs up.',
      input: {
        id: 'file-0',
        file: new File(['x'], 'licence.pdf', { type: 'application/pdf' }),
        check: checkSent,
        shrinks: false,
      },
      ...common,
    }),
  ],
  properties: {
    'a file that is sent arrives, is refused or fails': leadsTo(isSending, (now: Now) => !isSending(now)),
    'what has arrived stays, with its link': whenever(
      isThere,
      always((now: Now) => isThere(now) && now.snapshot.context.url !== null),
    ),
    'progress never goes back while a file is sent': never(
      ({ before, snapshot }: Now) =>
        before.matches('sending') && snapshot.matches('sending') && snapshot.context.progress < before.context.progress,
    ),
  },
  headless: {},
}
