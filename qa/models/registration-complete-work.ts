import { done } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import { isTouched } from '../../machines/registration-context.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import { workPicturesSlot } from '../../src/actors/slots.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { digest, invalid, leaves, newKey, submits } from './form-samples.ts'
import { going, arrives, oneFile, picks, uploads } from './registration-samples.ts'
import { sceneOf } from './api.ts'

export const completeWork = sceneOf(createRegistration<EmptyIntent, 'pictures', Acknowledged>(), {
  name: 'complete-work',
  about: 'The dialog in which a business completes its job, with a picture of the work or without.',
  input: { initial: {}, check: () => [], slots: { pictures: workPicturesSlot }, kept: null, newKey },
  events: {
    'draft.changed': [],
    'field.left': [],
    'files.picked': [picks('pictures', 'tap.jpg')],
    'form.submitted': submits,
    'upload.reported': [arrives('file-0')],
    // What is done with files that fail is the same on every screen.
    'file.removed': [],
    'file.retried': [],
    ...leaves,
    'draft.discarded': [],
    'form.opened': [],
  },
  offers: oneFile,
  answers: { save: [done({ message: 'Server words' }), ...invalid('pictures')], upload: 'sends events' },
  calls: { save: ['completeJob'], ...uploads },
  inside: going,
  digest: [...digest, isTouched, 'initialFiles', 'picked', 'files.0.status'],
})
