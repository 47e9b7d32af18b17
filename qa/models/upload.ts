import { done } from '../../machines/outcome.ts'
import { uploadMachine } from '../../machines/upload.ts'
import { checkPicture, checkSent } from '../../src/services/file-rules.ts'
import type { Model, Scene } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, leadsTo, never, whenever } from 'statechart-kit/core/properties'
import { sceneOf } from './api.ts'

type Sample = Pick<Scene, 'name' | 'about'> & {
  readonly file: File
  readonly check: typeof checkPicture
  readonly shrinks: boolean
}

const sceneOn = ({ name, about, ...file }: Sample): Scene =>
  sceneOf(uploadMachine, {
    name,
    about,
    input: { id: 'file-0', ...file },
    events: {
      'upload.progressed': [{ type: 'upload.progressed', ratio: 0.5 }],
      'upload.retried': [{ type: 'upload.retried' }],
    },
    answers: { send: [done({ url: '/v1/files/1' })] },
    calls: { send: ['uploadFile'] },
    // What is seen on its way has been let through, and arrives.
    offers: {
      'upload.progressed': ({ context }) => context.progress === 0,
      send: ({ context }, { type }) => context.progress === 0 || type === 'done',
    },
    digest: ['url', 'failure.type', 'failure.code', 'progress'],
  })

export const picture = sceneOn({
  name: 'picture',
  about: 'A picture of a job.',
  file: new File(['x'], 'tap.jpg', { type: 'image/jpeg' }),
  check: checkPicture,
  shrinks: true,
})

type Now = Moment<typeof uploadMachine>
const isSending = ({ snapshot }: Now): boolean => snapshot.matches('sending')
const isThere = ({ snapshot }: Now): boolean => snapshot.matches('done')

export const upload: Model = {
  name: 'upload',
  about: 'One file on its way.',
  scenes: [
    picture,
    sceneOn({
      name: 'empty',
      about: 'A file without content, where a picture is asked for.',
      file: new File([], 'empty.jpg', { type: 'image/jpeg' }),
      check: checkPicture,
      shrinks: true,
    }),
    sceneOn({
      name: 'document',
      about: 'A paper of a business.',
      file: new File(['x'], 'licence.pdf', { type: 'application/pdf' }),
      check: checkSent,
      shrinks: false,
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
