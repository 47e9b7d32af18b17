import type { createRegistration } from '../../machines/registration.ts'
import { uploadedFiles } from '../../machines/registration-context.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { filledIn } from './form-properties.ts'
import { completeWork } from './registration-complete-work.ts'
import { postJob } from './registration-post-job.ts'
import { businessDetails, businessProfile, customerProfile } from './registration-profiles.ts'
import { workPictures } from './registration-work-pictures.ts'
import { isAcknowledged, isSent } from './property-helpers.ts'
import { businessSignup, customerSignup } from './registration-sign-ups.ts'

type Now = Moment<ReturnType<typeof createRegistration<object, string, object>>>

export const registration: Model = {
  name: 'registration',
  about: 'What is filled in with files, which go up as they are picked: sign-ups, posting a job, the profiles.',
  scenes: [
    postJob,
    completeWork,
    customerSignup,
    businessSignup,
    customerProfile,
    businessProfile,
    businessDetails,
    workPictures,
  ],
  properties: {
    ...filledIn({ shows: ['registered'], begins: ['form.opened'], changes: ['draft.discarded'] }),
    'a file that has arrived is never lost but by somebody': always(
      (now: Now) =>
        isSent(now, 'file.removed', 'files.picked', 'draft.discarded') ||
        uploadedFiles(now.before.context.files).every(({ url }) =>
          uploadedFiles(now.snapshot.context.files).some((file) => file.url === url),
        ),
    ),
    'nothing is sent while a file is on its way': never(
      ({ snapshot }: Now) =>
        snapshot.matches('submitting') && snapshot.context.files.some(({ status }) => status === 'sending'),
    ),
    'what is stored is dropped only when it was sent or given up': never(
      (now: Now) =>
        now.did.includes('dropDraft') && !isAcknowledged(now) && !isSent(now, 'form.abandoned', 'draft.discarded'),
    ),
  },
  excused: {
    'open.failed: open form.submitted[0]':
      'It was sent, so it keeps the rules until it is changed, and then it is filled in.',
    'open.uploading: open form.closed[1]': 'A file is on its way, so there is something to lose.',
  },
  headless: {
    'open draft.discarded[0]':
      'A draft comes back by a reload, which starts the machine anew; until then there is nothing to discard.',
  },
}
