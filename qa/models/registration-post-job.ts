import { checkJob } from '../support/checks.ts'
import { done } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import { linksIn } from '../../machines/registration-context.ts'
import { isTouched } from '../../machines/registration-context.ts'
import type { JobPosted } from '../../src/actors/post-job.ts'
import { jobPicturesSlot } from '../../src/actors/slots.ts'
import type { JobDraft } from '../../src/services/drafts.ts'
import { digest, invalid, leaves, newKey, submits } from './form-samples.ts'
import { going, arrives, austin, fails, oneFile, picks, uploads } from './registration-samples.ts'
import { sceneOf } from './api.ts'

/** A day that the server takes, whenever this runs. */
const nextYear = `${new Date().getFullYear() + 1}-05-04`

export const postJob = sceneOf(createRegistration<JobDraft, 'pictures', JobPosted>(), {
  name: 'post-job',
  about: 'A customer posts a job with a picture.',
  input: {
    // Where the customer lives is filled in from the start.
    initial: { title: '', details: '', category: '', budget: '', neededBy: '', ...austin },
    check: (draft, files) => checkJob(draft, linksIn(files, 'pictures')),
    slots: { pictures: jobPicturesSlot },
    kept: null,
    newKey,
  },
  events: {
    'draft.changed': [
      {
        type: 'draft.changed',
        changes: {
          category: 'Plumbing',
          title: 'Leaking tap',
          details: 'It drips.',
          state: 'Nevada',
          city: 'Reno',
          budget: '150',
          neededBy: nextYear,
        },
      },
    ],
    'field.left': [{ type: 'field.left', field: 'title' }],
    'files.picked': [picks('pictures', 'tap.jpg')],
    'form.submitted': submits,
    'upload.reported': [arrives('file-0'), fails('file-0')],
    'file.removed': [{ type: 'file.removed', id: 'file-0' }],
    'file.retried': [{ type: 'file.retried', id: 'file-0' }],
    ...leaves,
    'draft.discarded': [],
    'form.opened': [],
  },
  offers: oneFile,
  answers: {
    save: [done({ message: 'Server words', jobId: 'job-1', businessesTold: 2 }), ...invalid('title')],
    upload: 'sends events',
  },
  calls: { save: ['createJob'], ...uploads },
  inside: going,
  digest: [...digest, isTouched, 'initialFiles', 'picked', 'files.0.status'],
})
