import { done } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import { shownWorkSlot } from '../../src/actors/slots.ts'
import { checkWorkPictures, type WorkPicturesDraft } from '../../src/actors/work-pictures.ts'
import { isTouched } from '../../machines/registration-context.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { digest, invalid, isOnScreen, leaves, newKey, submits } from './form-samples.ts'
import { going, arrives, oneFile, picks, stored, uploads } from './registration-samples.ts'
import { sceneOf } from './api.ts'

/** Two pictures are on the page; they change places, or one of a finished job comes for one of them. */
export const orders = {
  first: [stored[1], stored[2]],
  turned: [stored[2], stored[1]],
  other: [stored[1], stored[3]],
} as const

const changes = (order: readonly string[]) => ({ type: 'draft.changed', changes: { order } }) as const

export const workPictures = sceneOf(createRegistration<WorkPicturesDraft, 'pictures', Acknowledged>(), {
  name: 'work-pictures',
  about: 'A business arranges the pictures of its work on its page, and adds to them.',
  input: {
    initial: { order: orders.first },
    check: checkWorkPictures,
    slots: { pictures: shownWorkSlot },
    kept: null,
    newKey,
  },
  events: {
    'draft.changed': [changes(orders.turned), changes(orders.other)],
    'field.left': [],
    'files.picked': [picks('pictures', 'tap.jpg')],
    'form.submitted': submits,
    'upload.reported': [arrives('file-0')],
    'file.removed': [{ type: 'file.removed', id: 'file-0' }],
    // What is done with files that fail is the same on every screen.
    'file.retried': [],
    ...leaves,
    'draft.discarded': [],
    'form.opened': [{ type: 'form.opened' }],
  },
  offers: {
    ...oneFile,
    'draft.changed': ({ context: { draft, picked } }) => draft.order === orders.first && picked === 0,
    // First the order, then a file, so that both are saved together.
    'files.picked': ({ context: { draft, picked } }) => draft.order === orders.turned && picked === 0,
    'form.submitted': ({ context: { draft, files } }) => draft.order === orders.other || files.length > 0,
    'form.closed': isOnScreen,
  },
  answers: { save: [done({ message: 'Server words' }), ...invalid('pictures')], upload: 'sends events' },
  calls: { save: ['chooseWorkPictures'], ...uploads },
  inside: going,
  passes: { state: 'registered', by: 'form.opened' },
  digest: [...digest, isTouched, 'initialFiles', 'picked', 'files.0.status'],
})
