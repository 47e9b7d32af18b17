import type { DeclineDraft, ReasonDraft, RatingDraft, ReplyDraft } from '../../src/services/drafts.ts'
import { nameOf, newBid, newJob, newDoneJob, newGivenJob, newRatedJob, newMessage } from '../support/api.ts'
import { stars } from './support/fields.ts'
import { textsOf } from './support/form-facts.ts'
import { press, textField, type FieldParts } from './support/form-stage.ts'
import { bidsOn, keeps, ownJob, isReported, talkOf } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'
import { links } from '../../src/shared/routes.ts'

/** Four reasons, of which none has to be chosen. */
const reason: FieldParts<DeclineDraft['reason']> = {
  find: (place, say) => place.getByRole('group', { name: say('jobActs.decline.reason') }),
  fill: (group, chosen, say) =>
    chosen === ''
      ? Promise.resolve()
      : group.getByRole('radio', { name: say(`jobDetails.decline.reasons.${chosen}`), exact: true }).check(),
  read: async (group) => ({
    value: (await textsOf(group.locator('label', { has: group.page().locator(':checked') })))[0] ?? '',
    wrong: (await textsOf(group.locator('p')))[0] ?? null,
  }),
  shown: (chosen, say) => (chosen === '' ? '' : say(`jobDetails.decline.reasons.${chosen}`)),
}

walkJobDialog<DeclineDraft>('decline', {
  title: (say) => say('jobActs.decline.title'),
  submit: (say) => say('jobActs.decline.submit'),
  cancel: (say) => say('jobActs.decline.cancel'),
  fields: { reason, comment: textField((say) => say('jobActs.decline.comment')) },
  start: async (owner, worker) => {
    const jobId = await newJob(owner)
    await newBid(worker, jobId, 100)
    return { account: owner, jobId }
  },
  sends: 'declineBid',
  opens: ({ page, say }, worker) =>
    press(page.getByRole('main'), say('jobDetails.interests.declineNamed', { name: nameOf(worker.session) })),
  saved: 'INTEREST_DECLINED',
  stored: async ({ owner, jobId }, { reason: chosen, comment }) =>
    keeps(await bidsOn(owner, jobId), [
      {
        state: 'declined',
        declined: { reason: chosen === '' ? null : chosen, comment: comment === '' ? null : comment },
      },
    ]),
  /** Folded away below the others, with the reason. */
  after: async ({ page, say }, { context: { draft } }, worker) => {
    await page.getByText(say('jobDetails.interests.declined', { count: 1 }), { exact: true }).click()
    if (draft.reason !== '') await page.getByText(say(`jobDetails.decline.reasons.${draft.reason}`)).waitFor()
    await page
      .getByRole('button', { name: say('jobDetails.interests.reconsiderNamed', { name: nameOf(worker.session) }) })
      .waitFor()
  },
})

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
