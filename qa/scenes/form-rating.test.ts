import type { RatingDraft } from '../../src/services/drafts.ts'
import { newDoneJob } from '../support/api.ts'
import { textField } from './support/form-stage.ts'
import { ownJob, keeps } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'
import { stars } from './support/stars.ts'

/** It opens by itself, once the job is there. */
walkJobDialog<RatingDraft>('rating', {
  title: (say) => say('jobActs.rating.title'),
  submit: (say) => say('jobActs.rating.submit'),
  cancel: (say) => say('jobActs.rating.later'),
  fields: { stars, comment: textField((say) => say('jobActs.rating.comment')) },
  start: async (owner, worker) => ({ account: owner, jobId: await newDoneJob(owner, worker) }),
  sends: 'rateJob',
  saved: 'JOB_RATED',
  stored: async ({ owner, jobId }, { stars: rating, comment }) =>
    keeps((await ownJob(owner, jobId)).job.rating, {
      rating,
      comment: comment === '' ? null : comment,
    }),
})
