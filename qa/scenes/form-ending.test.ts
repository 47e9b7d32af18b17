import type { ReasonDraft } from '../../src/services/drafts.ts'
import { newGivenJob } from '../support/api.ts'
import { press, textField } from './support/form-stage.ts'
import { ownJob, keeps } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'

walkJobDialog<ReasonDraft>('ending', {
  title: (say) => say('jobActs.ending.business.title'),
  submit: (say) => say('jobActs.ending.business.submit'),
  cancel: (say) => say('jobActs.ending.cancel'),
  fields: { reason: textField((say) => say('jobActs.ending.reason')) },
  start: async (owner, worker) => ({ account: worker, jobId: await newGivenJob(owner, worker) }),
  sends: 'endAssignment',
  opens: ({ page, say }) => press(page.getByRole('main'), say('jobDetails.ending.business.button')),
  saved: 'STEPPED_DOWN',
  stored: async ({ owner, jobId }, { reason }) => {
    const { job, ended } = await ownJob(owner, jobId)
    keeps(
      { job, ended },
      {
        job: { status: 'open', assignedBusinessId: null },
        ended: { by: 'business', reason },
      },
    )
  },
})
