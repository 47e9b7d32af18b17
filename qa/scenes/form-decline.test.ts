import type { DeclineDraft } from '../../src/services/drafts.ts'
import { nameOf, newBid, newJob } from '../support/api.ts'
import { textsOf } from './support/form-facts.ts'
import { press, textField, type FieldParts } from './support/form-stage.ts'
import { bidsOn, keeps } from './support/stored.ts'
import { walkJobDialog } from './support/job-dialog.ts'

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
