import { links } from '../../src/routes.ts'
import type { ReasonDraft } from '../../src/services/drafts.ts'
import { newBid, newJob, newMessage } from '../support/api.ts'
import { press, textField } from './support/form-stage.ts'
import { isReported, talkOf, keeps } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'

walkJobDialog<ReasonDraft>('report', {
  title: (say) => say('messages.report.title'),
  submit: (say) => say('messages.report.submit'),
  cancel: (say) => say('messages.report.cancel'),
  fields: { reason: textField((say) => say('messages.report.reason')) },
  start: async (owner, worker) => {
    const jobId = await newJob(owner)
    await newBid(worker, jobId, 120)
    await newMessage(worker, jobId, 'Pay me first.')
    return { account: owner, jobId, address: links.thread(jobId, worker.session.user.id) }
  },
  sends: 'reportMessage',
  opens: ({ page, say }) => press(page.getByRole('main'), say('messages.report.button')),
  saved: 'MESSAGE_REPORTED',
  stored: async ({ owner, worker, jobId }, { reason }) => {
    const { messages } = await talkOf(owner, jobId, worker.session.user.id)
    keeps(messages, [{ number: 1, reported: true }])
    await isReported(jobId, reason)
  },
  after: ({ page, say }) => page.getByText(say('messages.report.done')).waitFor(),
})
