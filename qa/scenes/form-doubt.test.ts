import type { ReasonDraft } from '../../src/services/drafts.ts'
import { newDoneJob } from '../support/api.ts'
import { press, textField } from './support/form-stage.ts'
import { ownJob, keeps } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'

walkJobDialog<ReasonDraft>('doubt', {
  title: (say) => say('jobActs.doubt.title'),
  submit: (say) => say('jobActs.doubt.submit'),
  cancel: (say) => say('jobActs.doubt.cancel'),
  fields: { reason: textField((say) => say('jobActs.doubt.reason')) },
  start: async (owner, worker) => ({ account: owner, jobId: await newDoneJob(owner, worker) }),
  sends: 'doubtCompletion',
  opens: async ({ page, say }) => {
    // The rating opens by itself and is put off.
    await press(page.getByRole('dialog', { name: say('jobActs.rating.title') }), say('jobActs.rating.later'))
    await press(page.getByRole('main'), say('jobDetails.doubt.button'))
  },
  saved: 'COMPLETION_DOUBTED',
  stored: async ({ owner, jobId }, { reason }) => {
    const { job, doubt } = await ownJob(owner, jobId)
    keeps({ job, doubt }, { job: { status: 'inprogress' }, doubt: { reason } })
  },
})
