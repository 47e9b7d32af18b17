import { expect } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { reasonWords } from '../../src/features/job-details/parts/invitation-reasons.ts'
import type {
  DeclineDraft,
  InvitationDraft,
  ReasonDraft,
  RatingDraft,
  ReplyDraft,
  ReportDraft,
} from '../../src/services/drafts.ts'
import { links } from '../../src/shared/routes.ts'
import {
  BUSINESS_NAME,
  nameOf,
  newBid,
  newBusiness,
  newCustomer,
  newDoneJob,
  newGivenJob,
  newJob,
  newMessage,
  newRatedJob,
  type Account,
} from '../support/api.ts'
import { inviteBusiness } from '../support/invitations.ts'
import { remembered } from 'statechart-kit/script/notes'
import { kindWords } from '../../src/ui/forms/report-kinds.ts'
import { chooseLast, stars } from './support/fields.ts'
import { textsOf } from './support/form-facts.ts'
import { press, textField, type FieldParts } from './support/form-acts.ts'
import { walkDialog, type DialogScene } from './support/forms.ts'
import { bidsOn, keeps, ownJob, isReported, talkOf } from './support/stored.ts'

/** The same two people for all paths; each path has a job of its own. */
const people = remembered(() => Promise.all([newCustomer(), newBusiness()]))

type Parties = { readonly owner: Account; readonly worker: Account; readonly jobId: string }

/** What tells one dialog about a job from another. */
type JobDialog<Draft> = Omit<DialogScene<Draft, Parties>, 'people' | 'path'> & {
  readonly on?: 'owner' | 'worker'
  /** Brings a job to where it has the dialog; answers its id. */
  readonly start: (owner: Account, worker: Account) => Promise<string>
  readonly path?: (parties: Parties) => string
}

function walkJobDialog<Draft extends object>(
  scene: string,
  { on = 'owner', start, path = ({ jobId }) => links.jobDetails(jobId), ...parts }: JobDialog<Draft>,
): void {
  walkDialog<Draft, Parties>(scene, {
    ...parts,
    people: async () => {
      const [owner, worker] = await people()
      return [on === 'owner' ? owner : worker, { owner, worker, jobId: await start(owner, worker) }]
    },
    path,
    storedBeside: {
      // Opening a conversation marks as seen what was said there.
      markMessagesSeen: async ({ worker: { client }, jobId }) => {
        const { thread } = await answer(client.POST('/messages', { body: { jobId, limit: 1 } }))
        expect(thread.seenByOther).toBe(thread.lastNumber)
      },
    },
  })
}

/** Four reasons, of which none has to be chosen. */
const reason: FieldParts<DeclineDraft['reason']> = {
  find: (place, say) => place.getByRole('group', { name: say('jobActs.decline.reason') }),
  fill: async (group, chosen, say) => {
    if (chosen !== '') await chooseLast(group, say(`jobDetails.decline.reasons.${chosen}`))
  },
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
    return jobId
  },
  call: 'declineBid',
  opens: ({ page, say }, { worker }) =>
    press(page.getByRole('main'), say('jobDetails.interests.declineNamed', { name: nameOf(worker.session) })),
  news: 'INTEREST_DECLINED',
  stored: async ({ owner, jobId }, { reason: chosen, comment }) =>
    keeps(await bidsOn(owner, jobId), [
      {
        state: 'declined',
        declined: { reason: chosen === '' ? null : chosen, comment: comment === '' ? null : comment },
      },
    ]),
  /** Folded away below the others, with the reason. */
  saved: async ({ visit: { page, say }, worker }, { context: { draft } }) => {
    await page.getByText(say('jobDetails.interests.declined', { count: 1 }), { exact: true }).click()
    if (draft.reason !== '') await page.getByText(say(`jobDetails.decline.reasons.${draft.reason}`)).waitFor()
    await page
      .getByRole('button', { name: say('jobDetails.interests.reconsiderNamed', { name: nameOf(worker.session) }) })
      .waitFor()
  },
})

/** One of four reasons has to be chosen. */
const invitationReason: FieldParts<InvitationDraft['reason']> = {
  find: (place, say) => place.getByRole('group', { name: say('jobActs.invitation.reason') }),
  fill: async (group, chosen, say) => {
    if (chosen !== '') await chooseLast(group, say(`jobDetails.invitation.reasons.${reasonWords[chosen]}`))
  },
  read: reason.read,
  shown: (chosen, say) => (chosen === '' ? '' : say(`jobDetails.invitation.reasons.${reasonWords[chosen]}`)),
}

walkJobDialog<InvitationDraft>('decline-invitation', {
  title: (say) => say('jobActs.invitation.title'),
  submit: (say) => say('jobActs.invitation.submit'),
  cancel: (say) => say('jobActs.invitation.cancel'),
  fields: { reason: invitationReason },
  on: 'worker',
  start: async (owner, worker) => {
    const jobId = await newJob(owner)
    await inviteBusiness(owner, jobId, worker)
    return jobId
  },
  call: 'declineInvitation',
  opens: ({ page, say }) => press(page.getByRole('main'), say('jobDetails.invitation.button')),
  news: 'YOUR_INVITATION_DECLINED',
  stored: async ({ owner, jobId }, { reason: chosen }) =>
    keeps((await ownJob(owner, jobId)).invitations, [{ reason: chosen }]),
  saved: ({ visit: { page, say } }) => page.getByText(say('jobBanner.declinedInvitation'), { exact: true }).waitFor(),
})

walkJobDialog<ReasonDraft>('doubt', {
  title: (say) => say('jobActs.doubt.title'),
  submit: (say) => say('jobActs.doubt.submit'),
  cancel: (say) => say('jobActs.doubt.cancel'),
  fields: { reason: textField((say) => say('jobActs.doubt.reason')) },
  start: newDoneJob,
  call: 'doubtCompletion',
  opens: async ({ page, say }) => {
    // The rating opens by itself and is put off.
    await press(
      page.getByRole('dialog', { name: say('jobActs.rating.title', { name: BUSINESS_NAME }) }),
      say('jobActs.rating.later'),
    )
    await press(page.getByRole('main'), say('jobDetails.doubt.button'))
  },
  news: 'COMPLETION_DOUBTED',
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
  on: 'worker',
  start: newGivenJob,
  call: 'endAssignment',
  opens: async ({ page, say }) => {
    await press(page.getByRole('main'), say('jobDetails.more'))
    await press(page.getByRole('main'), say('jobDetails.ending.business.button'))
  },
  news: 'STEPPED_DOWN',
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
  title: (say) => say('jobActs.rating.title', { name: BUSINESS_NAME }),
  submit: (say) => say('jobActs.rating.submit'),
  cancel: (say) => say('jobActs.rating.later'),
  fields: { stars, comment: textField((say) => say('jobActs.rating.comment')) },
  start: newDoneJob,
  call: 'rateJob',
  news: 'JOB_RATED',
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
  start: newRatedJob,
  call: 'editRating',
  opens: ({ page, say }) => press(page.getByRole('main'), say('jobDetails.rating.edit')),
  news: 'RATING_UPDATED',
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
  on: 'worker',
  start: newRatedJob,
  call: 'answerRating',
  opens: ({ page, say }) => press(page.getByRole('main'), say('jobDetails.reply.button')),
  news: 'RATING_ANSWERED',
  stored: async ({ owner, jobId }, { reply }) => keeps((await ownJob(owner, jobId)).job.rating?.reply, { text: reply }),
})

/** One of six kinds has to be chosen. */
const reportKind: FieldParts<ReportDraft['kind']> = {
  find: (place, say) => place.getByRole('group', { name: say('report.kind') }),
  fill: async (group, chosen, say) => {
    if (chosen !== '') await chooseLast(group, say(`report.kinds.${kindWords[chosen]}`))
  },
  read: reason.read,
  shown: (chosen, say) => (chosen === '' ? '' : say(`report.kinds.${kindWords[chosen]}`)),
}

walkJobDialog<ReportDraft>('report', {
  title: (say) => say('report.titles.message'),
  submit: (say) => say('report.submit'),
  cancel: (say) => say('report.cancel'),
  fields: { kind: reportKind, reason: textField((say) => say('report.words')) },
  start: async (owner, worker) => {
    const jobId = await newJob(owner)
    await newBid(worker, jobId, 120)
    await newMessage(worker, jobId, 'Pay me first.')
    return jobId
  },
  path: ({ jobId, worker }) => links.thread(jobId, worker.session.user.id),
  call: 'reportMessage',
  opens: async ({ page, say }) => {
    for (const words of [say('inbox.menu.button'), say('inbox.menu.report'), say('messages.report.button')])
      await press(page.getByRole('main'), words)
  },
  news: 'MESSAGE_REPORTED',
  stored: async ({ owner, worker, jobId }, { reason: words }) => {
    const { messages } = await talkOf(owner, jobId, worker.session.user.id)
    keeps(messages, [{ number: 1, reported: true }])
    await isReported(jobId, words)
  },
  saved: ({ visit: { page, say } }) => page.getByText(say('messages.report.done')).waitFor(),
})
