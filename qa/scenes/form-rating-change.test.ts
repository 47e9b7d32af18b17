import type { RatingDraft } from '../../src/services/drafts.ts'
import { newRatedJob } from '../support/api.ts'
import { press, textField } from './support/form-stage.ts'
import { ownJob, keeps } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'
import { stars } from './support/stars.ts'

walkJobDialog<RatingDraft>('rating-change', {
  title: (say) => say('jobDetails.rating.edit'),
  submit: (say) => say('jobActs.rating.save'),
  cancel: (say) => say('jobActs.rating.cancel'),
  fields: { stars, comment: textField((say) => say('jobActs.rating.comment')) },
  start: async (owner, worker) => ({ account: owner, jobId: await newRatedJob(owner, worker) }),
  sends: 'editRating',
  opens: ({ page, say }) => press(page.getByRole('main'), say('jobDetails.rating.edit')),
  saved: 'RATING_UPDATED',
  stored: async ({ owner, jobId }, { stars: rating, comment }) =>
    keeps((await ownJob(owner, jobId)).job.rating, {
      rating,
      comment: comment === '' ? null : comment,
    }),
})
