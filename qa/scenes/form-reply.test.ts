import type { ReplyDraft } from '../../src/services/drafts.ts'
import { newRatedJob } from '../support/api.ts'
import { press, textField } from './support/form-stage.ts'
import { ownJob, keeps } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'

walkJobDialog<ReplyDraft>('reply', {
  title: (say) => say('jobActs.reply.title'),
  submit: (say) => say('jobActs.reply.submit'),
  cancel: (say) => say('jobActs.reply.cancel'),
  fields: { reply: textField((say) => say('jobActs.reply.text')) },
  start: async (owner, worker) => ({ account: worker, jobId: await newRatedJob(owner, worker) }),
  sends: 'answerRating',
  opens: ({ page, say }) => press(page.getByRole('main'), say('jobDetails.reply.button')),
  saved: 'RATING_ANSWERED',
  stored: async ({ owner, jobId }, { reply }) => keeps((await ownJob(owner, jobId)).job.rating?.reply, { text: reply }),
})
